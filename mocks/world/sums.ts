// Converts sums defined in roubles to each brand's currency.
import {
  brandCurrency,
  languageTags,
  type BrandId,
  type Currency,
  type LocaleId,
  type LocalText,
} from './settings.ts';
import type { CurrencyAmounts } from '../generated/model/index.ts';

const roublesPerUnit: Record<Currency, number> = { RUB: 1, EUR: 100, BRL: 20 };

/** Converts roubles to whole units of the brand's currency, at least one. */
export function unitsOf(brand: BrandId, roubles: number): number {
  return Math.max(1, Math.round(roubles / roublesPerUnit[brandCurrency[brand]]));
}

/** Converts whole units of the brand's currency to roubles. */
export function roublesOf(brand: BrandId, units: number): number {
  return units * roublesPerUnit[brandCurrency[brand]];
}

/** Converts roubles to minor units of the brand's currency, at least one whole unit. */
export function minorOf(brand: BrandId, roubles: number): number {
  return unitsOf(brand, roubles) * 100;
}

/** An amount in minor units, keyed by its currency code. */
export function amountsOf(currency: Currency, amount: number): CurrencyAmounts {
  const amounts: Record<Currency, CurrencyAmounts> = {
    RUB: { RUB: amount },
    EUR: { EUR: amount },
    BRL: { BRL: amount },
  };
  return amounts[currency];
}

/** @param amount minor units */
export function moneyText(amount: number, currency: Currency, locale: LocaleId): string {
  return new Intl.NumberFormat(languageTags[locale], { style: 'currency', currency }).format(amount / 100);
}

export function localText(ru: string, en: string, it: string, br: string): LocalText {
  return { ru, en, it, br };
}
