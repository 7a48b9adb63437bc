import { languageTag } from '#mocks/pages/shared/locale.ts';

/** Amounts in minor units as text; a currency that the browser does not know is written as its code. */
export function moneyIn(locale: string, currency: string): (amount: number) => string {
  try {
    const format = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency });
    return (amount) => format.format(amount / 100);
  } catch {
    const format = new Intl.NumberFormat(languageTag(locale), {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    return (amount) => `${format.format(amount / 100)} ${currency}`;
  }
}
