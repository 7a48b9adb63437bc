// All scenarios: each named error, each success example except the default, each fault of each
// operation and of the network, and the named states.
import { errorMeanings } from '../generated/errorMeanings.ts';
import { operationList, type ErrorExample, type OperationEntry } from '../core/routes.ts';
import { defaultExample } from './check.ts';
import { faults } from './faults.ts';
import { wholeNetwork } from './scenario.ts';
import { namedStates } from './states.ts';

export interface ScenarioRow {
  /**
   * A scenario without options: `operationId.example_name`, `operationId.fault_…`, `network.…`, `state.…`.
   */
  id: string;
  kind: 'error' | 'answer' | 'fault' | 'network' | 'state';
  tag: string;
  status: number | null;
  summary: string;
}

const summaryOf = ([error]: ErrorExample['value']['errors']): string =>
  error ? (errorMeanings[error.code] ?? error.code) : '';

const networkRow = (id: string, summary: string): ScenarioRow => ({
  id,
  kind: 'network',
  tag: wholeNetwork,
  status: null,
  summary,
});

function rowsOf({ id, tag, answers, errors }: OperationEntry): ScenarioRow[] {
  return [
    ...answers
      .filter(({ name }) => name !== defaultExample)
      .map(({ name, status, value }): ScenarioRow => ({
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
      summary: summaryOf(value.errors),
    })),
    ...Object.entries(faults).map(([fault, summary]): ScenarioRow => ({
      id: `${id}.${fault}`,
      kind: 'fault',
      tag,
      status: null,
      summary,
    })),
  ];
}

function stateRow(id: string, summary: string): ScenarioRow {
  if (id.startsWith(`${wholeNetwork}.`)) return networkRow(id, summary);
  return { id, kind: 'state', tag: 'state', status: null, summary };
}

export function listScenarios(): ScenarioRow[] {
  return [
    ...operationList.flatMap(rowsOf),
    ...Object.entries(namedStates).map(([id, { summary }]) => stateRow(id, summary)),
    networkRow(`${wholeNetwork}.slow`, 'Every response takes one to three seconds'),
    ...Object.entries(faults).map(([fault, summary]) =>
      networkRow(`${wholeNetwork}.${fault}`, `For every operation: ${summary}`),
    ),
  ];
}
