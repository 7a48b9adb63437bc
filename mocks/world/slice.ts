// A slice is one domain's part of the state, stored as plain JSON. It is created on first use, but always from
// the state in which the world began. So it doesn't matter when it is first used.
import type { Random } from './random.ts';
import type { Catalogue } from './catalogue.ts';
import { historyIn, personasOf } from './adjusted.ts';
import type { Persona, PersonaId } from './personas.ts';
import type { History } from './personas/definition.ts';
import { createState, type PlayerState, type State } from './state.ts';
import type { World } from './world.ts';

export interface SliceOrigin {
  readonly catalogue: Catalogue;
  /** Start of the session's world, epoch milliseconds. */
  readonly now: number;
  readonly personas: readonly Persona[];
  /** A seeded random generator, separate for each slice and player. */
  readonly random: Random;
}

export interface PlayerSliceOrigin extends SliceOrigin {
  /** Gives access to the player's other slices, if the initial content depends on them. */
  readonly place: SliceScope;
  readonly persona: PersonaId;
  readonly history: History;
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
  // The cast is safe: names are unique, so this entry was made by this slice.
  if (found) return found as Content;
  const content = make();
  slices[name] = content;
  return content;
}

const beginnings = new WeakMap<State, State>();

/** The state in which the world began, without later changes. */
function beginningOf(state: State): State {
  const known = beginnings.get(state);
  if (known) return known;
  const beginning = createState(state.seed, state.brand, state.startedAt, state.adjusted);
  beginnings.set(state, beginning);
  beginnings.set(beginning, beginning);
  return beginning;
}

/**
 * A player's state when the world began. For a player who registered later, returns the current state. That
 * state is still the initial one, because registration creates all slices at once.
 */
function playerAtBeginning({ world, state }: SliceScope, player: PlayerState) {
  const beginning = beginningOf(state);
  const original = beginning.players[String(player.id)];
  return original
    ? { place: { world, state: beginning }, player: original }
    : { place: { world, state }, player };
}

type SliceKind =
  | { slices: 'shared'; of: (scope: SliceScope) => object }
  | { slices: 'player'; of: (scope: SliceScope, player: PlayerState) => object };
const kinds: SliceKind[] = [];

/**
 * Names of the slices that hold only reports from clients, such as logs, and no part of the world's history.
 */
export const observedSlices: Set<string> = new Set();

/**
 * Creates all slices that don't exist yet. Needed before hashing the state, because otherwise each slice is
 * created on first use.
 */
export function createAllSlices(scope: SliceScope): void {
  for (const { slices, of } of kinds) if (slices === 'shared') of(scope);
  for (const player of Object.values(scope.state.players)) createSlicesOf(scope, player);
}

/** Creates all slices of a new player, before anything happens to them. */
export function createSlicesOf(scope: SliceScope, player: PlayerState): void {
  for (const { slices, of } of kinds) if (slices === 'player') of(scope, player);
}

/**
 * Defines a slice that exists once per player: `giftsSlice.of(call, player).items.push(…)`. Its content must be
 * plain JSON.
 */
export function defineSlice<Content extends object>(
  name: string,
  { initial }: { initial: (origin: PlayerSliceOrigin) => Content },
) {
  const make = (place: SliceScope, player: PlayerState): Content =>
    initial({
      ...playerAtBeginning(place, player),
      catalogue: place.world.catalogue,
      now: player.since,
      persona: player.persona,
      history: historyIn(place.state, player.persona),
      personas: personasOf(place.state),
      random: place.world.catalogue.random(`slice/${name}/${player.id}`),
    });
  const of = (scope: SliceScope, player: PlayerState): Content =>
    lookUp(player.slices, name, () => make(scope, player));
  kinds.push({ slices: 'player', of });
  return { name, of };
}

/**
 * Defines a slice that all players share: `seatsSlice.of(call)`. Its content must be plain JSON. A slice with
 * `isObserved` holds reports from clients and isn't part of the world's history.
 */
export function defineSharedSlice<Content extends object>(
  name: string,
  { initial, isObserved = false }: { initial: (origin: SliceOrigin) => Content; isObserved?: boolean },
) {
  const make = ({ world, state }: SliceScope): Content =>
    initial({
      catalogue: world.catalogue,
      now: state.startedAt,
      personas: personasOf(state),
      random: world.catalogue.random(`slice/${name}`),
    });
  const of = (scope: SliceScope): Content => lookUp(scope.state.slices, name, () => make(scope));
  kinds.push({ slices: 'shared', of });
  if (isObserved) observedSlices.add(name);
  return { name, of };
}
