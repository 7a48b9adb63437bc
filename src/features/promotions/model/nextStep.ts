import type { Promo, PromoPrize } from '#/api/generated/model/index.ts';
import { isMember, type PromoPhase, type Viewer } from '#/entities/promo/rules.ts';
import { exchangeOffer, ownedFor, progressTo } from './prizes.ts';

export type NextStep =
  | 'unknown'
  | 'register'
  | 'join'
  | 'play'
  | 'exchange'
  | 'support'
  | 'awaitStart'
  | 'awaitDraw'
  | 'winners'
  | 'others';

type Offer = Parameters<typeof exchangeOffer>[0] & Pick<Promo, 'pageType'>;

export function nextStep(promo: Offer, phase: PromoPhase, viewer: Viewer): NextStep {
  switch (phase) {
    case 'results':
      return 'winners';
    case 'over':
      return 'others';
    case 'drawing':
      return 'awaitDraw';
    case 'waiting':
      return viewer.kind === 'guest' ? 'register' : 'awaitStart';
    default:
      return stepWhileRunning(promo, viewer);
  }
}

function stepWhileRunning(promo: Offer, viewer: Viewer): NextStep {
  if (viewer.kind === 'guest') return 'register';
  if (viewer.kind === 'unknown') return 'unknown';
  if (viewer.isMultiAccount) return 'support';
  if (!isMember(promo, viewer)) return 'join';
  return canExchange(promo, viewer) ? 'exchange' : 'play';
}

function canExchange(promo: Offer, viewer: Viewer): boolean {
  const { pageType, prizes = [] } = promo;
  return (
    pageType === 'exchange' &&
    prizes.some((prize) => exchangeOffer(promo, 'running', prize, viewer).may === 'exchange')
  );
}

export interface NearestPrize {
  readonly prize: PromoPrize;
  /** The number of missing points, in 1/10 000 of a point. */
  readonly missing: number;
}

/**
 * The prize for which a member is missing the fewest points relative to its price. Null if the points are
 * already enough for a prize, or the promotion has no exchange.
 */
export function nearestPrize(promo: Offer, phase: PromoPhase, viewer: Viewer): NearestPrize | null {
  if (promo.pageType !== 'exchange' || canExchange(promo, viewer)) return null;
  const progress = (prize: PromoPrize): number => progressTo(ownedFor(promo, prize, viewer), prize);
  const [nearest] = (promo.prizes ?? [])
    .flatMap((prize) => {
      const offer = exchangeOffer(promo, phase, prize, viewer);
      return offer.may === 'not' && offer.why === 'tooFew' ? [{ prize, missing: offer.missing }] : [];
    })
    .toSorted((one, other) => progress(other.prize) - progress(one.prize) || one.missing - other.missing);
  return nearest ?? null;
}
