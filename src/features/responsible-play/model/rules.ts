// Sections of the responsible-play page, and rules for limits (S10.1 to S10.3).
import {
  TimeOutPeriod,
  type PlayLimit,
  type PlayLimitKind,
  type PlayLimitPeriod,
  type PlayRestrictionStatus,
  type SelfExclusionPeriod,
} from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { DAY_MS } from '#/lib/duration.ts';
import type { Restriction } from '#/entities/player/restriction.ts';
import { paths } from '#/paths.ts';

/** Sections in the order of their tabs. The first one is the default. */
export const sections = ['limits', 'breaks', 'reminder', 'statement', 'security'] as const;
export type Section = (typeof sections)[number];

export function sectionOf(search: URLSearchParams): Section {
  return sections.find((section) => section === search.get('section')) ?? 'limits';
}

export const limitKinds: readonly PlayLimitKind[] = ['deposit', 'loss', 'time'];

/** The highest possible deposit or loss limit, in minor units of any currency. */
const MOST_MONEY = 1_000_000_000;
const DAYS: Readonly<Record<PlayLimitPeriod, number>> = { day: 1, week: 7, month: 31 };
const MINUTES_A_DAY = 1_440;

/**
 * The highest possible limit. For money, an amount in minor units. For time, the number of minutes in the
 * period.
 */
export function mostOf({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): number {
  return kind === 'time' ? DAYS[period] * MINUTES_A_DAY : MOST_MONEY;
}

const BREAK_DAYS: Readonly<Record<TimeOutPeriod, number>> = { day: 1, week: 7, month: 30, six_weeks: 42 };

/** When a break that starts `now` ends. Both in epoch milliseconds. */
export function breakEnd(period: TimeOutPeriod, now: number): number {
  return now + BREAK_DAYS[period] * DAY_MS;
}

const EXCLUSION_DAYS: Readonly<Record<SelfExclusionPeriod, number | null>> = {
  six_months: 182,
  year: 365,
  five_years: 1_826,
  forever: null,
};

/**
 * When a self-exclusion that starts `now` ends. Both in epoch milliseconds. Null if it never ends. Used only if the
 * server's answer was lost.
 */
export function exclusionEnd(period: SelfExclusionPeriod, now: number): number | null {
  const days = EXCLUSION_DAYS[period];
  return days === null ? null : now + days * DAY_MS;
}

/**
 * The breaks that the player can choose. A new break is counted from now and must end later than the current
 * one.
 */
export function longerBreaks(until: number | null, now: number): TimeOutPeriod[] {
  return Object.values(TimeOutPeriod).filter((period) => until === null || breakEnd(period, now) > until);
}

export type LimitProblem = 'none' | 'missing' | 'zero' | 'tooLow' | 'tooHigh';

export function limitProblem(
  limit: Pick<PlayLimit, 'kind' | 'period' | 'least'>,
  amount: number | null,
): LimitProblem {
  if (amount === null) return 'missing';
  if (amount === 0) return 'zero';
  if (amount < limit.least) return 'tooLow';
  return amount > mostOf(limit) ? 'tooHigh' : 'none';
}

const PERIODS: readonly PlayLimitPeriod[] = ['day', 'week', 'month'];

export interface LimitConflict {
  /**
   * `below`: the wanted limit is lower than that of a shorter period. `above`: it is higher than that of a
   * longer period.
   */
  readonly side: 'below' | 'above';
  readonly period: PlayLimitPeriod;
  readonly amount: number;
}

/**
 * The limit that conflicts with the wanted one: a higher limit for a shorter period, or a lower limit for a
 * longer period. If a limit has a pending raise, the raised amount counts.
 */
export function limitConflict(
  limits: readonly Pick<PlayLimit, 'kind' | 'period' | 'amount' | 'pending'>[],
  { kind, period }: Pick<PlayLimit, 'kind' | 'period'>,
  wanted: number,
): LimitConflict | null {
  const place = PERIODS.indexOf(period);
  const others = limits.flatMap((other) => {
    const amount = other.pending?.amount ?? other.amount;
    if (other.kind !== kind || amount === undefined) return [];
    return [{ period: other.period, amount, distance: PERIODS.indexOf(other.period) - place }];
  });
  const least = others
    .filter(({ distance, amount }) => distance < 0 && amount > wanted)
    .toSorted((one, other) => other.amount - one.amount)[0];
  if (least) return { side: 'below', period: least.period, amount: least.amount };
  const most = others
    .filter(({ distance, amount }) => distance > 0 && amount < wanted)
    .toSorted((one, other) => one.amount - other.amount)[0];
  return most ? { side: 'above', period: most.period, amount: most.amount } : null;
}

/** `none`: the limit stays the same. `noLimit`: there was no limit, and the player wants none. */
export type LimitChange = 'none' | 'noLimit' | 'atOnce' | 'afterADay';

/**
 * When a change of a limit applies. A first or lower limit applies at once. Raising or ending a limit takes a
 * day and then a confirmation.
 * @param wanted null if the limit is to end
 */
export function limitChange(current: number | undefined, wanted: number | null): LimitChange {
  if (wanted === null) return current === undefined ? 'noLimit' : 'afterADay';
  if (wanted === current) return 'none';
  return current === undefined || wanted < current ? 'atOnce' : 'afterADay';
}

/** A raised limit is `waiting` for a day. Then it is `ready` for the player to confirm it. */
export function raiseState(
  { pending }: Pick<PlayLimit, 'pending'>,
  now: number,
): 'none' | 'waiting' | 'ready' {
  if (!pending) return 'none';
  return (parseInstant(pending.effectiveAt) ?? Number.POSITIVE_INFINITY) > now ? 'waiting' : 'ready';
}

export function usedPercent({ amount, used }: Pick<PlayLimit, 'amount' | 'used'>): number {
  return amount === undefined ? 0 : Math.min(100, Math.floor((used / amount) * 100));
}

// The URL of the page after a self-exclusion. It contains the end of the exclusion, because the page has no
// session to request it.

const NEVER_ENDS = 'never';

export function exclusionPath({ selfExcludedUntil }: PlayRestrictionStatus): string {
  return `${paths.selfExclusion()}?until=${encodeURIComponent(selfExcludedUntil ?? NEVER_ENDS)}`;
}

/** Reads the exclusion from the URL. Null if its end is missing or invalid. */
export function readExclusion(search: string): Extract<Restriction, { kind: 'excluded' }> | null {
  const wanted = new URLSearchParams(search).get('until');
  if (wanted === NEVER_ENDS) return { kind: 'excluded', until: null };
  const until = parseInstant(wanted);
  return until === null ? null : { kind: 'excluded', until };
}
