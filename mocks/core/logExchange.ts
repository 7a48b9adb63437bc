import type { Answer, MockRequest } from './answer.ts';
import type { Backend } from './backend.ts';

/** Request headers that decide how a call is answered. */
const shownHeaders = [
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'prefer',
  'if-none-match',
] as const;

function headersOf(request: MockRequest): Record<string, string> {
  const found = shownHeaders.map((name) => [name, request.header(name)] as const);
  return Object.fromEntries(found.filter((pair): pair is [(typeof pair)[0], string] => pair[1] !== null));
}

interface HowAnswered {
  /** `performance.now()` when the request arrived. */
  readonly begunAt: number;
  readonly scenarios: readonly string[];
  readonly answeredBy?: 'backend';
}

export function logExchange(
  { log, clock }: Backend,
  request: MockRequest,
  answer: Answer,
  { begunAt, scenarios, answeredBy }: HowAnswered,
): void {
  log.add({
    at: clock.now(),
    operation: answer.operation,
    method: request.method,
    path: request.pathname,
    query: request.query.toString(),
    body: request.body,
    status: answer.status,
    ...(answer.failure ? { failure: answer.failure } : {}),
    duration: Math.round(performance.now() - begunAt + answer.delay),
    scenarios: [...scenarios],
    ...(answeredBy ? { answeredBy } : {}),
    requestHeaders: headersOf(request),
    responseHeaders: answer.headers,
    response: answer.body,
  });
}
