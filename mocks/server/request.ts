// Converts between Node's HTTP messages and the pipeline's.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAlreadySerialised, type Answer, type MockRequest } from '../core/answer.ts';
import { maxBody } from '../handlers/bodyLimits.ts';
import { encodeBody, encodingOf } from './encoding.ts';

export interface Body {
  text: string | null;
  oversize: boolean;
}

/** Resolves after half of the body, to simulate a connection that breaks mid-upload. */
export function readHalf(request: IncomingMessage): Promise<Body> {
  const half = Number(request.headers['content-length'] ?? 0) / 2;
  const nothing = { text: null, oversize: false };
  return new Promise((resolve) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size < half) return;
      request.pause();
      resolve(nothing);
    });
    request.on('end', () => resolve(nothing));
    request.on('error', () => resolve(nothing));
  });
}

/** Reads the body. Discards a body over the size limit. */
export function readBody(request: IncomingMessage): Promise<Body> {
  if (request.method === 'GET' || request.method === 'HEAD')
    return Promise.resolve({ text: null, oversize: false });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBody) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () =>
      resolve({
        text: chunks.length > 0 ? Buffer.concat(chunks).toString('utf8') : null,
        oversize: size > maxBody,
      }),
    );
    request.on('error', reject);
  });
}

export function toMockRequest(request: IncomingMessage, url: URL, { text, oversize }: Body): MockRequest {
  return {
    method: request.method ?? 'GET',
    pathname: url.pathname,
    query: url.searchParams,
    header(name) {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
    body: text,
    oversize,
  };
}

/** Milliseconds after which a hanging response is closed: twice the client's timeout. */
const maxHang = 60_000;

const knownBytes = new WeakMap<object, Buffer>();

/** The bytes of an answer's text. Cached for a constant answer, because encoding costs more than sending. */
function bytesOf({ value }: Answer, text: string): Buffer {
  if (typeof value !== 'object' || value === null || !isAlreadySerialised(value)) return Buffer.from(text);
  const bytes = knownBytes.get(value) ?? Buffer.from(text);
  knownBytes.set(value, bytes);
  return bytes;
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  extra: Record<string, string | string[]>,
): void {
  if (response.destroyed) return;
  const { content, encoding } = encodeBody(answer.body ?? '', encodingOf(request.headers['accept-encoding']));
  // Encodes the text only once, because its length and its bytes are both sent.
  const bytes = typeof content === 'string' ? bytesOf(answer, content) : content;
  response.writeHead(answer.status, {
    ...answer.headers,
    ...extra,
    'content-length': bytes.length,
    ...(encoding ? { 'content-encoding': encoding, vary: 'accept-encoding' } : {}),
  });
  response.end(answer.status === 204 ? undefined : bytes);
}

function deliver(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  extra: Record<string, string | string[]>,
): void {
  if (answer.failure === undefined) write(request, response, answer, extra);
  else if (answer.failure === 'lost') {
    // Browsers silently repeat a request if a reused connection closes before the first byte of the
    // response. So some bytes are sent first.
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 });
    response.flushHeaders();
    response.write('{', () => request.socket.destroy());
  } else request.socket.destroy();
}

/** Waits for the answer's delay, then sends the answer or simulates a failed connection. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  extra: Record<string, string | string[]>,
): void {
  const delay = answer.failure === 'hang' ? maxHang : answer.delay;
  if (delay <= 0) {
    deliver(request, response, answer, extra);
    return;
  }
  const timer = setTimeout(() => deliver(request, response, answer, extra), delay);
  response.on('close', () => clearTimeout(timer));
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  extra: Record<string, string | string[]> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...extra,
  });
  response.end(JSON.stringify(body));
}
