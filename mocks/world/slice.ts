// A slice is the part of the state that belongs to one domain. It lies in the state as plain JSON and is made when first
// asked for, from the player and the time the session began, so that the order of requests does not matter.
import type { Random } from './random.ts';
import type { Catalogue } from './catalogue.ts';
import type { PersonaId } from './personas.ts';
import type { PlayerState, State } from './state.ts';
import type { World } from './world.ts';

export interface SliceOrigin {
  readonly catalogue: Catalogue;
  /** When the session's world began, epoch milliseconds. */
  readonly now: number;
  /** Repeatable, and the player's own for a player's slice. */
  readonly random: Random;
}

export interface PlayerSliceOrigin extends SliceOrigin {
  readonly persona: PersonaId;
  readonly player: PlayerState;
}

interface Place {
  readonly world: World;
  readonly state: State;
}

function lookUp<Content extends object>(
  slices: Record<string, object>,
  name: string,
  make: () => Content,
): Content {
  const found = slices[name];
  // The name is unique, so what lies under it was made by this very slice.
  if (found) return found as Content;
  const content = make();
  slices[name] = content;
  return content;
}

/** A slice of each player's own: `giftsSlice.of(call, player).items.push(…)`. Plain JSON only. */
export function defineSlice<Content extends object>(
  name: string,
  { initial }: { initial: (origin: PlayerSliceOrigin) => Content },
) {
  return {
    name,
    of: ({ world }: Place, player: PlayerState): Content =>
      lookUp(player.slices, name, () =>
        initial({
          catalogue: world.catalogue,
          now: player.since,
          persona: player.persona,
          player,
          random: world.catalogue.random(`slice/${name}/${player.id}`),
        }),
      ),
  };
}

/** A slice that all players of the session share: `seatsSlice.of(call)`. Plain JSON only. */
export function defineSharedSlice<Content extends object>(
  name: string,
  { initial }: { initial: (origin: SliceOrigin) => Content },
) {
  return {
    name,
    of: ({ world, state }: Place): Content =>
      lookUp(state.slices, name, () =>
        initial({
          catalogue: world.catalogue,
          now: state.startedAt,
          random: world.catalogue.random(`slice/${name}`),
        }),
      ),
  };
}
