// What the points of a promotion are called, and what one costs.
import type { Currency, Promo, PromoCurrencyName } from '#/api/generated/model/index.ts';

/** Parts of a point (specification S9.34). */
export const POINT_PARTS = 10_000;

/** The Russian rule for ru, `one` and `other` elsewhere (specification S9.46). `parts`: 10 000 a point. */
export function currencyWord(name: PromoCurrencyName, parts: number, localeTag: string): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = name;
  return forms[new Intl.PluralRules(localeTag).select(parts / POINT_PARTS)] ?? name.other;
}

/** Minor units of bets for one point in a currency; undefined where bets give none in it. */
export function pointPrice(
  { pointPrices }: Pick<Promo, 'pointPrices'>,
  currency: Currency,
): number | undefined {
  return pointPrices?.[currency];
}
