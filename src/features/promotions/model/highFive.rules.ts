// Who sees high-fives, and who may give one (specification S4.61, S6.9, S9.61, S9.62).
import type {
  ActionBalanceLog,
  HighFiveDailyInfo,
  Promo,
  PromoParticipant,
} from '#/api/generated/model/index.ts';
import type { BonusRules } from '#/brands/brand.ts';
import { parseInstant } from '#/lib/clock.ts';
import type { PromoPhase } from './phase.ts';
import { POINT_PARTS } from './points.ts';
import { isMember, type Viewer } from './viewer.ts';

const DAY_MS = 86_400_000;

export interface HighFivePlace {
  readonly phase: PromoPhase;
  readonly viewer: Viewer;
  readonly isOn: boolean;
}

/** Whether high-fives are shown: to logged-in members of an active promotion that has them. */
export function showsHighFives(
  promo: Pick<Promo, 'isHighFiveEnabled' | 'useParticipantBtn'>,
  { phase, viewer, isOn }: HighFivePlace,
): boolean {
  return isOn && promo.isHighFiveEnabled === true && phase === 'running' && isMember(promo, viewer);
}

/** Hearts on the birthday, fives elsewhere. */
export type HighFiveKind = 'five' | 'heart';

export function highFiveKind({ containerTemplate }: Pick<Promo, 'containerTemplate'>): HighFiveKind {
  return containerTemplate === 'birthday' ? 'heart' : 'five';
}

/** How many may still be given today; null where the server names no limit. */
export function fivesLeft(daily: HighFiveDailyInfo | undefined): number | null {
  return daily ? Math.max(0, daily.limit - daily.sent) : null;
}

export type GivePermission = { readonly may: true } | { readonly may: false; readonly because: GiveRefusal };
export type GiveRefusal = 'self' | 'daily_limit' | 'not_this_one';

/** The server has the last word; what it has said already is not asked again. */
export function mayGive(
  { isItsMe, canHighFive }: Pick<PromoParticipant, 'isItsMe' | 'canHighFive'>,
  daily: HighFiveDailyInfo | undefined,
): GivePermission {
  if (isItsMe) return { may: false, because: 'self' };
  if (fivesLeft(daily) === 0) return { may: false, because: 'daily_limit' };
  return canHighFive === false ? { may: false, because: 'not_this_one' } : { may: true };
}

export interface BirthdayProgress {
  /** Collected within the days that count, in points. */
  readonly have: number;
  readonly needed: number;
  readonly left: number;
  /** The days that count, today's hour back. */
  readonly days: number;
}

/**
 * The birthday's task: 20 promo hours in two days, elsewhere five items in five. Spending does not count
 * back.
 */
export function birthdayProgress(
  logs: readonly Pick<ActionBalanceLog, 'points' | 'isAdditional' | 'createdAt'>[],
  { needed, days }: BonusRules['birthday'],
  now: number,
): BirthdayProgress {
  const since = now - days * DAY_MS;
  const parts = logs
    .filter(({ points, isAdditional = false, createdAt }) => {
      const at = parseInstant(createdAt);
      return points > 0 && !isAdditional && at !== null && at > since && at <= now;
    })
    .reduce((sum, { points }) => sum + points, 0);
  const have = Math.floor(parts / POINT_PARTS);
  return { have, needed, left: Math.max(0, needed - have), days };
}
