import type { TournamentPrize } from '../../generated/model/index.ts';
import { brandCurrency, type BrandId, type LocaleId } from '../settings.ts';
import { moneyText } from '../brandFacts.ts';
import { amountsOf, unitsOf } from '../sums.ts';

/** Weights of the first three places. */
const podium = [40, 20, 12] as const;
/** What the places behind them weigh together: the upper half and the lower half of them. */
const upperHalf = 19.6;
const lowerHalf = 8.4;
/** A band weighs at most this part of the place before it, so that few places don't get more than the podium. */
const nextShare = 0.6;

interface Band {
  from: number;
  to: number;
  /** Minor units. */
  amount: number;
}

/** The bands of places and what each of their places weighs, the best first. */
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

/** Rounds down to two digits that count: 14 732 is 14 000. */
function roundSum(units: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, units))) - 1);
  return Math.floor(units / step) * step;
}

/** How a fund (roubles) is shared among so many places: later places get less, and all of it is given. */
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
  // Whatever rounding leaves goes to the first place.
  return [{ ...winner, amount: units * 100 - given }, ...others];
}

/** The prizes of a fund (roubles) for so many places. */
export function prizesOf(fund: number, places: number, brand: BrandId, locale: LocaleId): TournamentPrize[] {
  return bandsOf(fund, places, brand).map(({ from, to, amount }) => ({
    from,
    to,
    title: moneyText(amount / 100, brand, locale),
    money: amountsOf(brandCurrency[brand], amount),
  }));
}

/** The title of what a place gets; undefined beyond the prizes. */
export function prizeAt(prizes: readonly TournamentPrize[], position: number): string | undefined {
  return prizes.find(({ from, to }) => position >= from && position <= to)?.title;
}

/** What a place gets of a fund (roubles), minor units; 0 beyond the prizes. */
export function prizeMoneyAt(fund: number, places: number, brand: BrandId, position: number): number {
  const band = bandsOf(fund, places, brand).find(({ from, to }) => position >= from && position <= to);
  return band?.amount ?? 0;
}
