// The phase of a promotion, from its status and its draw (S4.60).
import type { EventStatus, Promo } from '#/api/generated/model/index.ts';
import { isKnownTemplate, type PromoPhase } from '#/entities/promo/rules.ts';
import { parseInstant } from '#/lib/clock.ts';

export function isActivePromo({ template }: Pick<Promo, 'template'>, status: EventStatus): boolean {
  return status === 'active' && isKnownTemplate(template);
}

function hasWinners({ prizes = [] }: Pick<Promo, 'prizes'>): boolean {
  return prizes.some(({ winners }) => winners.length > 0);
}

/** @param status the event's current status by the server's clock */
export function phaseOf(promo: Pick<Promo, 'pageType' | 'prizes'>, status: EventStatus): PromoPhase {
  if (status === 'future') return 'waiting';
  if (status === 'active') return 'running';
  if (promo.pageType !== 'lottery') return 'over';
  return hasWinners(promo) ? 'results' : 'drawing';
}

/** When the phase ends, in epoch milliseconds; null if it doesn't or the server doesn't say. */
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

/** Whether to poll for the winners: the draw is due, and none is known yet. */
export function isDrawDue(promo: Pick<Promo, 'pageType' | 'prizes' | 'drawAt'>, now: number): boolean {
  const drawAt = parseInstant(promo.drawAt);
  return promo.pageType === 'lottery' && drawAt !== null && now >= drawAt && !hasWinners(promo);
}

const MINUTE_MS = 60_000;
/** The timer of a promotion stands out in its last 1,440 minutes (S9.2). */
export const LAST_DAY_MINUTES = 1_440;

export function isLastDay(phase: PromoPhase, leftMs: number): boolean {
  return phase === 'running' && leftMs > 0 && leftMs <= LAST_DAY_MINUTES * MINUTE_MS;
}
