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
  /**
   * The masked account from which the provider's page pays. Missing for phone payments, which use the
   * player's number.
   */
  account?: string;
  /** The payment methods of a system that redirects to the provider, by their key in the URL. */
  methods?: readonly PaymentMethod[];
}

interface PaymentMethod {
  readonly key: string;
  readonly name: LocalText;
  readonly account: string;
  /** Id of the payment system that sends payouts to this account, if it isn't the system of the deposit. */
  readonly paidBackBy?: number;
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
  ...more,
});
const sameInAllLocales = (name: string): LocalText => localText(name, name, name, name);

/** The payment system for cards. The provider RBK collects deposits by invoice (decisions, 'Cashbox'). */
export const rbkSystem = 88;
export const marbellaSystem = 77;
export const mobileSystem = 21;
/** The masked card that the personas pay with. */
export const cardMask = '2200 00** **** 0042';
export const walletMask = 'V-****-17';

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
    methods: [
      {
        key: 'card',
        name: localText('Банковская карта', 'Bank card', 'Carta bancaria', 'Cartão'),
        account: '5100 00** **** 0017',
        paidBackBy: rbkSystem,
      },
      {
        key: 'wallet',
        name: localText('Кошелёк', 'Wallet', 'Wallet', 'Carteira'),
        account: 'MB-****-64',
      },
    ],
  }),
  system(12, 'swift-fox', sameInAllLocales('Swift Fox'), 200, 1_000_000, { account: 'SF-****-31' }),
  system(
    mobileSystem,
    'mobile',
    localText('Мобильный платёж', 'Pay by phone', 'Credito telefonico', 'Saldo do celular'),
    100,
    15_000,
    {
      feePercent: 5,
      isPhoneRequired: true,
    },
  ),
  system(2, 'tumbler', sameInAllLocales('Tumbler'), 200, 250_000, { account: walletMask }),
  system(5, 'penguin-pay', sameInAllLocales('Penguin Pay'), 300, 500_000, {
    feePercent: 1,
    account: 'PP-****-52',
  }),
  system(6, 'orbit', sameInAllLocales('Orbit Wallet'), 300, 200_000, {
    method: 'POST',
    account: 'OW-****-06',
  }),
  system(
    7,
    'clover',
    localText('Ваучер Clover', 'Clover voucher', 'Voucher Clover', 'Voucher Clover'),
    500,
    50_000,
    { account: 'CLV-****-88' },
  ),
  system(44, 'quartz', sameInAllLocales('Quartz Coin'), 2_000, 1_000_000, {
    downtime: [3, 4],
    account: 'qz1k****7e4m',
  }),
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

export function offersMethod(systemId: number, method: string): boolean {
  const found = paymentSystems.find(({ id }) => id === systemId);
  return found?.methods?.some(({ key }) => key === method) ?? false;
}

export const maskPhone = (phone: string): string => `+${phone.slice(0, 2)} *** *** ${phone.slice(-3)}`;

/** The masked account that a deposit is paid from. */
export function payerAccountOf(
  systemId: number,
  { phone = '', option }: { phone?: string; option?: string },
): string {
  const found = paymentSystems.find(({ id }) => id === systemId);
  if (found?.isPhoneRequired) return maskPhone(phone);
  const paidBy = found?.methods?.find(({ key }) => key === option) ?? found?.methods?.[0];
  return paidBy?.account ?? found?.account ?? '';
}

/**
 * Id of the system that pays a deposit back. For bank cards it is always the card system, whichever system
 * took the deposit.
 */
export function payoutSystemIdOf({ systemId, account }: { systemId: number; account: string }): number {
  const found = paymentSystems.find(({ id }) => id === systemId);
  return found?.methods?.find((method) => method.account === account)?.paidBackBy ?? systemId;
}
