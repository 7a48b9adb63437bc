// Game runs, and the balance that can be staked in them.
import type { Context } from '../context.ts';
import { minute } from '../dates.ts';
import { balancesOf } from '../ledger.ts';
import { gameBySlug } from '../lobby/games.catalogue.ts';
import type { Random } from '../random.ts';
import type { PlayerState } from '../state.ts';
import { brandFacts } from '../brandFacts.ts';
import { brandCurrency, type BrandId } from '../settings.ts';
import { betsOf } from './bets.catalogue.ts';
import type { Stakeable } from './bets.rules.ts';
import { slotTables, spinReels } from './slot.rules.ts';
import { playedWithin } from './played.rules.ts';
import { playedSlice, runsSlice, type GameRunState } from './state.ts';

type Scope = Pick<Context, 'world' | 'state'>;

export function runOf(call: Scope, token: string): GameRunState | undefined {
  const { byToken } = runsSlice.of(call);
  return Object.hasOwn(byToken, token) ? byToken[token] : undefined;
}

/** Milliseconds after which an unused run no longer counts as played. */
const idleAfter = 10 * minute;

export const endOfPlay = ({ closedAt, lastPlayedAt }: GameRunState): number =>
  Math.min(closedAt ?? Number.POSITIVE_INFINITY, lastPlayedAt + idleAfter);

const realRunsOf = (call: Scope, player: PlayerState): GameRunState[] =>
  Object.values(runsSlice.of(call).byToken).filter(
    ({ mode, playerId }) => mode === 'real' && playerId === player.id,
  );

/** How long the player played for real money between two times, in milliseconds. */
export function playedBetween(call: Scope, player: PlayerState, from: number, until: number): number {
  return realRunsOf(call, player).reduce(
    (sum, run) => sum + Math.max(0, Math.min(until, endOfPlay(run)) - Math.max(from, run.playedSince)),
    playedWithin(playedSlice.of(call, player).spans, from, until),
  );
}

/**
 * The player's open real-money game. `since` is the time of its latest request. `until` is the time at which
 * it becomes idle if no further request comes. Undefined without an open game.
 */
export function openPlayOf(call: Scope, player: PlayerState): { since: number; until: number } | undefined {
  const run = realRunsOf(call, player).find(({ isClosed }) => !isClosed);
  return run && { since: run.lastPlayedAt, until: endOfPlay(run) };
}

/** Whether a flight of the player's real-money bet in this game is still in the air. */
export function isInFlight(call: Scope, player: PlayerState, slug: string): boolean {
  return realRunsOf(call, player).some((run) => run.slug === slug && run.crash?.settled === null);
}

export function providerAccount({ world }: Pick<Context, 'world'>, slug: string): `provider:${string}` {
  return `provider:${gameBySlug(world.catalogue, slug)?.producer?.slug ?? 'unknown'}`;
}

/**
 * The smallest bonus balance that bets can use, minor units. If the bonus balance is smaller, bets take only
 * real money (S9.59).
 */
const minBonusStakeOf = (brand: BrandId): number => brandFacts[brand].minBonusStakeMinor ?? 0;

/** The smallest bonus balance that can pay for a bet without any real money, minor units. */
export function smallestBonusBet({ brand }: Pick<Context, 'brand'>): number {
  const smallestBet = Math.min(...betsOf[brandCurrency[brand]]);
  return Math.max(minBonusStakeOf(brand), smallestBet);
}

/**
 * Money that the player can stake in a game, minor units: real money, plus bonus money if the game
 * accepts it.
 */
export function stakeableBalance(
  { world, state, brand }: Context,
  player: PlayerState,
  slug: string,
): Stakeable {
  const { real, bonus } = balancesOf(state.ledger, player.id);
  const takesBonus = gameBySlug(world.catalogue, slug)?.allow_bonus_balance === true && player.bonus !== null;
  const isTooSmall = bonus < minBonusStakeOf(brand);
  return { real, bonus: takesBonus && !isTooSmall ? bonus : 0 };
}

/** Multiplier of a random spin of a slot with medium volatility, in hundredths. */
export function spinMultiplier(random: Random): number {
  return spinReels(random, 100, slotTables.medium).win;
}
