// Runs, and what can be staked in them.
import type { Context } from '../context.ts';
import { balancesOf } from '../ledger.ts';
import { gameBySlugOf } from '../lobby/games.catalogue.ts';
import type { PlayerState } from '../state.ts';
import { runsSlice, type GameRunState } from './state.ts';

/** The run of a token, open or closed. */
export function runOf(call: Pick<Context, 'world' | 'state'>, token: string): GameRunState | undefined {
  const { byToken } = runsSlice.of(call);
  return Object.hasOwn(byToken, token) ? byToken[token] : undefined;
}

/** In `samba` a bonus below one unit is not staked; the bet is debited against the real balance (specification S9.59). */
const leastBonusStake = 100;

/** What a player can stake in a game: real money, and bonus money where the game takes it. Minor units. */
export function stakeable(
  { world, state, brand }: Context,
  player: PlayerState,
  slug: string,
): { real: number; bonus: number } {
  const { real, bonus } = balancesOf(state.ledger, player.id);
  const takesBonus =
    gameBySlugOf(world.catalogue).get(slug)?.allow_bonus_balance === true && player.bonus !== null;
  const isTooSmall = brand === 'samba' && bonus < leastBonusStake;
  return { real, bonus: takesBonus && !isTooSmall ? bonus : 0 };
}
