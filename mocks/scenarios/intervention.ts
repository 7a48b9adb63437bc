// Combines the scenarios that apply to a call into one intervention. They act in the given order.
import type { $ZodType } from 'zod/v4/core';
import type { Answer } from '../core/answer.ts';
import { isErrorExample, type OperationEntry } from '../core/routes.ts';
import type { Intervention } from '../core/scenarioBoard.ts';
import { exampleOf } from './check.ts';
import { connectionFaults, isFault, slowDelay, withNulls, withoutFields, type Fault } from './faults.ts';
import type { Applied } from './step.ts';
import { choiceVisitor, hugeVisitor } from './visitors.ts';
import { walk } from './walk.ts';

function changeFields(value: unknown, fault: Fault, schema: $ZodType): unknown {
  switch (fault) {
    case 'fault_missing_fields':
      return withoutFields(value);
    case 'fault_nulls':
      return withNulls(value);
    case 'fault_unknown_enums':
      return walk(schema, value, choiceVisitor);
    case 'fault_huge':
      return walk(schema, value, hugeVisitor);
    default:
      return value;
  }
}

const htmlPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * @param status the status to send with an HTML page: that of the scenario's error, or 200 without an
 * error, because broken proxies send 200
 */
function changeBody(answer: Answer, fault: Fault, status: number): Answer {
  // Drops `value`, so that every transport sends the changed `body`.
  const { value: _, ...rest } = answer;
  switch (fault) {
    case 'fault_malformed_json':
      return {
        ...rest,
        headers: { ...rest.headers, 'content-type': 'application/json' },
        body: (rest.body ?? '{"data":[]}').slice(0, Math.max(2, Math.floor((rest.body?.length ?? 10) / 2))),
      };
    case 'fault_html':
      return { ...rest, status, headers: { ...rest.headers, 'content-type': 'text/html' }, body: htmlPage };
    case 'fault_empty':
      return { ...rest, headers: { ...rest.headers, 'content-type': 'application/json' }, body: '' };
    default:
      return answer;
  }
}

export function interventionOf(operation: OperationEntry, applied: readonly Applied[]): Intervention {
  const outcomes = applied.flatMap((one) => one.outcomes);
  const given = outcomes.filter(isFault);
  const broken = given.find((fault) => connectionFaults.includes(fault));
  const [example = null] = outcomes.flatMap((name) => exampleOf(operation, name) ?? []);
  const status = example && isErrorExample(example) ? example.status : 200;
  const slow = given.filter((fault) => fault === 'fault_slow').length * slowDelay;
  return {
    failure: broken === undefined ? null : broken === 'fault_timeout' ? 'hang' : 'network',
    isCutOff: broken === 'fault_cut_off',
    applied: applied.map(({ text }) => text),
    example,
    delay: applied.reduce((sum, { delay }) => sum + delay, slow),
    changeValue: (value, schema) =>
      given.reduce((current: unknown, fault) => changeFields(current, fault, schema), value),
    changeAnswer(answer) {
      const changed = given.reduce((current, fault) => changeBody(current, fault, status), answer);
      if (!given.includes('fault_lost_answer')) return changed;
      const { value: _, ...rest } = changed;
      return { ...rest, body: null, failure: 'lost' };
    },
  };
}
