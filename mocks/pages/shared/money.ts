import { languageTag } from '#mocks/pages/shared/locale.ts';

/** Formats minor units. An unknown currency is shown as its code. */
export function moneyIn(locale: string, currency: string): (amount: number) => string {
  try {
    const format = new Intl.NumberFormat(languageTag(locale), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      // Groups thousands as the site does. By default, Italian groups only numbers of five or more
      // digits.
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
