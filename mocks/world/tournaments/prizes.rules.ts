import type { TournamentPrize } from '../../generated/model/index.ts';
import { brandCurrency, type BrandId, type LocaleId } from '../settings.ts';
import { moneyText } from '../brandFacts.ts';
import { amountsOf, unitsOf } from '../sums.ts';

/** Per cent of the fund for the first three places; the rest is shared by the others. */
const podium = [40, 20, 12] as const;

interface Band {
  from: number;
  to: number;
  /** Minor units. */
  amount: number;
}

/** How a fund (roubles) is shared among so many places. */
function bandsOf(fund: number, places: number, brand: BrandId): Band[] {
  // Round sums: hundreds of roubles are whole units of every currency.
  const band = (from: number, to: number, roubles: number): Band => ({
    from,
    to,
    amount: unitsOf(brand, Math.floor(roubles / 100) * 100) * 100,
  });
  const first = podium
    .slice(0, places)
    .map((share, index) => band(index + 1, index + 1, (fund * share) / 100));
  const rest = places - podium.length;
  if (rest <= 0) return first;
  const half = Math.ceil(rest / 2);
  const left = (fund * 28) / 100;
  const upper = band(4, 3 + half, (left * 0.7) / half);
  return rest > half
    ? [...first, upper, band(4 + half, places, (left * 0.3) / (rest - half))]
    : [...first, upper];
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
