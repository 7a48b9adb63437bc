// Runs, and what can be staked in them.
import type { Context } from '../context.ts';
import { minute } from '../dates.ts';
import { balancesOf } from '../ledger.ts';
import { gameBySlugOf } from '../lobby/games.catalogue.ts';
import type { PlayerState } from '../state.ts';
import type { Stakeable } from './bets.rules.ts';
import { playedSlice, runsSlice, type GameRunState } from './state.ts';

type Place = Pick<Context, 'world' | 'state'>;

export function runOf(call: Place, token: string): GameRunState | undefined {
  const { byToken } = runsSlice.of(call);
  return Object.hasOwn(byToken, token) ? byToken[token] : undefined;
}

/** A run that has been left alone for so long is no play any more, milliseconds. */
const idleAfter = 10 * minute;

export const endOfPlay = ({ closedAt, lastPlayedAt }: GameRunState): number =>
  Math.min(closedAt ?? Number.POSITIVE_INFINITY, lastPlayedAt + idleAfter);

const realRunsOf = (call: Place, player: PlayerState): GameRunState[] =>
  Object.values(runsSlice.of(call).byToken).filter(
    ({ mode, playerId }) => mode === 'real' && playerId === player.id,
  );

/** How long a player has played for money between two instants, milliseconds. */
export function playedBetween(call: Place, player: PlayerState, from: number, until: number): number {
  const spans = realRunsOf(call, player).map((run) => ({ from: run.playedSince, until: endOfPlay(run) }));
  return [...playedSlice.of(call, player).spans, ...spans].reduce(
    (sum, span) => sum + Math.max(0, Math.min(until, span.until) - Math.max(from, span.from)),
    0,
  );
}

/** The real game that a player has open, from its latest call until it counts as left alone; undefined for none. */
export function openPlayOf(call: Place, player: PlayerState): { since: number; until: number } | undefined {
  const run = realRunsOf(call, player).find(({ isClosed }) => !isClosed);
  return run && { since: run.lastPlayedAt, until: endOfPlay(run) };
}

/** The producer's side of a game's bets and wins. */
export function providerAccount({ world }: Pick<Context, 'world'>, slug: string): `provider:${string}` {
  return `provider:${gameBySlugOf(world.catalogue).get(slug)?.producer?.slug ?? 'unknown'}`;
}

/** In `samba` a bonus below one unit is not staked; the bet is debited against the real balance (specification S9.59). */
const leastBonusStake = 100;

/** What a player can stake in a game: real money, and bonus money where the game takes it. Minor units. */
export function stakeable({ world, state, brand }: Context, player: PlayerState, slug: string): Stakeable {
  const { real, bonus } = balancesOf(state.ledger, player.id);
  const takesBonus =
    gameBySlugOf(world.catalogue).get(slug)?.allow_bonus_balance === true && player.bonus !== null;
  const isTooSmall = brand === 'samba' && bonus < leastBonusStake;
  return { real, bonus: takesBonus && !isTooSmall ? bonus : 0 };
}
