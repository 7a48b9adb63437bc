// Explains to users of the console and the control API why a scenario is invalid.
import { isErrorExample, operationById, type OperationEntry } from '../core/routes.ts';
import { personas } from '../world/personas.ts';
import { bodyFaults, connectionFaults, fieldFaults, isFault } from './faults.ts';
import { wholeNetwork, type CallScenario, type Match } from './scenario.ts';
import { isNamedState } from './states.ts';

/** Default examples aren't scenarios, because the world produces them anyway. */
export const defaultExample = 'success';

export function exampleOf(operation: OperationEntry | undefined, name: string) {
  if (!operation || name === defaultExample) return undefined;
  return [...operation.errors, ...operation.answers].find((example) => example.name === name);
}

const callers: readonly string[] = [...personas, 'registered', 'guest'];

/** Whether a path such as `limits.0.kind` matches a field such as `limits.*.kind`. */
function isField(path: string, field: string): boolean {
  const names = path.split('.');
  const wanted = field.split('.');
  return (
    names.length === wanted.length && wanted.every((name, index) => name === '*' || name === names[index])
  );
}

function matchProblem(operation: OperationEntry | undefined, { name, value }: Match): string | null {
  if (name === 'player')
    return callers.includes(value) ? null : `there is no player ${value}, only ${callers.join(', ')}`;
  const parameters = (operation?.parameters ?? []).flatMap((parameter) =>
    parameter.in === 'path' || parameter.in === 'query' ? parameter.name : [],
  );
  const fields = operation?.bodyFields ?? [];
  if (parameters.includes(name) || fields.some((field) => isField(name, field))) return null;
  return `there is no ${name || '""'} to match, only ${[...parameters, ...fields, 'player'].join(', ')}`;
}

/**
 * The order in which outcomes act: 0 for the response itself, 1 for its fields, 2 for its text, 3 for the
 * connection. Null for a slow response, which combines with any of them.
 */
function stepOf(outcome: string): number | null {
  if (outcome === 'fault_slow') return null;
  if (!isFault(outcome)) return 0;
  return fieldFaults.includes(outcome) ? 1 : bodyFaults.includes(outcome) ? 2 : 3;
}

/** Whether the call still gets the world's usual response with this outcome. */
const isPassing = (outcome: string): boolean => outcome === 'pass' || outcome === 'slow';

/** Why these two outcomes can't follow each other in a scenario, or null. */
function pairProblem(operation: OperationEntry | undefined, first: string, second: string): string | null {
  const [from, to] = [stepOf(first), stepOf(second)];
  if (first === second) return `${first} is given twice`;
  const alone = [first, second].find((outcome) => isPassing(outcome) || outcome === 'fault_timeout');
  if (alone !== undefined) return `${alone} stands alone`;
  if (from === 3) return `nothing follows ${first}`;
  if (from === 0 && to === 0) return `${first} and ${second} are two answers to one call`;
  if (from === null || to === null) return to === 0 ? `${second} comes before ${first}` : null;
  if (from > to) return `${second} comes before ${first}`;
  if (connectionFaults.includes(second) || (second === 'fault_lost_answer' && from > 0))
    return `${second} leaves nothing of ${first}`;
  const example = exampleOf(operation, first);
  return example && isErrorExample(example) && fieldFaults.includes(second)
    ? `${second} changes a success, and ${first} is an error`
    : null;
}

function outcomeProblem({ operation: name, outcomes }: CallScenario): string | null {
  const operation = operationById.get(name);
  if (outcomes.length === 0) return `${name} has no outcome`;
  const passing = operation ? 'pass' : 'slow';
  const unknown = outcomes.find(
    (outcome) => !isFault(outcome) && outcome !== passing && !exampleOf(operation, outcome),
  );
  if (unknown !== undefined) return `${name} has no outcome ${unknown || '""'}`;
  for (const [index, second] of outcomes.entries())
    for (const first of outcomes.slice(0, index)) {
      const problem = pairProblem(operation, first, second);
      if (problem !== null) return problem;
    }
  return null;
}

function optionProblem({ operation, outcomes, options }: CallScenario): string | null {
  const { times, after, delay, jitter } = options;
  if (operation === wholeNetwork && (times !== undefined || after !== undefined))
    return 'network counts no calls, because they come in no fixed order';
  if (delay !== undefined && outcomes.includes('fault_timeout')) return 'fault_timeout has no delay';
  if (jitter === undefined) return null;
  if (delay === undefined) return 'jitter needs a delay';
  return jitter > delay ? 'jitter is longer than the delay' : null;
}

/** Why the scenario can't be applied, or null. */
export function problemOf(scenario: CallScenario): string | null {
  const { operation: name, matches, outcomes } = scenario;
  const state = `${name}.${outcomes[0] ?? ''}`;
  if (isNamedState(state)) return `${state} is a state, which takes nothing else`;
  if (name === 'state') return `there is no state ${outcomes[0] || '""'}`;
  const operation = operationById.get(name);
  if (!operation && name !== wholeNetwork) return `there is no operation ${name || '""'}`;
  const found = matches.map((match) => matchProblem(operation, match)).find((problem) => problem !== null);
  return found ?? outcomeProblem(scenario) ?? optionProblem(scenario);
}
