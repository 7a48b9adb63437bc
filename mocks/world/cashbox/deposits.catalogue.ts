import type { LocalText } from '../settings.ts';
import { localText } from '../sums.ts';

export interface SystemDefinition {
  id: number;
  key: string;
  name: LocalText;
  minRoubles: number;
  maxRoubles: number;
  feePercent?: number;
  isFeeRefunded?: boolean;
  isPhoneRequired?: boolean;
  method: 'GET' | 'POST';
  /** Hours of the day (UTC) when the provider is down: from, until. */
  downtime?: readonly [number, number];
  /** The payer's account, as the history shows it. */
  account: string;
  /** Payment methods of a redirect, by their key in the URL. */
  methods?: readonly { readonly key: string; readonly name: LocalText }[];
}

const system = (
  id: number,
  key: string,
  name: LocalText,
  minRoubles: number,
  maxRoubles: number,
  more: Partial<SystemDefinition> = {},
): SystemDefinition => ({
  id,
  key,
  name,
  minRoubles,
  maxRoubles,
  method: 'GET',
  account: 'V-****-17',
  ...more,
});
const sameInAllLocales = (name: string): LocalText => localText(name, name, name, name);

/** Cards by RBK invoice (decisions, 'Cashbox'). */
export const rbkSystem = 88;
export const marbellaSystem = 77;
/** The personas' card. */
export const cardMask = '2200 00** **** 0042';

export const paymentSystems: readonly SystemDefinition[] = [
  system(
    rbkSystem,
    'card',
    localText('Банковская карта', 'Bank card', 'Carta bancaria', 'Cartão'),
    100,
    600_000,
    {
      feePercent: 3,
      isFeeRefunded: true,
      account: cardMask,
    },
  ),
  system(marbellaSystem, 'marbella', sameInAllLocales('Marbella'), 500, 300_000, {
    account: '5100 00** **** 0017',
    methods: [
      { key: 'card', name: localText('Банковская карта', 'Bank card', 'Carta bancaria', 'Cartão') },
      { key: 'wallet', name: localText('Кошелёк', 'Wallet', 'Wallet', 'Carteira') },
    ],
  }),
  system(12, 'swift-fox', sameInAllLocales('Swift Fox'), 200, 1_000_000),
  system(
    21,
    'mobile',
    localText('Мобильный платёж', 'Pay by phone', 'Credito telefonico', 'Saldo do celular'),
    100,
    15_000,
    {
      feePercent: 5,
      isPhoneRequired: true,
      account: '61 *** *** 157',
    },
  ),
  system(2, 'tumbler', sameInAllLocales('Tumbler'), 200, 250_000),
  system(5, 'penguin-pay', sameInAllLocales('Penguin Pay'), 300, 500_000, { feePercent: 1 }),
  system(6, 'orbit', sameInAllLocales('Orbit Wallet'), 300, 200_000, { method: 'POST' }),
  system(
    7,
    'clover',
    localText('Ваучер Clover', 'Clover voucher', 'Voucher Clover', 'Voucher Clover'),
    500,
    50_000,
  ),
  system(44, 'quartz', sameInAllLocales('Quartz Coin'), 2_000, 1_000_000, { downtime: [3, 4] }),
  system(
    99,
    'slip',
    localText('Оплата по счёту', 'Bank slip', 'Bollettino bancario', 'Boleto'),
    1_000,
    1_000_000,
    {
      method: 'POST',
      account: '4070 **** 0099',
    },
  ),
];

/** Whether the redirect's URL accepts this payment method. */
export function isPaidBy(systemId: number, method: string): boolean {
  const found = paymentSystems.find(({ id }) => id === systemId);
  return found?.methods?.some(({ key }) => key === method) ?? false;
}
