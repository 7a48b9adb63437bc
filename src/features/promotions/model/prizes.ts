// What a promotion gives, and what a player may take of it.
import type { Promo, PromoCurrency, PromoPrize } from '#/api/generated/model/index.ts';
import type { PromoPhase } from './phase.ts';
import { isMember, type Viewer } from './viewer.ts';

type Prized = Pick<Promo, 'prizes' | 'currency' | 'additionalCurrency'>;

/** The last prize is the main one (specification S3.11). */
export function mainPrizeOf({ prizes = [] }: Pick<Promo, 'prizes'>): PromoPrize | undefined {
  return prizes.at(-1);
}

export function currencyOf(
  { currency, additionalCurrency }: Prized,
  { currencyId }: Pick<PromoPrize, 'currencyId'>,
): PromoCurrency | undefined {
  return [currency, additionalCurrency].find((known) => known?.id === currencyId);
}

/** Ids of prizes in a currency that the promotion does not have (specification S8.34). */
export function strangePrizes(promo: Prized): readonly number[] {
  return (promo.prizes ?? []).filter((prize) => !currencyOf(promo, prize)).map(({ id }) => id);
}

/** What a player owns of the currency that a prize is priced in, 10 000 parts a point. */
export function ownedFor(promo: Prized, prize: PromoPrize, viewer: Viewer): number {
  if (viewer.kind !== 'player' || !viewer.membership) return 0;
  const { points, additionalPoints } = viewer.membership;
  return promo.additionalCurrency?.id === prize.currencyId ? additionalPoints : points;
}

/** How far a player is on the way to a prize, 0 to 100. */
export function progressTo(owned: number, { price }: Pick<PromoPrize, 'price'>): number {
  return price === 0 ? 100 : Math.min(100, Math.floor((owned / price) * 100));
}

export type ExchangeOffer =
  | { readonly may: 'exchange' }
  | { readonly may: 'not'; readonly why: 'guest' | 'unknown' | 'closed' | 'blocked' | 'outside' | 'gone' }
  /** `missing` is in parts, 10 000 a point. */
  | { readonly may: 'not'; readonly why: 'tooFew'; readonly missing: number };

const not = (why: Exclude<Extract<ExchangeOffer, { may: 'not' }>['why'], 'tooFew'>): ExchangeOffer => ({
  may: 'not',
  why,
});

/** What a viewer is offered for a prize of an exchange. The server has the last word. */
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

/** The prizes that a viewer has won in a draw whose winners are known, the main one first. */
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

/** Who won what, the main prize first; prizes that nobody has won are left out. */
export function winnersOf({ prizes = [] }: Pick<Promo, 'prizes'>): WinnersOfPrize[] {
  return prizes
    .filter(({ winners }) => winners.length > 0)
    .map((prize) => ({ prize, names: prize.winners }))
    .toReversed();
}

const showsSomething = (text: string): boolean => text.trim() !== '';

/** The name of a prize for the player: its own, or what it consists of; its number where neither shows. */
export function prizeName({
  id,
  title,
  giftTitles,
}: Pick<PromoPrize, 'id' | 'title' | 'giftTitles'>): string {
  const names = [title ?? '', giftTitles.filter(showsSomething).join(' + ')];
  return names.find(showsSomething) ?? `#${String(id)}`;
}
