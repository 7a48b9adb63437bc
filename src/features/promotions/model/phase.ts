// The phase of a promotion. It depends on the promotion's status and on its draw (S4.60).
import type { EventStatus, Promo } from '#/api/generated/model/index.ts';
import { isKnownTemplate, type PromoPhase } from '#/entities/promo/rules.ts';
import { parseInstant } from '#/lib/clock.ts';

export function isActivePromo({ template }: Pick<Promo, 'template'>, status: EventStatus): boolean {
  return status === 'active' && isKnownTemplate(template);
}

function hasWinners({ prizes = [] }: Pick<Promo, 'prizes'>): boolean {
  return prizes.some(({ winners }) => winners.length > 0);
}

/** @param status the current status of the promotion by the server's clock */
export function phaseOf(promo: Pick<Promo, 'pageType' | 'prizes'>, status: EventStatus): PromoPhase {
  if (status === 'future') return 'waiting';
  if (status === 'active') return 'running';
  if (promo.pageType !== 'lottery') return 'over';
  return hasWinners(promo) ? 'results' : 'drawing';
}

/** When the phase ends, in epoch milliseconds. Null if the phase has no end or the server doesn't say. */
export function awaitedMoment(
  promo: Pick<Promo, 'startAt' | 'endAt' | 'drawAt'>,
  phase: PromoPhase,
): number | null {
  switch (phase) {
    case 'waiting':
      return parseInstant(promo.startAt);
    case 'running':
      return parseInstant(promo.endAt);
    case 'drawing':
      return parseInstant(promo.drawAt);
    default:
      return null;
  }
}

/** Whether to poll for the winners, because the draw is due and no winner is known yet. */
export function isDrawDue(promo: Pick<Promo, 'pageType' | 'prizes' | 'drawAt'>, now: number): boolean {
  const drawAt = parseInstant(promo.drawAt);
  return promo.pageType === 'lottery' && drawAt !== null && now >= drawAt && !hasWinners(promo);
}

const MINUTE_MS = 60_000;
/** The timer of a promotion is highlighted when at most this many minutes are left (S9.2). */
export const LAST_DAY_MINUTES = 1_440;

export function isLastDay(phase: PromoPhase, leftMs: number): boolean {
  return phase === 'running' && leftMs > 0 && leftMs <= LAST_DAY_MINUTES * MINUTE_MS;
}
