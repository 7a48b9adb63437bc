// A slice is one domain's part of the state, stored as plain JSON. It is created on first use from
// the player and the start time, so that the order of requests doesn't matter.
import { isInstant } from './dates.ts';
import type { Random } from './random.ts';
import type { Catalogue } from './catalogue.ts';
import type { PersonaId } from './personas.ts';
import type { PlayerState, State } from './state.ts';
import type { World } from './world.ts';

export interface SliceOrigin {
  readonly catalogue: Catalogue;
  /** Start of the session's world, epoch milliseconds. */
  readonly now: number;
  /** A seeded random generator. Each player's slice has its own. */
  readonly random: Random;
}

export interface PlayerSliceOrigin extends SliceOrigin {
  /** Gives access to the player's other slices, for initial content that follows from them. */
  readonly place: SliceScope;
  readonly persona: PersonaId;
  readonly player: PlayerState;
}

interface SliceScope {
  readonly world: World;
  readonly state: State;
}

function lookUp<Content extends object>(
  slices: Record<string, object>,
  name: string,
  make: () => Content,
): Content {
  const found = slices[name];
  // Trusted: names are unique, so this entry was made by this slice.
  if (found) return found as Content;
  const content = make();
  slices[name] = content;
  return content;
}

const makers = new Map<string, (scope: SliceScope, player: PlayerState) => object>();

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that all items have, each with its first non-null value. */
function commonFields(items: readonly unknown[]): Plain | null {
  const [first, ...others] = items;
  if (!isPlain(first) || !others.every(isPlain)) return null;
  const common = Object.keys(first).filter((key) => others.every((item) => key in item));
  return Object.fromEntries(
    common.map((key) => [key, first[key] ?? others.find((item) => item[key] !== null)?.[key] ?? null]),
  );
}

/**
 * The path of the first value whose type differs from the example's, or null. A null in the example
 * matches anything, except that a key `…At` holds an instant or null.
 */
function mismatch(own: unknown, example: unknown, path: string, isItem: boolean): string | null {
  if (example === null) return null;
  if (Array.isArray(example)) {
    if (!Array.isArray(own)) return path;
    const common = commonFields(example);
    const misfitOf = (item: unknown, index: number): string | null =>
      common
        ? objectMismatch(item, common, `${path}.${index}`, true)
        : item === null
          ? `${path}.${index}`
          : null;
    return own.map(misfitOf).find((found) => found !== null) ?? null;
  }
  if (isPlain(example)) return isPlain(own) || (isItem && own === null) ? null : path;
  return own === null || typeof own === typeof example ? null : path;
}

const isInstantOrNull = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && isInstant(value));

/** Keys that end in `At` hold an instant or null, or instants by id. */
const holdsInstant = (key: string, example: unknown): boolean =>
  key.endsWith('At') && (example === null || typeof example !== 'object');

function objectMismatch(own: unknown, example: Plain, path: string, isItem = false): string | null {
  if (!isPlain(own)) return path;
  for (const [key, part] of Object.entries(example)) {
    const isMissing = !(key in own) || (holdsInstant(key, part) && !isInstantOrNull(own[key]));
    const found = isMissing ? `${path}.${key}` : mismatch(own[key], part, `${path}.${key}`, isItem);
    if (found !== null) return found;
  }
  return null;
}

/** The path at which an imported slice differs in shape from a new one, or null. */
export function sliceProblem(
  scope: SliceScope,
  player: PlayerState,
  name: string,
  content: object,
): string | null {
  return objectMismatch(content, { ...makers.get(name)?.(scope, player) }, name);
}

/** Defines a slice per player: `giftsSlice.of(call, player).items.push(…)`. Plain JSON only. */
export function defineSlice<Content extends object>(
  name: string,
  { initial }: { initial: (origin: PlayerSliceOrigin) => Content },
) {
  const make = (place: SliceScope, player: PlayerState): Content =>
    initial({
      place,
      catalogue: place.world.catalogue,
      now: player.since,
      persona: player.persona,
      player,
      random: place.world.catalogue.random(`slice/${name}/${player.id}`),
    });
  makers.set(name, make);
  return {
    name,
    of: (scope: SliceScope, player: PlayerState): Content =>
      lookUp(player.slices, name, () => make(scope, player)),
  };
}

/** Defines a slice that all players share: `seatsSlice.of(call)`. Plain JSON only. */
export function defineSharedSlice<Content extends object>(
  name: string,
  { initial }: { initial: (origin: SliceOrigin) => Content },
) {
  const make = ({ world, state }: SliceScope): Content =>
    initial({
      catalogue: world.catalogue,
      now: state.startedAt,
      random: world.catalogue.random(`slice/${name}`),
    });
  makers.set(name, make);
  return {
    name,
    of: (scope: SliceScope): Content => lookUp(scope.state.slices, name, () => make(scope)),
  };
}
