// Who can see high-fives, who can give one, and the birthday task (S4.61, S6.9, S9.61, S9.62).
import type {
  ActionBalanceLog,
  HighFiveDailyInfo,
  HighFiveType,
  Promo,
  PromoCurrency,
  PromoParticipant,
  UserAchievement,
} from '#/api/generated/model/index.ts';
import type { BonusRules } from '#/brands/brand.ts';
import type { PromoState } from '#/entities/promo/PromoContext.tsx';
import { isKnownTemplate, isMember, POINT_PARTS } from '#/entities/promo/rules.ts';
import { parseInstant } from '#/lib/clock.ts';
import { pageParam, pagesOf, readPage, withParams } from '#/lib/urlQuery.ts';
import { DAY_MS } from '#/lib/duration.ts';

interface HighFivePlace extends Pick<PromoState, 'phase' | 'viewer'> {
  readonly promo: Pick<Promo, 'isHighFiveEnabled' | 'useParticipantBtn' | 'template'>;
}

export function showsHighFives({ promo, phase, viewer }: HighFivePlace, isOn: boolean): boolean {
  const isActive = phase === 'running' && isKnownTemplate(promo.template);
  return isOn && promo.isHighFiveEnabled === true && isActive && isMember(promo, viewer);
}

/** Birthday promotions use hearts instead of high-fives. */
export type HighFiveKind = 'five' | 'heart';

export function highFiveKind({ containerTemplate }: Pick<Promo, 'containerTemplate'>): HighFiveKind {
  return containerTemplate === 'birthday' ? 'heart' : 'five';
}

export function fivesLeft(daily: HighFiveDailyInfo | undefined): number | null {
  return daily ? Math.max(0, daily.limit - daily.sent) : null;
}

export type GivePermission = { readonly may: true } | { readonly may: false; readonly because: GiveRefusal };
export type GiveRefusal = 'self' | 'daily_limit' | 'not_this_one';

/**
 * Whether the viewer can give a high-five. The server makes the final decision; this check only avoids calls
 * that the server would refuse.
 */
export function mayGive(
  { isItsMe, canHighFive }: Pick<PromoParticipant, 'isItsMe' | 'canHighFive'>,
  daily: HighFiveDailyInfo | undefined,
): GivePermission {
  if (isItsMe) return { may: false, because: 'self' };
  if (fivesLeft(daily) === 0) return { may: false, because: 'daily_limit' };
  return canHighFive === false ? { may: false, because: 'not_this_one' } : { may: true };
}

export interface BirthdayProgress {
  readonly have: number;
  readonly needed: number;
  readonly left: number;
  /** How far back points count, in days of 24 hours. */
  readonly days: number;
}

export function birthdayCurrency(
  { currency, additionalCurrency }: Pick<Promo, 'currency' | 'additionalCurrency'>,
  { unit }: Pick<BonusRules['birthday'], 'unit'>,
): PromoCurrency | undefined {
  return unit === 'items' ? additionalCurrency : currency;
}

/**
 * The player's progress in the birthday task, as counted by the server. Null if the server sends no such task
 * or no progress for it.
 */
export function countedByServer(
  { id, achievements = [] }: Pick<Promo, 'id' | 'achievements'>,
  own: readonly UserAchievement[],
): BirthdayProgress | null {
  const task = achievements.find(({ days }) => days !== undefined);
  const state = own.find((known) => known.actionId === id && known.id === task?.id);
  const { isCompleted = false, current, target } = state ?? {};
  if (task?.days === undefined || current === undefined || target === undefined) return null;
  const have = isCompleted ? target : Math.min(current, target);
  return { have, needed: target, left: target - have, days: task.days };
}

/**
 * The player's progress in the birthday task, which is 20 promo hours in two days or, for some brands, five
 * items in five days (S9.61). Points that the player has spent still count.
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

// The URL selects the list of high-fives and its page: `?fives=sent&fivesPage=2`.

/** Page size (S9.24). */
export const FIVES_PAGE = 10;

export interface FivesQuery {
  readonly type: HighFiveType;
  /** Page number, from 1. */
  readonly page: number;
}

/**
 * Reads from the URL whether received or sent high-fives are listed, and the page. Defaults to the first page
 * of received high-fives.
 */
export function readFivesQuery(params: URLSearchParams): FivesQuery {
  return {
    type: params.get('fives') === 'sent' ? 'sent' : 'received',
    page: readPage(params.get('fivesPage')),
  };
}

export function writeFivesQuery(params: URLSearchParams, { type, page }: FivesQuery): URLSearchParams {
  return withParams(params, { fives: type === 'sent' ? type : null, fivesPage: pageParam(page) });
}

export const pagesOfFives = (total: number): number => pagesOf(total, FIVES_PAGE);
