import type { BrandId } from '../settings.ts';
import { day, hour } from '../dates.ts';
import type { EventTimes } from '../eventTime.ts';
import type { GiftName } from '../gifts/catalogue.ts';
import {
  pointUnit,
  type HighFiveReward,
  type HighFiveRule,
  type PointName,
  type PromoDefinition,
  type Quest,
} from './catalogue/definition.ts';
import { exchanges } from './catalogue/exchanges.ts';
import { lotteries } from './catalogue/lotteries.ts';
import { plainPromos } from './catalogue/plain.ts';
import { minorOf } from '../sums.ts';

export const promotions: readonly PromoDefinition[] = [...lotteries, ...exchanges, ...plainPromos];

export interface PromoTimes extends EventTimes {
  drawAt: number | null;
  /** The promotion is shown until this time; null for always. */
  shownUntil: number | null;
}

/**
 * The New Year promotion around `anchor`: 15 December to 10 January, drawn on 14 January (S9.63). If `anchor`
 * is from 11 to 31 January, the promotion has just ended.
 */
function newYearAround(anchor: number): PromoTimes {
  const date = new Date(anchor);
  const january = date.getUTCMonth() === 0 ? date.getUTCFullYear() : date.getUTCFullYear() + 1;
  return {
    startAt: Date.UTC(january - 1, 11, 15),
    endAt: Date.UTC(january, 0, 11),
    drawAt: Date.UTC(january, 0, 14, 18),
    shownUntil: Date.UTC(january, 1, 1),
  };
}

/**
 * When a promotion begins, ends, is drawn and is hidden.
 * @param anchor the full hour in which the world began, epoch milliseconds
 */
export function promoTimes({ span }: PromoDefinition, anchor: number): PromoTimes {
  if (span === 'new_year') return newYearAround(anchor);
  const at = (hours: number | null | undefined): number | null =>
    hours === null || hours === undefined ? null : anchor + hours * hour;
  return {
    startAt: anchor + span.from * hour,
    endAt: at(span.to),
    drawAt: at(span.draw),
    shownUntil: at(span.shown),
  };
}

/** How much a player must bet to earn a point, in minor units; null if bets earn no points. */
export function stepOf({ step }: PromoDefinition, brand: BrandId): number | null {
  if (step === null) return null;
  return typeof step === 'number' ? minorOf(brand, step) : step[brand] * 100;
}

/** The brand's high-five rewards; null if the promotion has no high-fives. */
export function highFiveRuleOf({ highFive }: PromoDefinition, brand: BrandId): HighFiveRule | null {
  if (!highFive) return null;
  return 'sent' in highFive ? highFive : highFive[brand];
}

/** The rewards of the nth high-five, counted from 1. Points are multiplied by 10,000. */
export function rewardsOf(
  rewards: readonly HighFiveReward[],
  nth: number,
): { points: number; isAdditional: boolean }[] {
  return rewards
    .filter(({ every = 1 }) => nth % every === 0)
    .map(({ points, isAdditional = false }) => ({ points: points * pointUnit, isAdditional }));
}

export function questOf({ quest }: PromoDefinition, brand: BrandId): Quest | null {
  return quest?.[brand] ?? null;
}

export function pointNameOf({ currency }: PromoDefinition, brand: BrandId): PointName {
  return 'forms' in currency ? currency : currency[brand];
}

export interface DuckHuntDefinition {
  id: number;
  promoId: number;
  shotsADay: number;
  /** The probability that a hit duck carries a prize. */
  prizeChance: number;
  prizes: readonly { id: number; gift: GiftName }[];
}

export const duckHunts: readonly DuckHuntDefinition[] = [
  {
    id: 5,
    promoId: 22,
    shotsADay: 10,
    prizeChance: 0.4,
    prizes: [
      { id: 1, gift: 'spins20' },
      { id: 2, gift: 'compoints500' },
      { id: 3, gift: 'freebet' },
      { id: 4, gift: 'cash300' },
      { id: 5, gift: 'experience200' },
      { id: 6, gift: 'merch' },
    ],
  },
];

/**
 * The days of a promotion up to and including the day of `now`, at most 366. Each is its midnight UTC in epoch
 * milliseconds.
 */
export function daysOf({ startAt, endAt }: EventTimes, now: number): number[] {
  const first = Math.floor(startAt / day);
  const last = Math.floor(Math.min(now, (endAt ?? now) - 1) / day);
  return Array.from(
    { length: Math.max(0, Math.min(366, last - first + 1)) },
    (_, index) => (first + index) * day,
  );
}
