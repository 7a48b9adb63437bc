import type { Promo, PromoCurrency, PromoMembership, PromoPrize } from '#/api/generated/model/index.ts';
import { isMember, type PromoPhase, type Viewer } from '#/entities/promo/rules.ts';

type Prized = Pick<Promo, 'prizes' | 'currency' | 'additionalCurrency'>;

/** The main prize is the last one in the list (S3.11). */
export function mainPrizeOf({ prizes = [] }: Pick<Promo, 'prizes'>): PromoPrize | undefined {
  return prizes.at(-1);
}

export function currencyOf(
  { currency, additionalCurrency }: Prized,
  { currencyId }: Pick<PromoPrize, 'currencyId'>,
): PromoCurrency | undefined {
  return [currency, additionalCurrency].find((known) => known?.id === currencyId);
}

/** Ids of prizes that are priced in a kind of points that the promotion doesn't have (S8.34). */
export function prizesWithoutCurrency(promo: Prized): readonly number[] {
  return (promo.prizes ?? []).filter((prize) => !currencyOf(promo, prize)).map(({ id }) => id);
}

/** The member's balance of the points in which the prize is priced, in 1/10 000 of a point. */
export function pointsFor(
  promo: Prized,
  { currencyId }: PromoPrize,
  { points, additionalPoints }: Pick<PromoMembership, 'points' | 'additionalPoints'>,
): number {
  return promo.additionalCurrency?.id === currencyId ? additionalPoints : points;
}

/** The viewer's `pointsFor` the prize, 0 for anybody who isn't a member. */
export function ownedFor(promo: Prized, prize: PromoPrize, viewer: Viewer): number {
  if (viewer.kind !== 'player' || !viewer.membership) return 0;
  return pointsFor(promo, prize, viewer.membership);
}

export function progressTo(owned: number, { price }: Pick<PromoPrize, 'price'>): number {
  return price === 0 ? 100 : Math.min(100, Math.floor((owned / price) * 100));
}

export type ExchangeOffer =
  | { readonly may: 'exchange' }
  | { readonly may: 'not'; readonly why: 'guest' | 'unknown' | 'closed' | 'blocked' | 'outside' | 'gone' }
  /** `missing` is the number of missing points, in 1/10 000 of a point. */
  | { readonly may: 'not'; readonly why: 'tooFew'; readonly missing: number };

const not = (why: Exclude<Extract<ExchangeOffer, { may: 'not' }>['why'], 'tooFew'>): ExchangeOffer => ({
  may: 'not',
  why,
});

/** Whether a viewer can exchange points for a prize, as far as the client knows. */
export function exchangeOffer(
  promo: Prized & Pick<Promo, 'useParticipantBtn'>,
  phase: PromoPhase,
  prize: PromoPrize,
  viewer: Viewer,
): ExchangeOffer {
  if (phase !== 'running') return not('closed');
  if (prize.left === 0) return not('gone');
  if (viewer.kind === 'guest' || viewer.kind === 'unknown') return not(viewer.kind);
  if (viewer.isMultiAccount) return not('blocked');
  if (!isMember(promo, viewer)) return not('outside');
  const missing = prize.price - ownedFor(promo, prize, viewer);
  return missing > 0 ? { may: 'not', why: 'tooFew', missing } : { may: 'exchange' };
}

export function timesReceived({ id }: Pick<PromoPrize, 'id'>, viewer: Viewer): number {
  if (viewer.kind !== 'player') return 0;
  return viewer.membership?.receivedPrizes.find(({ prizeId }) => prizeId === id)?.count ?? 0;
}

export function wonPrizes(promo: Pick<Promo, 'prizes'>, phase: PromoPhase, viewer: Viewer): PromoPrize[] {
  if (phase !== 'results') return [];
  return (promo.prizes ?? [])
    .filter((prize) => prize.winners.length > 0 && timesReceived(prize, viewer) > 0)
    .toReversed();
}

export interface WinnersOfPrize {
  readonly prize: PromoPrize;
  readonly names: readonly string[];
}

export function winnersOf({ prizes = [] }: Pick<Promo, 'prizes'>): WinnersOfPrize[] {
  return prizes
    .filter(({ winners }) => winners.length > 0)
    .map((prize) => ({ prize, names: prize.winners }))
    .toReversed();
}

const isVisible = (text: string): boolean => text.trim() !== '';

export function prizeName({
  id,
  title,
  giftTitles,
}: Pick<PromoPrize, 'id' | 'title' | 'giftTitles'>): string {
  const names = [title ?? '', giftTitles.filter(isVisible).join(' + ')];
  return names.find(isVisible) ?? `#${String(id)}`;
}
