// Groups, searches and switches scenarios, without any DOM.
import type { ActiveScenario, ScenarioRow } from '../scenarios/scenarios.ts';

export interface ScenarioGroup {
  name: string;
  tag: string;
  rows: readonly ScenarioRow[];
}

const groupOf = ({ id, kind }: ScenarioRow): string =>
  kind === 'state' ? 'state' : (id.split('.')[0] ?? id);

/**
 * Groups rows by operation, in their original order. States come first, because they are used most.
 */
export function groupScenarios(rows: readonly ScenarioRow[]): ScenarioGroup[] {
  const groups = [...Map.groupBy(rows, groupOf)].map(([name, members]) => ({
    name,
    tag: members[0]?.tag ?? '',
    rows: members,
  }));
  return [...groups.filter(({ name }) => name === 'state'), ...groups.filter(({ name }) => name !== 'state')];
}

/** Rows that contain every word of the search in their id, tag, status or summary. */
export function findScenarios(rows: readonly ScenarioRow[], search: string): ScenarioRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ id, tag, status, summary }) => {
    const text = `${id} ${tag} ${status === null ? '' : String(status)} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function switchScenario(
  active: readonly ActiveScenario[],
  id: string,
  isOn: boolean,
): ActiveScenario[] {
  const others = active.filter((scenario) => scenario.id !== id);
  return isOn ? [...others, { id, remaining: null }] : others;
}

/** Sets how often this scenario applies: once or always. */
export function limitScenario(
  active: readonly ActiveScenario[],
  id: string,
  isOnce: boolean,
): ActiveScenario[] {
  return active.map((scenario) => (scenario.id === id ? { id, remaining: isOnce ? 1 : null } : scenario));
}
