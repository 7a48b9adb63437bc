// Stands between the page and a real backend: compares each answer with the description, and answers some
// operations from the mock instead.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { safeParse } from 'zod/v4/core';
import { createBackend } from '../casino.ts';
import type { Backend } from '../core/backend.ts';
import { isRecord } from '../core/isRecord.ts';
import { matchOperation, type OperationEntry } from '../core/routes.ts';
import { schemaNamed } from '../core/schemas.ts';
import { readBody, toMockRequest, type Body } from '../server/request.ts';

const MOST_DIFFERENCES = 3;

/** How an answer differs from the description. Empty if it doesn't. */
export function differencesOf(
  { status: success, responseType, errors }: OperationEntry,
  status: number,
  body: unknown,
): string[] {
  if (status === 304) return [];
  if (status >= 400) {
    const described = errors.filter((error) => error.status === status);
    if (described.length === 0) return [`status ${status} is not described`];
    const list = isRecord(body) && Array.isArray(body['errors']) ? (body['errors'] as unknown[]) : [];
    const [first] = list;
    const code = isRecord(first) ? String(first['code']) : undefined;
    if (code === undefined) return ['an error without a code'];
    const codes = described.flatMap(({ value }) => value.errors.map((error) => error.code));
    return codes.includes(code) ? [] : [`the code ${code} with status ${status} is not described`];
  }
  if (status !== success) return [`status ${status} instead of ${success}`];
  if (responseType === null) return [];
  const { error } = safeParse(schemaNamed(responseType), body);
  const issues = error?.issues ?? [];
  const shown = issues.slice(0, MOST_DIFFERENCES).map(({ path, message }) => `${path.join('.')}: ${message}`);
  return issues.length > shown.length ? [...shown, `and ${issues.length - shown.length} more`] : shown;
}

const BODILESS = new Set(['GET', 'HEAD']);
/** Headers that belong to one connection, or that `fetch` sets itself. */
const OWN_HEADERS = new Set([
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'transfer-encoding',
  'content-encoding',
]);

function forwardable(headers: Iterable<[string, string]>): [string, string][] {
  return [...headers].filter(([name]) => !OWN_HEADERS.has(name.toLowerCase()));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface DescribedBackend {
  /** The real backend's address. */
  readonly target: string;
  /** Operations that the mock answers. */
  readonly mocked: ReadonlySet<string>;
  readonly log: (line: string) => void;
}

/** Answers a call of the API. */
export function createDescribedBackend({ target, mocked, log }: DescribedBackend) {
  let mock: { backend: Backend; token: string } | undefined;
  /** The player of the mock knows nothing of the real one's login. */
  const mockOf = () => {
    if (mock) return mock;
    const backend = createBackend();
    mock = { backend, token: backend.signIn('player')?.token ?? '' };
    return mock;
  };
  const sendMock = (request: IncomingMessage, response: ServerResponse, url: URL, body: Body): number => {
    const { backend, token } = mockOf();
    const asked = toMockRequest(request, url, body);
    const header = (name: string): string | null =>
      name.toLowerCase() === 'authorization' && asked.header(name) !== null
        ? `Bearer ${token}`
        : asked.header(name);
    const { status, headers, body: text } = backend.respond({ ...asked, header });
    response.writeHead(status, headers).end(text);
    return status;
  };
  const forward = async (request: IncomingMessage, response: ServerResponse, url: URL, { text }: Body) => {
    const given = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const method = request.method ?? 'GET';
    const answer = await fetch(target + url.pathname + url.search, {
      method,
      headers: forwardable(given),
      redirect: 'manual',
      ...(BODILESS.has(method) || text === null ? {} : { body: text }),
    });
    const body = await answer.text();
    const cookies = answer.headers.getSetCookie();
    response.writeHead(answer.status, {
      ...Object.fromEntries(forwardable(answer.headers)),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    });
    response.end(body);
    return { status: answer.status, body };
  };
  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://page');
    const method = request.method ?? 'GET';
    const match = matchOperation(method, url.pathname);
    const operation = match.found === 'operation' ? match.operation : undefined;
    const body = await readBody(request);
    if (operation && mocked.has(operation.id)) {
      log(`${operation.id}: the mock answered ${String(sendMock(request, response, url, body))}`);
      return;
    }
    try {
      const { status, body: text } = await forward(request, response, url, body);
      const differences = operation ? differencesOf(operation, status, jsonOf(text)) : ['not described'];
      for (const difference of differences)
        log(`${operation?.id ?? `${method} ${url.pathname}`}: ${difference}`);
    } catch (error) {
      log(`${method} ${url.pathname}: ${target} gives no answer (${String(error)})`);
      response.writeHead(502).end();
    }
  };
}
