// The journal as an HTTP archive (HAR 1.2), which browsers' tools and Playwright read.
import type { Exchange, LoggedFrame } from '../../core/log.ts';
import { urlOf } from './curl.ts';

interface NameAndValue {
  name: string;
  value: string;
}

interface Content {
  size: number;
  mimeType: string;
  text?: string;
}

export interface HarEntry {
  startedDateTime: string;
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    cookies: NameAndValue[];
    headers: NameAndValue[];
    queryString: NameAndValue[];
    postData?: { mimeType: string; text: string };
    headersSize: number;
    bodySize: number;
  };
  response: {
    status: number;
    statusText: string;
    httpVersion: string;
    cookies: NameAndValue[];
    headers: NameAndValue[];
    content: Content;
    redirectURL: string;
    headersSize: number;
    bodySize: number;
  };
  cache: Record<string, never>;
  timings: { send: number; wait: number; receive: number };
  comment?: string;
  /** Chrome's field for the messages of a socket. */
  _webSocketMessages?: { type: 'send' | 'receive'; time: number; opcode: 1; data: string }[];
}

export interface Har {
  log: { version: '1.2'; creator: { name: string; version: string }; entries: HarEntry[] };
}

const pairs = (values: Iterable<readonly [string, string]>): NameAndValue[] =>
  Array.from(values, ([name, value]) => ({ name, value }));
/** HAR's value for an unknown size. */
const unknownSize = -1;
const bytesOf = (text: string | null): number => new TextEncoder().encode(text ?? '').length;

function entryOf(exchange: Exchange, origin: string): HarEntry {
  const { at, duration, method, query, body, status, failure, scenarios } = exchange;
  const { requestHeaders, responseHeaders, response, isCut } = exchange;
  const comment = [
    ...(scenarios.length > 0 ? [`scenarios: ${scenarios.join(', ')}`] : []),
    ...(failure === undefined ? [] : [`no response: ${failure}`]),
    ...(isCut ? ['older bodies are cut'] : []),
  ].join('; ');
  return {
    startedDateTime: new Date(at).toISOString(),
    time: duration,
    request: {
      method,
      url: origin + urlOf(exchange),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(Object.entries(requestHeaders)),
      queryString: pairs(new URLSearchParams(query)),
      ...(body === null
        ? {}
        : { postData: { mimeType: requestHeaders['content-type'] ?? 'application/json', text: body } }),
      headersSize: unknownSize,
      bodySize: bytesOf(body),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(Object.entries(responseHeaders)),
      content: {
        size: bytesOf(response),
        mimeType: responseHeaders['content-type'] ?? 'x-unknown',
        ...(response === null ? {} : { text: response }),
      },
      redirectURL: '',
      headersSize: unknownSize,
      bodySize: bytesOf(response),
    },
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
    ...(comment === '' ? {} : { comment }),
  };
}

function socketEntry(frames: readonly LoggedFrame[], origin: string): HarEntry[] {
  const [first] = frames;
  if (!first) return [];
  const upgrade = entryOf(
    {
      id: first.id,
      at: first.at,
      operation: null,
      method: 'GET',
      path: '/socket',
      query: '',
      body: null,
      status: 101,
      duration: 0,
      scenarios: [],
      requestHeaders: { upgrade: 'websocket' },
      responseHeaders: {},
      response: null,
      isCut: false,
    },
    origin.replace(/^http/, 'ws'),
  );
  const messages = frames
    .filter(({ fate }) => fate !== 'dropped')
    .map(({ direction, at, text }) => ({
      type: direction === 'sent' ? ('receive' as const) : ('send' as const),
      time: at / 1000,
      opcode: 1 as const,
      data: text,
    }));
  return [{ ...upgrade, _webSocketMessages: messages }];
}

export function harOf(exchanges: readonly Exchange[], frames: readonly LoggedFrame[], origin: string): Har {
  return {
    log: {
      version: '1.2',
      creator: { name: 'The mock casino', version: '1' },
      entries: [...exchanges.map((exchange) => entryOf(exchange, origin)), ...socketEntry(frames, origin)],
    },
  };
}
