import type { TournamentPrize } from '../../generated/model/index.ts';
import { brandCurrency, type BrandId, type LocaleId } from '../settings.ts';
import { moneyText } from '../brandFacts.ts';
import { amountsOf, unitsOf } from '../sums.ts';

/** Relative prizes of the first three places. */
const podium = [40, 20, 12] as const;
/**
 * The places below the podium are divided into an upper and a lower half. The next two values are the sums of
 * all prizes in each half, on the same relative scale as `podium`.
 */
const upperHalf = 19.6;
const lowerHalf = 8.4;
/**
 * Limits the prize of a place to this share of the prize in the band above. Without the limit, the few places
 * of a small band would win more than the podium.
 */
const nextShare = 0.6;

const moneyPicture = '/mock-assets/prize/money.svg';

interface Band {
  from: number;
  to: number;
  /** Minor units. */
  amount: number;
}

/**
 * Splits the places into bands, best first. All places of a band win the same prize; `weight` is its relative
 * size.
 */
function weightsOf(places: number): { from: number; to: number; weight: number }[] {
  const first = podium.slice(0, places).map((weight, index) => ({ from: index + 1, to: index + 1, weight }));
  const rest = places - podium.length;
  const upper = Math.ceil(rest / 2);
  const lower = rest - upper;
  const fourth = Math.min(podium[2] * nextShare, upperHalf / upper);
  return [
    ...first,
    ...(rest > 0 ? [{ from: 4, to: 3 + upper, weight: fourth }] : []),
    ...(lower > 0
      ? [{ from: 4 + upper, to: places, weight: Math.min(fourth * nextShare, lowerHalf / lower) }]
      : []),
  ];
}

/** Rounds down to two significant digits: 14,732 becomes 14,000. */
function roundSum(units: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, units))) - 1);
  return Math.floor(units / step) * step;
}

/** Splits a fund (roubles) among places. Later places get less, and the whole fund is paid. */
export function bandsOf(fund: number, places: number, brand: BrandId): Band[] {
  const units = unitsOf(brand, fund);
  const weights = weightsOf(places);
  const whole = weights.reduce((sum, { from, to, weight }) => sum + weight * (to - from + 1), 0);
  const [winner, ...others] = weights.map(({ from, to, weight }) => ({
    from,
    to,
    amount: roundSum((units * weight) / whole) * 100,
  }));
  if (!winner) return [];
  const given = others.reduce((sum, { from, to, amount }) => sum + amount * (to - from + 1), 0);
  // The first place gets the rounding remainder.
  return [{ ...winner, amount: units * 100 - given }, ...others];
}

export function prizesOf(fund: number, places: number, brand: BrandId, locale: LocaleId): TournamentPrize[] {
  return bandsOf(fund, places, brand).map(({ from, to, amount }) => ({
    from,
    to,
    title: moneyText(amount / 100, brand, locale),
    money: amountsOf(brandCurrency[brand], amount),
    image: moneyPicture,
    worth: amount,
    currency: brandCurrency[brand],
  }));
}

/** The prize's title for a place; undefined without a prize. */
export function prizeAt(prizes: readonly TournamentPrize[], position: number): string | undefined {
  return prizes.find(({ from, to }) => position >= from && position <= to)?.title;
}

/** The prize for a place from a fund (roubles), minor units; 0 without a prize. */
export function prizeMoneyAt(fund: number, places: number, brand: BrandId, position: number): number {
  const band = bandsOf(fund, places, brand).find(({ from, to }) => position >= from && position <= to);
  return band?.amount ?? 0;
}
