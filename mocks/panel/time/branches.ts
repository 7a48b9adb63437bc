// Alternative histories of this world, kept as journals until the tab is closed.
import { isRecord } from '../../core/isRecord.ts';
import type { PanelMock } from '../panelMock.ts';

const key = 'mock.panel.branches';
const maxBranches = 8;

/** The branches' journals by name, oldest first; empty if storage is blocked. */
export function readBranches(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {};
  } catch {
    return {};
  }
}

/**
 * Saves a branch. Throws if the browser can't store it, so that the caller doesn't drop steps that aren't
 * saved.
 */
export function keepBranch(name: string, journal: string): void {
  const { [name]: _, ...others } = readBranches();
  const all = [...Object.entries(others), [name, journal] as const].slice(-maxBranches);
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(all)));
}

export function dropBranch(name: string): void {
  const { [name]: _, ...others } = readBranches();
  sessionStorage.setItem(key, JSON.stringify(others));
}

/**
 * Saves the current history as a branch, then drops all but the first `position` steps. The caller must then
 * reload the page.
 */
export async function branchAt(mock: PanelMock, position: number, name: string): Promise<void> {
  keepBranch(name, await mock.journal());
  await mock.goTo(position);
  const journal: unknown = JSON.parse(await mock.journal());
  if (!isRecord(journal)) return;
  const { undone: _, ...rest } = journal;
  const problem = await mock.load(rest);
  if (problem !== null) throw new Error(problem);
}

/** Saves the current history as a branch and loads another one. The caller must then reload the page. */
export async function switchBranch(mock: PanelMock, name: string, presentName: string): Promise<void> {
  const journal = readBranches()[name];
  if (journal === undefined) return;
  keepBranch(presentName, await mock.journal());
  const problem = await mock.load(JSON.parse(journal));
  if (problem !== null) throw new Error(problem);
  dropBranch(name);
}
