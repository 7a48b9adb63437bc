import type { Context } from '../context.ts';
import { statusAt } from '../eventTime.ts';
import { kindOfGame } from '../lobby/gameKinds.catalogue.ts';
import { promotions, stepOf } from './catalogue.ts';
import { pageTypeOf, pointUnit, type PrizeDefinition, type PromoDefinition } from './catalogue/definition.ts';
import { distributePrize } from '../gifts/actions.ts';
import type { PlayedRound } from '../events.ts';
import { addPoints, promotionsSlice, promotionStock } from './state.ts';
import { isPlaying } from './tasks.view.ts';
import { advanceTasks, sendQuestProgress } from './tasks.actions.ts';
import type { PlayerState } from '../state.ts';
import { isMember, pointsOf } from './points.view.ts';
import { factsOf, prizeLeft, timesOf } from './view.ts';
import {
  exchangeProblem,
  participationProblem,
  type ExchangeProblem,
  type ParticipationProblem,
} from './rules.ts';

export function joinPromotion(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
): ParticipationProblem | null {
  const refused = participationProblem(factsOf(call, definition), {
    isMultiAccount: player.isMultiAccount,
  });
  if (!refused) promotionsSlice.of(call, player).joinedAt[definition.id] ??= call.now;
  return refused;
}

/** `missing`: the points that the player lacks, multiplied by 10,000. */
export interface ExchangeRefusal {
  why: ExchangeProblem;
  missing?: number;
}

/** Exchanges points for a prize and distributes it as a gift. Returns why this is refused, or null. */
export function exchangePrize(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
  prize: PrizeDefinition,
): ExchangeRefusal | null {
  const { points, additionalPoints } = pointsOf(call, player, definition);
  const { isAdditional = false } = prize;
  const facts = {
    isMultiAccount: player.isMultiAccount,
    isMember: isMember(call, player, definition),
    left: prizeLeft(call, definition, prize),
    price: prize.price * pointUnit,
    owned: isAdditional ? additionalPoints : points,
  };
  const refused = exchangeProblem(factsOf(call, definition), facts);
  if (refused === 'insufficient_funds') return { why: refused, missing: facts.price - facts.owned };
  if (refused) return { why: refused };
  const slice = promotionsSlice.of(call, player);
  addPoints(call, player, definition.id, { reason: 'exchange', points: -facts.price, isAdditional });
  const received = slice.prizes.find(
    ({ promoId, prizeId }) => promoId === definition.id && prizeId === prize.id,
  );
  if (received) Object.assign(received, { count: received.count + 1, at: call.now });
  else slice.prizes.push({ promoId: definition.id, prizeId: prize.id, count: 1, at: call.now });
  const { exchanged } = promotionStock.of(call);
  exchanged[prize.id] = (exchanged[prize.id] ?? 0) + 1;
  distributePrize(call, player, prize.gift, definition.title);
  return null;
}

function countTriedGame(call: Context, player: PlayerState, definition: PromoDefinition, slug: string): void {
  const { tried } = promotionsSlice.of(call, player);
  const known = (tried[definition.id] ??= []);
  if (known.includes(slug)) return;
  known.push(slug);
  advanceTasks(call, player, definition, 'new_slots');
}

/**
 * Distributes those prizes of a lottery that need no draw. Every player whose points reach the price of such
 * a prize gets it, but only once (S9.63).
 */
function distributeReachedPrizes(call: Context, player: PlayerState, definition: PromoDefinition): void {
  if (pageTypeOf(definition.template) !== 'lottery') return;
  const { prizes } = promotionsSlice.of(call, player);
  const { points } = pointsOf(call, player, definition);
  for (const { id, winners, price, gift } of definition.prizes) {
    const isHad = prizes.some(({ promoId, prizeId }) => promoId === definition.id && prizeId === id);
    if (winners !== undefined || isHad || points < price * pointUnit) continue;
    prizes.push({ promoId: definition.id, prizeId: id, count: 1, at: call.now });
    distributePrize(call, player, gift, definition.title);
  }
}

/** What whole points bring, from bets or high-fives: progress of tasks, and prizes whose price is reached. */
export function followPoints(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
  points: number,
): void {
  advanceTasks(call, player, definition, 'points', points);
  sendQuestProgress(call, player, definition);
  distributeReachedPrizes(call, player, definition);
}

const bigWinMultiplier = 50;

/**
 * Turns slot bets into points in each active promotion of the player. Bets too small for a whole point are
 * carried over to the next bet.
 */
export function advancePromotions(
  call: Context,
  player: PlayerState,
  { slug, bet, win }: Pick<PlayedRound, 'slug' | 'bet' | 'win'>,
): void {
  const { wins } = promotionStock.of(call);
  for (const definition of promotions)
    if (definition.hasPool && statusAt(timesOf(call, definition), call.now) === 'active')
      wins[definition.id] = (wins[definition.id] ?? 0) + win;
  if (kindOfGame(slug) !== 'slot') return;
  const slice = promotionsSlice.of(call, player);
  for (const definition of promotions) {
    if (!isPlaying(call, player, definition)) continue;
    countTriedGame(call, player, definition, slug);
    if (bet > 0 && win >= bet * bigWinMultiplier) advanceTasks(call, player, definition, 'big_wins');
    const step = stepOf(definition, call.brand);
    if (step === null) continue;
    slice.joinedAt[definition.id] ??= call.now;
    const staked = (slice.staked[definition.id] ?? 0) + bet;
    const points = Math.floor(staked / step);
    slice.staked[definition.id] = staked - points * step;
    if (points === 0) continue;
    addPoints(call, player, definition.id, { reason: 'bets', points: points * pointUnit });
    followPoints(call, player, definition, points);
  }
}
