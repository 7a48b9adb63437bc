// A proxy between the page and a real backend. Compares each response with the OpenAPI description
// and logs it in the mock's session. For the chosen operations, the mock answers in place of the
// backend.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { safeParse } from 'zod/v4/core';
import type { Backend } from '../core/backend.ts';
import { isRecord } from '../core/isRecord.ts';
import { logExchange } from '../core/logExchange.ts';
import { matchOperation, type OperationEntry } from '../core/routes.ts';
import { schemaNamed } from '../core/schemas.ts';
import { latestLogin, tokensInRebuilt } from '../handlers/journal.ts';
import { readBody, sendAnswer, toMockRequest } from '../server/request.ts';
import type { MockHttpServer } from '../server/serve.ts';
import { visitOf, type Visit } from '../server/visit.ts';
import type { MockRequest } from '../core/answer.ts';

const MOST_DIFFERENCES = 3;

/** The differences between a response and the OpenAPI description; empty if they agree. */
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
  /** Base URL of the real backend. */
  readonly target: string;
  /** The mock server. Its sessions hold the log of all calls, and which operations the mock answers. */
  readonly mock: Pick<MockHttpServer, 'sessions' | 'changes'>;
  readonly log: (line: string) => void;
}

/**
 * Lets the mock answer. The page's token belongs to the real backend, so the mock can't use it. A
 * call with a token acts for the player who last logged in to the mock, or for the persona `player`.
 * Returns the status.
 */
function answerFromMock(
  { request, response }: Pick<Visit, 'request' | 'response'>,
  backend: Backend,
  asked: MockRequest,
): number {
  const standIn = () => tokensInRebuilt(backend, latestLogin(backend)) ?? backend.signIn('player');
  const authorization = asked.header('authorization') === null ? null : `Bearer ${standIn()?.token ?? ''}`;
  const header: MockRequest['header'] = (name) =>
    name.toLowerCase() === 'authorization' ? authorization : asked.header(name);
  const answer = backend.respond({ ...asked, header });
  sendAnswer(request, response, answer, {});
  return answer.status;
}

interface Forwarded {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly failure?: 'network';
}

/** Sends the call to the backend, and the backend's response to the page. */
async function forward(
  target: string,
  { request, response, url }: Visit,
  text: string | null,
): Promise<Forwarded> {
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
  const headers = Object.fromEntries(forwardable(answer.headers));
  response.writeHead(answer.status, { ...headers, ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}) });
  response.end(body);
  return { status: answer.status, headers, body: body === '' ? null : body };
}

/** Returns the request handler of the proxy. */
export function createDescribedBackend({ target, mock: { sessions, changes }, log }: DescribedBackend) {
  const answerFromBackend = async (
    visit: Visit,
    asked: MockRequest,
    operation: OperationEntry | undefined,
  ): Promise<void> => {
    const begunAt = performance.now();
    const name = operation?.id ?? `${asked.method} ${asked.pathname}`;
    const note = (forwarded: Forwarded): void => {
      const answer = { ...forwarded, operation: operation?.id ?? null, delay: 0 };
      const how = { begunAt, scenarios: [], answeredBy: 'backend' } as const;
      logExchange(sessions.get(visit.sessionId), asked, answer, how);
    };
    try {
      const answer = await forward(target, visit, asked.body);
      note(answer);
      const differences = operation
        ? differencesOf(operation, answer.status, jsonOf(answer.body ?? ''))
        : ['not described'];
      for (const difference of differences) log(`${name}: ${difference}`);
    } catch (error) {
      note({ status: 502, headers: {}, body: null, failure: 'network' });
      log(`${asked.method} ${asked.pathname}: ${target} gives no answer (${String(error)})`);
      visit.response.writeHead(502).end();
    }
  };
  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = visitOf(request, response);
    if (!visit) {
      response.writeHead(400).end();
      return;
    }
    const asked = toMockRequest(request, visit.url, await readBody(request));
    const match = matchOperation(asked.method, asked.pathname);
    const operation = match.found === 'operation' ? match.operation : undefined;
    const backend = sessions.get(visit.sessionId);
    if (operation && backend.settings.mocked?.includes(operation.id))
      log(`${operation.id}: the mock answered ${String(answerFromMock(visit, backend, asked))}`);
    else await answerFromBackend(visit, asked, operation);
    changes.note(visit.sessionId);
  };
}
