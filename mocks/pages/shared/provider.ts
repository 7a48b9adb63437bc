import { isRecord } from '#mocks/core/isRecord.ts';

/**
 * A refusal with the provider's error code. The code is `connection` if there was no readable
 * response.
 */
export class ProviderError extends Error {
  readonly code: string;
  /** Further details of the error, such as the amount that is still allowed. */
  readonly data: Fields;

  constructor(code: string, data: Fields = {}) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** Calls the provider. Adds the run or payment token to `body`. Throws a ProviderError. */
export type CallProvider = (path: string, body?: Fields) => Promise<Fields>;

interface Answer {
  status: number;
  body: unknown;
}

const timeoutMs = 10_000;

function errorOf(body: unknown): ProviderError {
  const errors: unknown = isRecord(body) ? body['errors'] : undefined;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (!isRecord(first) || typeof first['code'] !== 'string') return new ProviderError('unknown');
  return new ProviderError(first['code'], isRecord(first['data']) ? first['data'] : {});
}

/** The header that names the run's session on the mock server. Empty without a server. */
function sessionHeader(): Record<string, string> {
  const session = document.querySelector<HTMLMetaElement>('meta[name="mock-session"]')?.content;
  return session ? { 'x-mock-session': session } : {};
}

/**
 * Sends no cookies, because a page with an opaque origin has none. The token in the body is
 * sufficient.
 */
async function callServer(path: string, body: Fields): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...sessionHeader() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}

let lastId = 0;

/**
 * Sends the call to the casino's page (this window's parent or opener) by `postMessage`, because the demo
 * build has no server.
 */
function callCasinoPage(path: string, body: Fields): Promise<Answer> {
  const casino: Window = window.parent === window ? (window.opener ?? window.parent) : window.parent;
  lastId += 1;
  const id = `${path}#${lastId}`;
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
    };
    const receive = ({ source, data }: MessageEvent<unknown>): void => {
      if (
        source !== casino ||
        !isRecord(data) ||
        data['source'] !== 'mock-provider' ||
        data['id'] !== id ||
        typeof data['status'] !== 'number'
      )
        return;
      stop();
      resolve({ status: data['status'], body: data['body'] });
    };
    const timer = setTimeout(() => {
      stop();
      reject(new ProviderError('connection'));
    }, timeoutMs);
    window.addEventListener('message', receive);
    casino.postMessage({ source: 'mock-provider', id, path, body }, '*');
  });
}

/** Creates the provider's client. `owner` identifies the run or the payment. */
export function createProvider(owner: Fields, bridge: boolean): CallProvider {
  const send = bridge ? callCasinoPage : callServer;
  return async (path, body = {}) => {
    const answer = await send(`/mock-provider/${path}`, { ...owner, ...body }).catch(() => {
      throw new ProviderError('connection');
    });
    if (answer.status >= 400) throw errorOf(answer.body);
    if (!isRecord(answer.body)) throw new ProviderError('unknown');
    return answer.body;
  };
}

/**
 * Reads a numeric field. Throws a ProviderError if it is missing, because guessing about money is
 * worse than an error.
 */
export function numberOf(answer: Fields, name: string): number {
  const value = answer[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ProviderError('unknown');
  return value;
}

export function textOf(answer: Fields, name: string): string {
  const value = answer[name];
  if (typeof value !== 'string') throw new ProviderError('unknown');
  return value;
}

export function listOf(answer: Fields, name: string): readonly unknown[] {
  const value: unknown = answer[name];
  if (!Array.isArray(value)) throw new ProviderError('unknown');
  return value;
}
