// Where a promotion stands (specification S4.60).
import type { EventStatus, Promo } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { isKnownTemplate } from './sections.ts';

/** Waiting to start, running, preparing the draw, results shown; `over` is what an exchange comes to. */
export type PromoPhase = 'waiting' | 'running' | 'drawing' | 'results' | 'over';

/** What runs with a template is an active promo; without one it is a static page (specification S4.60). */
export function isActivePromo({ template }: Pick<Promo, 'template'>, status: EventStatus): boolean {
  return status === 'active' && isKnownTemplate(template);
}

export function hasWinners({ prizes = [] }: Pick<Promo, 'prizes'>): boolean {
  return prizes.some(({ winners }) => winners.length > 0);
}

/** `status` is what it is now, by the server's clock. */
export function phaseOf(promo: Pick<Promo, 'pageType' | 'prizes'>, status: EventStatus): PromoPhase {
  if (status === 'future') return 'waiting';
  if (status === 'active') return 'running';
  if (promo.pageType !== 'lottery') return 'over';
  return hasWinners(promo) ? 'results' : 'drawing';
}

/** The moment that a phase runs towards, epoch milliseconds; null where nothing is awaited. */
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

/** Whether the winners may be known by now: the draw is due, and nobody has been named. */
export function isDrawDue(promo: Pick<Promo, 'pageType' | 'prizes' | 'drawAt'>, now: number): boolean {
  const drawAt = parseInstant(promo.drawAt);
  return promo.pageType === 'lottery' && drawAt !== null && now >= drawAt && !hasWinners(promo);
}
