// Ways to pay in and out.
import type { BrandId, LocaleId, LocalText } from '../../core/settings.ts';
import { brandCurrency } from '../../core/settings.ts';
import type { PaymentLimit, PaymentSystem, PhoneCode, SumRange } from '../../generated/model/index.ts';
import { day, hour } from '../dates.ts';
import { brandFacts } from './brandFacts.ts';
import { minorOf, words } from './sums.ts';

export interface SystemDefinition {
  id: number;
  key: string;
  name: LocalText;
  /** Roubles. */
  least: number;
  most: number;
  feePercent?: number;
  isFeeRefunded?: boolean;
  isPhoneRequired?: boolean;
  /** How its page is opened. */
  method: 'GET' | 'POST';
  /** Hours of the day (UTC) in which the provider rests, from and until. */
  rests?: readonly [number, number];
  /** What history shows of the payer's account. */
  account: string;
}

const system = (id: number, key: string, name: LocalText, least: number, most: number, more: Partial<SystemDefinition> = {}): SystemDefinition => ({
  id,
  key,
  name,
  least,
  most,
  method: 'GET',
  account: 'V-****-17',
  ...more,
});
const same = (name: string): LocalText => words(name, name, name, name);

/** The card by RBK invoice (decisions, 'Cashbox'). */
export const rbkSystem = 88;
export const marbellaSystem = 77;
/** What Marbella takes in its address. */
export const marbellaMethods: readonly string[] = ['card', 'wallet'];
/** The card that the personas pay with. */
export const cardMask = '2200 00** **** 0042';

/** All ways to deposit in their order. */
export const paymentSystems: readonly SystemDefinition[] = [
  system(rbkSystem, 'card', words('Банковская карта', 'Bank card', 'Carta bancaria', 'Cartão'), 100, 600_000, {
    feePercent: 3,
    isFeeRefunded: true,
    account: cardMask,
  }),
  system(marbellaSystem, 'marbella', same('Marbella'), 500, 300_000, { account: '5100 00** **** 0017' }),
  system(12, 'swift-fox', same('Swift Fox'), 200, 1_000_000),
  system(21, 'mobile', words('С телефона', 'By phone', 'Con il telefono', 'Pelo celular'), 100, 15_000, {
    feePercent: 5,
    isPhoneRequired: true,
    account: '61 *** *** 157',
  }),
  system(2, 'tumbler', same('Tumbler'), 200, 250_000),
  system(5, 'penguin-pay', same('Penguin Pay'), 300, 500_000, { feePercent: 1 }),
  system(6, 'orbit', same('Orbit Wallet'), 300, 200_000, { method: 'POST' }),
  system(7, 'clover', words('Ваучер Clover', 'Clover voucher', 'Voucher Clover', 'Voucher Clover'), 500, 50_000),
  system(44, 'quartz', same('Quartz Coin'), 2_000, 1_000_000, { rests: [3, 4] }),
  system(99, 'slip', words('Счёт в банке', 'Bank slip', 'Bollettino bancario', 'Boleto'), 1_000, 1_000_000, { method: 'POST', account: '4070 **** 0099' }),
];

/** True while a provider rests. */
export function isResting({ rests }: SystemDefinition, now: number): boolean {
  const time = now % day;
  return rests !== undefined && time >= rests[0] * hour && time < rests[1] * hour;
}

/** What a way takes at once, minor units; never below what the casino takes. */
export function limitOf({ least, most }: Pick<SystemDefinition, 'least' | 'most'>, brand: BrandId): PaymentLimit {
  const min = Math.max(minorOf(brand, least), brandFacts[brand].leastDeposit * 100);
  return { currency: brandCurrency[brand], min, max: minorOf(brand, most) };
}

/** Where a way's logo lies. */
export function logoOf({ id, key }: Pick<SystemDefinition, 'id' | 'key'>): string {
  return `/mock-assets/payment/${id}-${key}.svg`;
}

/** The ways to deposit as the cashbox shows them. */
export function paymentSystemsOf(brand: BrandId, locale: LocaleId): PaymentSystem[] {
  return paymentSystems.map((item, position) => ({
    id: item.id,
    position,
    name: item.name[locale],
    key: item.key,
    image: logoOf(item),
    limits: [limitOf(item, brand)],
    ...(item.feePercent === undefined ? {} : { feePercent: item.feePercent }),
    ...(item.isFeeRefunded ? { isFeeRefunded: true } : {}),
    ...(item.isPhoneRequired ? { isPhoneRequired: true } : {}),
  }));
}

/** Roubles; the most for one deposit or payout, whatever the way (specification, section 9). */
const mostAtOnce = 1_000_000;

/** What holds for every way. */
export function generalLimitOf(brand: BrandId): { deposit: PaymentLimit[]; payout: PaymentLimit[] } {
  const { leastDeposit, leastPayout } = brandFacts[brand];
  const currency = brandCurrency[brand];
  const max = minorOf(brand, mostAtOnce);
  return { deposit: [{ currency, min: leastDeposit * 100, max }], payout: [{ currency, min: leastPayout * 100, max }] };
}

/** The amounts that the first step offers; 500 units are chosen where they are a usual deposit (specification, section 9). */
export function sumRangeOf(brand: BrandId): SumRange {
  const sums: Record<'RUB' | 'EUR' | 'BRL', readonly number[]> = {
    RUB: [500, 1_000, 2_000, 3_000, 5_000, 10_000],
    EUR: [10, 20, 50, 100, 200, 500],
    BRL: [20, 50, 100, 200, 500, 1_000],
  };
  const chosen: Record<'RUB' | 'EUR' | 'BRL', number> = { RUB: 500, EUR: 20, BRL: 100 };
  const currency = brandCurrency[brand];
  return { currency, sums: sums[currency].map((units) => units * 100), default: chosen[currency] * 100 };
}

const countryNames: Record<string, LocalText> = {
  ru: words('Россия', 'Russia', 'Russia', 'Rússia'),
  kz: words('Казахстан', 'Kazakhstan', 'Kazakistan', 'Cazaquistão'),
  az: words('Азербайджан', 'Azerbaijan', 'Azerbaigian', 'Azerbaijão'),
  nl: words('Нидерланды', 'Netherlands', 'Paesi Bassi', 'Países Baixos'),
  am: words('Армения', 'Armenia', 'Armenia', 'Armênia'),
  au: words('Австралия', 'Australia', 'Australia', 'Austrália'),
  it: words('Италия', 'Italy', 'Italia', 'Itália'),
  br: words('Бразилия', 'Brazil', 'Brasile', 'Brasil'),
};

/** Dial codes for payments by phone. */
export function phoneCodesOf(brand: BrandId, locale: LocaleId): PhoneCode[] {
  return brandFacts[brand].phoneCountries.map(({ country, dialCode }) => ({ dialCode, country, name: countryNames[country]?.[locale] ?? country }));
}
