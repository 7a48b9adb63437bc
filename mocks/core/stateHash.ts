import { digest } from '../world/random.ts';
import { createAllSlices, observedSlices } from '../world/slice.ts';
import type { State } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { canonical } from './canonical.ts';

/**
 * A digest of the state. Slices that nobody has read yet are created first, and records of what the
 * client reported are left out, because neither is an effect of a command.
 */
export function hashOf(scope: { readonly world: World; readonly state: State }): string {
  createAllSlices(scope);
  const { slices, ...rest } = scope.state;
  const own = Object.fromEntries(Object.entries(slices).filter(([name]) => !observedSlices.has(name)));
  return digest(canonical({ ...rest, slices: own }));
}
