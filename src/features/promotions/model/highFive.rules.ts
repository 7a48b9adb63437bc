// Who sees high-fives, and who may give one (specification S4.61, S6.9, S9.61, S9.62).
import type {
  ActionBalanceLog,
  HighFiveDailyInfo,
  Promo,
  PromoCurrency,
  PromoParticipant,
} from '#/api/generated/model/index.ts';
import type { BonusRules } from '#/brands/brand.ts';
import { parseInstant } from '#/lib/clock.ts';
import type { PromoPhase } from './phase.ts';
import { POINT_PARTS } from './points.ts';
import { isKnownTemplate } from './sections.ts';
import type { Task } from './tasks.ts';
import { isMember, type Viewer } from './viewer.ts';

const DAY_MS = 86_400_000;

export interface HighFivePlace {
  readonly phase: PromoPhase;
  readonly viewer: Viewer;
  readonly isOn: boolean;
}

/** Whether high-fives are shown: to logged-in members of an active promotion that has them. */
export function showsHighFives(
  promo: Pick<Promo, 'isHighFiveEnabled' | 'useParticipantBtn' | 'template'>,
  { phase, viewer, isOn }: HighFivePlace,
): boolean {
  const isActive = phase === 'running' && isKnownTemplate(promo.template);
  return isOn && promo.isHighFiveEnabled === true && isActive && isMember(promo, viewer);
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
  /** Collected within the days that count: promo hours or items, as the brand asks. */
  readonly have: number;
  readonly needed: number;
  readonly left: number;
  /** The days that count, today's hour back. */
  readonly days: number;
}

/** Promo hours are the promotion's points, items those of its additional currency. */
export function birthdayCurrency(
  { currency, additionalCurrency }: Pick<Promo, 'currency' | 'additionalCurrency'>,
  { unit }: Pick<BonusRules['birthday'], 'unit'>,
): PromoCurrency | undefined {
  return unit === 'items' ? additionalCurrency : currency;
}

/** The server's own count of the birthday's task; null where it has no task for the last days. */
export function countedByServer(tasks: readonly Pick<Task, 'days' | 'state'>[]): BirthdayProgress | null {
  const task = tasks.find(({ days }) => days !== undefined);
  const { isCompleted = false, current, target } = task?.state ?? {};
  if (task?.days === undefined || current === undefined || target === undefined) return null;
  const have = isCompleted ? target : Math.min(current, target);
  return { have, needed: target, left: target - have, days: task.days };
}

/**
 * The birthday's task: 20 promo hours in two days, elsewhere five items in five. What was spent does not
 * count back.
 */
export function birthdayProgress(
  logs: readonly Pick<ActionBalanceLog, 'points' | 'isAdditional' | 'createdAt'>[],
  { needed, unit, days }: BonusRules['birthday'],
  now: number,
): BirthdayProgress {
  const since = now - days * DAY_MS;
  const parts = logs
    .filter(({ points, isAdditional = false, createdAt }) => {
      const at = parseInstant(createdAt);
      return points > 0 && isAdditional === (unit === 'items') && at !== null && at > since && at <= now;
    })
    .reduce((sum, { points }) => sum + points, 0);
  const have = Math.min(needed, Math.floor(parts / POINT_PARTS));
  return { have, needed, left: needed - have, days };
}
