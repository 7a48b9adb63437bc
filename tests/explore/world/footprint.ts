// Finds what a call has changed in the world, by player or by name of the shared state.
import { createAllSlices, observedSlices } from '#mocks/world/slice.ts';
import type { Backend } from '#mocks/core/backend.ts';

export interface Footprint {
  /** The number of transfers in the ledger. */
  readonly transfers: number;
  /** Each player's state as JSON, by the player's id. */
  readonly players: ReadonlyMap<number, string>;
  /** Each shared state as JSON, by its name. */
  readonly shared: ReadonlyMap<string, string>;
}

/** Counters that every call may change, because they record the use of sessions. */
const traces = new Set(['sessionUse']);

export function footprintOf({ state, world }: Backend): Footprint {
  createAllSlices({ state, world });
  const players = new Map(
    Object.values(state.players).map((player) => [player.id, JSON.stringify(player)] as const),
  );
  const counters = Object.entries(state.counters).filter(([name]) => !traces.has(name));
  const sessions = Object.values(state.sessions).map(
    ({ lastSeenAt: _seen, userAgent: _agent, ...rest }) => rest,
  );
  const shared = new Map([
    ...Object.entries(state.slices)
      .filter(([name]) => !observedSlices.has(name))
      .map(([name, slice]) => [name, JSON.stringify(slice)] as const),
    ['counters', JSON.stringify(counters)],
    ['sessions', JSON.stringify(sessions)],
    ['inbox', String(state.inbox.length)],
    ['replays', Object.keys(state.replays).join(' ')],
  ]);
  return { transfers: state.ledger.entries.length, players, shared };
}

/** Names what differs: `player 1003: gifts.items`, `player 1003: payouts.items.wrongCodes`, `codes`, `ledger`. */
export function changesBetween(before: Footprint, after: Footprint): string[] {
  const changes = after.transfers === before.transfers ? [] : ['ledger'];
  for (const [id, text] of after.players)
    if (before.players.get(id) !== text) changes.push(...fieldsOf(id, before.players.get(id), text));
  for (const [name, text] of after.shared) if (before.shared.get(name) !== text) changes.push(name);
  return changes;
}

function changedNames(before: unknown, after: unknown): string[] {
  const [old, now] = [before, after].map((value) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {},
  );
  return Object.keys({ ...old, ...now }).filter(
    (name) => JSON.stringify(now?.[name]) !== JSON.stringify(old?.[name]),
  );
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The fields that differ between the items of two lists of equal length: `.wrongCodes`. Else an empty path. */
function pathsIn(before: unknown, after: unknown): string[] {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return [''];
  const names = new Set(after.flatMap((item, index) => changedNames(before[index], item)));
  return names.size === 0 ? [''] : [...names].map((name) => `.${name}`);
}

function fieldsOf(id: number, before: string | undefined, after: string): string[] {
  if (before === undefined) return [`player ${id}: new`];
  const [old, now] = [before, after].map((text): Record<string, unknown> => {
    const { slices, ...rest } = JSON.parse(text) as { slices: object };
    return { ...rest, ...slices };
  });
  return changedNames(old, now).flatMap((name) => {
    const [slice, changed] = [old?.[name], now?.[name]];
    const inner = changedNames(slice, changed);
    return inner.length === 0
      ? [`player ${id}: ${name}`]
      : inner.flatMap((field) =>
          pathsIn(fieldOf(slice, field), fieldOf(changed, field)).map(
            (path) => `player ${id}: ${name}.${field}${path}`,
          ),
        );
  });
}
