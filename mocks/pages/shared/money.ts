import { languageTag } from '#mocks/pages/shared/locale.ts';

/** Amounts in minor units as text; a currency that the browser does not know is written as its code. */
export function moneyIn(locale: string, currency: string): (amount: number) => string {
  try {
    const format = new Intl.NumberFormat(languageTag(locale), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      // As the site writes sums: Italian alone would group from five digits on.
      useGrouping: 'always',
    });
    return (amount) => format.format(amount / 100);
  } catch {
    const format = new Intl.NumberFormat(languageTag(locale), {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    });
    return (amount) => `${format.format(amount / 100)} ${currency}`;
  }
}
