// All scenarios: each named error, each success example except the default, each fault of each
// operation, and the named states.
import {
  operationById,
  operationList,
  type AnswerExample,
  type ErrorExample,
  type OperationEntry,
} from '../core/routes.ts';
import { faults, isFault, type Fault } from './faults.ts';
import { isNamedState, namedStates, type NamedState } from './states.ts';

export interface ScenarioRow {
  /** The scenario's id: `operationId.example_name`, `operationId.fault_…` or `state.…`. */
  id: string;
  kind: 'error' | 'answer' | 'fault' | 'state';
  tag: string;
  status: number | null;
  summary: string;
}

function summaryOf(error: ErrorExample['value']['errors'][number] | undefined): string {
  const message = error?.['message'];
  return typeof message === 'string' ? message : (error?.code ?? '');
}

/** The default example isn't a scenario: the world produces it anyway. */
const defaultExample = 'success';

function nonDefaultAnswers({ answers }: OperationEntry): readonly AnswerExample[] {
  return answers.filter(({ name }) => name !== defaultExample);
}

export function listScenarios(): ScenarioRow[] {
  const ofOperations = operationList.flatMap((operation): ScenarioRow[] => {
    const { id, tag, errors } = operation;
    return [
      ...nonDefaultAnswers(operation).map(({ name, status, value }): ScenarioRow => ({
        id: `${id}.${name}`,
        kind: 'answer',
        tag,
        status,
        summary: JSON.stringify(value),
      })),
      ...errors.map(({ name, status, value }): ScenarioRow => ({
        id: `${id}.${name}`,
        kind: 'error',
        tag,
        status,
        summary: summaryOf(value.errors[0]),
      })),
      ...Object.entries(faults).map(([fault, summary]): ScenarioRow => ({
        id: `${id}.${fault}`,
        kind: 'fault',
        tag,
        status: null,
        summary,
      })),
    ];
  });
  const states = Object.entries(namedStates).map(([id, summary]): ScenarioRow => ({
    id,
    kind: 'state',
    tag: 'state',
    status: null,
    summary,
  }));
  return [...ofOperations, ...states];
}

export type Scenario =
  | { kind: 'error'; operation: string; example: ErrorExample }
  | { kind: 'answer'; operation: string; example: AnswerExample }
  | { kind: 'fault'; operation: string; fault: Fault }
  | { kind: 'state'; state: NamedState };

export function scenarioOf(id: string): Scenario | undefined {
  if (isNamedState(id)) return { kind: 'state', state: id };
  const [operationId = '', name = ''] = id.split('.');
  const operation = operationById.get(operationId);
  if (!operation) return undefined;
  if (isFault(name)) return { kind: 'fault', operation: operationId, fault: name };
  const example = operation.errors.find((error) => error.name === name);
  if (example) return { kind: 'error', operation: operationId, example };
  const answer = nonDefaultAnswers(operation).find((other) => other.name === name);
  return answer ? { kind: 'answer', operation: operationId, example: answer } : undefined;
}

export interface ActiveScenario {
  id: string;
  /** How many more calls the scenario applies to; null for no limit. */
  remaining: number | null;
}

const maxActive = 50;

function parseScenario(part: string): ActiveScenario[] {
  const [id = '', count] = part.trim().split(':');
  if (!scenarioOf(id)) return [];
  const remaining = count === 'once' ? 1 : count === undefined ? null : Math.trunc(Number(count));
  return remaining === null || remaining > 0 ? [{ id, remaining }] : [];
}

/**
 * Parses `login.wrong_credentials:2,state.maintenance`; `:once` means `:1`. Ignores unknown ids,
 * see `unknownScenarios`.
 */
export function parseScenarios(text: string): ActiveScenario[] {
  return text.split(',').slice(0, maxActive).flatMap(parseScenario);
}

/** The parts of the text that are not valid scenarios or counts. */
export function unknownScenarios(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part, index) => part !== '' && (index >= maxActive || parseScenario(part).length === 0));
}

export function writeScenarios(active: readonly ActiveScenario[]): string {
  return active.map(({ id, remaining }) => (remaining === null ? id : `${id}:${remaining}`)).join(',');
}

export interface ScenarioBoard {
  set(text: string): void;
  list(): ActiveScenario[];
  is(state: NamedState): boolean;
  /** The scenario that answers this call instead of the world. Decrements its count. */
  takeFor(operation: string): Exclude<Scenario, { kind: 'state' }> | undefined;
}

export function createScenarioBoard(initial = ''): ScenarioBoard {
  let active = parseScenarios(initial);
  return {
    set(text) {
      active = parseScenarios(text);
    },
    list: () => active.map((item) => ({ ...item })),
    is: (state) => active.some(({ id }) => id === state),
    takeFor(operation) {
      for (const item of active) {
        const scenario = item.id.startsWith(`${operation}.`) ? scenarioOf(item.id) : undefined;
        if (!scenario || scenario.kind === 'state') continue;
        if (item.remaining !== null) item.remaining -= 1;
        active = active.filter(({ remaining }) => remaining !== 0);
        return scenario;
      }
      return undefined;
    },
  };
}
