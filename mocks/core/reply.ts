// Builds responses from examples and errors, with the common headers.
import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import type { ErrorBody } from './refusal.ts';
import { isErrorExample, type AnswerExample, type ErrorExample, type OperationEntry } from './routes.ts';

/**
 * The common headers. `Date` has the mock's time, because the client's timers follow the server's
 * clock.
 */
export function headersOf(backend: Backend): Record<string, string> {
  return { date: new Date(backend.clock.now()).toUTCString(), 'cache-control': 'no-store' };
}

export function errorAnswer(
  backend: Backend,
  operation: OperationEntry | null,
  status: number,
  body: ErrorBody,
): Answer {
  const data = body.errors[0]?.['data'];
  const wait =
    typeof data === 'object' && data !== null && 'retryAfter' in data
      ? { 'retry-after': String(data.retryAfter) }
      : {};
  return {
    operation: operation?.id ?? null,
    status,
    headers: {
      ...headersOf(backend),
      'content-type': 'application/json',
      ...(status === 429 || status === 503 ? wait : {}),
    },
    body: JSON.stringify(body),
    delay: backend.settings.latency,
  };
}

export function exampleAnswer(
  backend: Backend,
  operation: OperationEntry,
  example: AnswerExample | ErrorExample,
): Answer {
  if (isErrorExample(example)) return errorAnswer(backend, operation, example.status, example.value);
  return {
    operation: operation.id,
    status: example.status,
    headers: { ...headersOf(backend), 'content-type': 'application/json' },
    body: JSON.stringify(example.value),
    delay: backend.settings.latency,
  };
}
