// The business facts of each brand, such as its company, minimum deposit and colours. Texts and
// settings use them.
import type { ChatProvider, PhoneCountry, TaxNumberKind } from '../generated/model/index.ts';
import { facts } from '../generated/brands.ts';
import { brandCurrency, type BrandId, type Currency, type LocaleId, type LocalText } from './settings.ts';

/** A banner of the start page. Its image is drawn from the keywords in `picture`. */
export type BrandBanner = Readonly<
  { id: number; picture: string } & (
    | { kind: 'welcome' | 'tournaments' | 'jackpots' | 'novelties' }
    | { kind: 'promotions'; title: LocalText }
  )
>;

export interface BrandFacts {
  name: string;
  company: string;
  licence: string;
  supportEmail: string;
  chatProvider: ChatProvider;
  phoneCountries: readonly PhoneCountry[];
  /** The kind of tax number in the brand's country; null if the brand asks for none. */
  taxNumberKind: TaxNumberKind | null;
  /** The maximum sum of the bonuses for all first deposits, in whole units of the currency. */
  welcomeTotal: number;
  /** `minDeposit` and `minPayout` are in whole units of the currency. */
  minDeposit: number;
  minPayout: number;
  /** The smallest bonus balance that bets can use, in minor units; null if the brand has no minimum (S9.59). */
  minBonusStakeMinor: number | null;
  /**
   * Rules of the birthday promotion. `birthdayUnit` names the points that its quest counts (S9.61). `hearts`
   * names the points that players earn for hearts (S9.62).
   */
  birthdayUnit: 'promoHours' | 'items';
  hearts: 'hours' | 'cocktailsAndHours' | 'cocktailsAndPoints';
  /** Total bets that earn one element of the New Year promotion, in whole units (S9.63). */
  newYearStep: number;
  banners: readonly BrandBanner[];
  /** The brand's design tokens as `#rrggbb`: the stops of the hero gradient, and the accent colours. */
  colours: { hero: readonly string[]; accent: string; second: string };
}

export const brandFacts: Readonly<Record<BrandId, BrandFacts>> = facts;

export const currencySigns: Record<Currency, string> = { RUB: '₽', EUR: '€', BRL: 'R$' };

/** How each locale writes amounts: the separators, and the place of the currency sign (`place`). */
const moneyFormats: Record<
  LocaleId,
  { separator: string; decimal: string; place: (sign: string, digits: string) => string }
> = {
  ru: { separator: '\u00a0', decimal: ',', place: (sign, digits) => `${digits}\u00a0${sign}` },
  en: { separator: ',', decimal: '.', place: (sign, digits) => `${sign}${digits}` },
  it: { separator: '.', decimal: ',', place: (sign, digits) => `${digits}\u00a0${sign}` },
  br: { separator: '.', decimal: ',', place: (sign, digits) => `${sign}\u00a0${digits}` },
};

/**
 * Formats an amount, with cents if it has any: `300 000 ₽` in Russian, `€3,000.50` in English. Doesn't use
 * Intl, whose output differs between engines.
 * @param units whole units of the brand's currency; hundredths are minor units
 */
export function moneyText(units: number, brand: BrandId, locale: LocaleId): string {
  const { separator, decimal, place } = moneyFormats[locale];
  const [whole = '', cents = ''] = units.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  const digits = cents === '00' ? grouped : grouped + decimal + cents;
  return place(currencySigns[brandCurrency[brand]], digits);
}

/**
 * Replaces the placeholders `{brand}`, `{company}`, `{licence}`, `{support}`, `{welcome}`, `{deposit}` and
 * `{payout}` by the brand's facts.
 */
export function withFacts(text: string, brand: BrandId, locale: LocaleId): string {
  const { name, company, licence, supportEmail, welcomeTotal, minDeposit, minPayout } = brandFacts[brand];
  const values: Record<string, string> = {
    brand: name,
    company,
    licence,
    support: supportEmail,
    welcome: moneyText(welcomeTotal, brand, locale),
    deposit: moneyText(minDeposit, brand, locale),
    payout: moneyText(minPayout, brand, locale),
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}
