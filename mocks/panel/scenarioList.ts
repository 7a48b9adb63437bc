// Groups, searches and switches scenarios, without any DOM.
import type { ActiveScenario } from '../core/scenarioBoard.ts';
import { parseScenarios } from '../scenarios/read.ts';
import { isCallScenario, wholeNetwork } from '../scenarios/scenario.ts';
import type { ScenarioRow } from '../scenarios/scenarios.ts';
import { writeScenarios } from '../scenarios/write.ts';

export interface ScenarioGroup {
  name: string;
  tag: string;
  rows: readonly ScenarioRow[];
}

const groupOf = ({ id, kind }: ScenarioRow): string =>
  kind === 'state' ? 'state' : (id.split('.')[0] ?? id);

const first: readonly string[] = ['state', wholeNetwork];

/**
 * Groups rows by operation. Keeps their order, except that states and the network come first, because they
 * are used most.
 */
export function groupScenarios(rows: readonly ScenarioRow[]): ScenarioGroup[] {
  const groups = [...Map.groupBy(rows, groupOf)].map(([name, members]) => ({
    name,
    tag: members[0]?.tag ?? '',
    rows: members,
  }));
  return [
    ...first.flatMap((wanted) => groups.filter(({ name }) => name === wanted)),
    ...groups.filter(({ name }) => !first.includes(name)),
  ];
}

/** Rows that contain every word of the search in their id, tag, status or summary. */
export function findScenarios(rows: readonly ScenarioRow[], search: string): ScenarioRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ id, tag, status, summary }) => {
    const text = `${id} ${tag} ${status === null ? '' : String(status)} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const join = (texts: readonly string[]): string => texts.join(',');

/** Switches one scenario on or off. Returns the text of the active scenarios. */
export function switchScenario(active: readonly ActiveScenario[], id: string, isOn: boolean): string {
  const others = active.filter((scenario) => scenario.id !== id).map(({ text }) => text);
  return join(isOn ? [...others, id] : others);
}

/**
 * Limits one active scenario to a single call, or removes its limit. Returns the text of all active
 * scenarios.
 */
export function limitScenario(active: readonly ActiveScenario[], id: string, isOnce: boolean): string {
  const limit = (text: string): string =>
    writeScenarios(
      parseScenarios(text).map((scenario) => {
        if (!isCallScenario(scenario)) return scenario;
        const { times: _, ...options } = scenario.options;
        return { ...scenario, options: isOnce ? { ...options, times: 1 } : options };
      }),
    );
  return join(active.map((scenario) => (scenario.id === id ? limit(scenario.text) : scenario.text)));
}

/** Whether a scenario can be limited to a number of calls. Only scenarios of an operation can. */
export function isLimitable({ operation }: ActiveScenario): boolean {
  return operation !== null && operation !== wholeNetwork;
}
