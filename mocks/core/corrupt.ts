import { withEmptyLobby } from '../scenarios/emptyLobby.ts';
import { slowDelay, type Fault } from '../scenarios/faults.ts';
import { transformByFault, transformByState, type AnswerState } from '../scenarios/transform.ts';
import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import type { OperationEntry } from './routes.ts';
import { schemaNamed } from './schemas.ts';

export function corruptValue(
  backend: Backend,
  operation: OperationEntry,
  value: unknown,
  fault: Fault | null,
): unknown {
  if (operation.responseType === null) return value;
  const schema = schemaNamed(operation.responseType);
  let changed = backend.scenarios.is('state.empty_lobby') ? withEmptyLobby(operation, value) : value;
  for (const state of [
    'state.hostile_texts',
    'state.hostile_urls',
    'state.unknown_enums',
  ] as const satisfies AnswerState[]) {
    if (backend.scenarios.is(state)) changed = transformByState(state, schema, changed);
  }
  return fault ? transformByFault(fault, schema, changed) : changed;
}

const htmlPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Corrupts the response. The call itself has already had its effect. */
export function withFault(answer: Answer, fault: Fault): Answer {
  // Drops `value`, so that every transport sends `body`.
  const { value: _, ...rest } = answer;
  switch (fault) {
    case 'fault_malformed_json':
      return {
        ...rest,
        headers: { ...rest.headers, 'content-type': 'application/json' },
        body: (rest.body ?? '{"data":[]}').slice(0, Math.max(2, Math.floor((rest.body?.length ?? 10) / 2))),
      };
    case 'fault_html':
      return {
        ...rest,
        status: 200,
        headers: { ...rest.headers, 'content-type': 'text/html' },
        body: htmlPage,
      };
    case 'fault_empty':
      return { ...rest, headers: { ...rest.headers, 'content-type': 'application/json' }, body: '' };
    case 'fault_lost_answer':
      return { ...rest, body: null, failure: 'lost' };
    case 'fault_slow':
      return { ...answer, delay: answer.delay + slowDelay };
    default:
      return answer;
  }
}
