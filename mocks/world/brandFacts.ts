// Each brand's figures and addresses, used in texts and settings.
import type { ChatProvider, PhoneCountry, TaxNumberKind } from '../generated/model/index.ts';
import { brandCurrency, type BrandId, type Currency, type LocaleId } from './settings.ts';

export interface BrandFacts {
  name: string;
  company: string;
  licence: string;
  supportEmail: string;
  chatProvider: ChatProvider;
  phoneCountries: readonly PhoneCountry[];
  /** The tax number that players of the brand's country have; null if it asks for none. */
  taxNumberKind: TaxNumberKind | null;
  /** Maximum total of the first deposits' bonuses, whole units. */
  welcomeTotal: number;
  /** The minimum deposit, in whole units. */
  minDeposit: number;
  minPayout: number;
}

const country = (id: string, dialCode: string): PhoneCountry => ({ country: id, dialCode });
const defaultCountries = [
  country('ru', '7'),
  country('kz', '7'),
  country('az', '994'),
  country('nl', '31'),
  country('am', '374'),
  country('au', '61'),
] as const;

export const brandFacts: Record<BrandId, BrandFacts> = {
  aurora: {
    name: 'Aurora',
    company: 'Northern Lantern N.V.',
    licence: '000/TEST-A',
    supportEmail: 'help@aurora.example',
    chatProvider: 'webim',
    phoneCountries: defaultCountries,
    taxNumberKind: null,
    welcomeTotal: 300_000,
    minDeposit: 100,
    minPayout: 1_000,
  },
  kometa: {
    name: 'Kometa',
    company: 'Long Tail Orbit N.V.',
    licence: '000/TEST-K',
    supportEmail: 'help@kometa.example',
    chatProvider: 'netrox',
    phoneCountries: defaultCountries,
    taxNumberKind: null,
    welcomeTotal: 300_000,
    minDeposit: 100,
    minPayout: 1_000,
  },
  riviera: {
    name: 'Riviera',
    company: 'Blue Awning Ltd.',
    licence: '000/TEST-R',
    supportEmail: 'aiuto@riviera.example',
    chatProvider: 'webim',
    phoneCountries: [country('it', '39'), country('nl', '31'), country('am', '374'), country('au', '61')],
    taxNumberKind: 'codice_fiscale',
    welcomeTotal: 3_000,
    minDeposit: 10,
    minPayout: 20,
  },
  samba: {
    name: 'Samba',
    company: 'Loud Parrot Entretenimento Ltda.',
    licence: '000/TEST-S',
    supportEmail: 'ajuda@samba.example',
    chatProvider: 'netrox',
    phoneCountries: [country('br', '55'), country('nl', '31'), country('am', '374'), country('au', '61')],
    taxNumberKind: 'cpf',
    welcomeTotal: 15_000,
    minDeposit: 20,
    minPayout: 50,
  },
};

export const currencySigns: Record<Currency, string> = { RUB: '₽', EUR: '€', BRL: 'R$' };

/** The thousands separator and the position of the currency sign. */
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
 * Replaces `{brand}`, `{company}`, `{licence}`, `{support}`, `{welcome}`, `{deposit}` and
 * `{payout}`.
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
