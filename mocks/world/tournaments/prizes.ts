// What the places of a tournament get.
import type { TournamentPrize } from '../../generated/model/index.ts';
import { brandCurrency, type BrandId, type LocaleId } from '../../core/settings.ts';
import { moneyText } from '../catalogue/brandFacts.ts';
import { amountsOf, unitsOf } from '../catalogue/sums.ts';

/** Per cent of the fund for the first three places; the rest is shared by the others. */
const podium = [40, 20, 12] as const;

/** The prizes of a fund (roubles) for so many places. */
export function prizesOf(fund: number, places: number, brand: BrandId, locale: LocaleId): TournamentPrize[] {
  const prize = (from: number, to: number, roubles: number): TournamentPrize => {
    // Round sums: hundreds of roubles are whole units of every currency.
    const units = unitsOf(brand, Math.floor(roubles / 100) * 100);
    return { from, to, title: moneyText(units, brand, locale), money: amountsOf(brandCurrency[brand], units * 100) };
  };
  const first = podium.slice(0, places).map((share, index) => prize(index + 1, index + 1, (fund * share) / 100));
  const rest = places - podium.length;
  if (rest <= 0) return first;
  const half = Math.ceil(rest / 2);
  const left = (fund * 28) / 100;
  const upper = prize(4, 3 + half, (left * 0.7) / half);
  return rest > half ? [...first, upper, prize(4 + half, places, (left * 0.3) / (rest - half))] : [...first, upper];
}

/** The title of what a place gets; undefined beyond the prizes. */
export function prizeAt(prizes: readonly TournamentPrize[], position: number): string | undefined {
  return prizes.find(({ from, to }) => position >= from && position <= to)?.title;
}
