// A scenario that is being composed, without any DOM.
import { operationById, operationList } from '../../core/routes.ts';
import { defaultExample } from '../../scenarios/check.ts';
import { faults } from '../../scenarios/faults.ts';
import { readScenario } from '../../scenarios/read.ts';
import { wholeNetwork, type Match } from '../../scenarios/scenario.ts';
import { writeScenario } from '../../scenarios/write.ts';

export interface Composed {
  readonly operation: string;
  readonly matches: readonly Match[];
  readonly outcomes: readonly string[];
  /** Number of calls to skip first. */
  readonly after: number;
  /** Number of calls that the scenario applies to; 0 for no limit. */
  readonly times: number;
  /** Milliseconds. */
  readonly delay: number;
  /** Milliseconds. */
  readonly jitter: number;
  /** Percent of the calls, 1 to 100. */
  readonly share: number;
}

export const operationNames: readonly string[] = [wholeNetwork, ...operationList.map(({ id }) => id)];

/** The names that the conditions of a scenario can use for this operation. */
export function matchNames(operation: string): string[] {
  const entry = operationById.get(operation);
  const parameters = (entry?.parameters ?? []).filter(
    ({ in: place }) => place === 'path' || place === 'query',
  );
  return ['player', ...parameters.map(({ name }) => name), ...(entry?.bodyFields ?? [])];
}

export interface Outcome {
  readonly name: string;
  /** The name to show. An example's HTTP status or an explanation may follow, as in `not_found (404)`. */
  readonly label: string;
}

/** The outcomes that a scenario of the operation can have: examples, faults, then `pass` or `slow`. */
export function outcomesOf(operation: string): Outcome[] {
  const entry = operationById.get(operation);
  const examples = [...(entry?.errors ?? []), ...(entry?.answers ?? [])].filter(
    ({ name }) => name !== defaultExample,
  );
  return [
    ...examples.map(({ name, status }) => ({ name, label: `${name} (${String(status)})` })),
    ...Object.keys(faults).map((name) => ({ name, label: name })),
    { name: entry ? 'pass' : 'slow', label: entry ? 'pass: the world answers' : 'slow' },
  ];
}

/** The scenario's text, and the reason why it can't be applied, or null. */
export function textOfComposed(composed: Composed): { text: string; problem: string | null } {
  const { operation, matches, outcomes, after, times, delay, jitter, share } = composed;
  const text = writeScenario({
    operation,
    matches: matches.filter(({ name }) => name !== ''),
    outcomes,
    options: {
      ...(times > 0 ? { times } : {}),
      ...(after > 0 ? { after } : {}),
      ...(delay > 0 ? { delay } : {}),
      ...(jitter > 0 ? { jitter } : {}),
      ...(share < 100 ? { rate: share / 100 } : {}),
    },
  });
  const read = readScenario(text);
  return { text, problem: 'problem' in read ? read.problem : null };
}
