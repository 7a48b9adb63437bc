import type {
  DepositRecord,
  DepositStatus,
  LastBet,
  PaymentPage,
  PaymentSystem,
  PhoneCode,
  RbkInvoice,
  SavedCard,
  SumRange,
} from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import type { Context } from '../context.ts';
import { partOf, type Part } from '../paging.ts';
import { isoOf } from '../dates.ts';
import { playRestrictionOf, remainingDeposit } from '../responsible-play/view.ts';
import { brandCurrency, type BrandId, type LocaleId, type LocalText } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { localText } from '../sums.ts';
import { paymentSystems, rbkSystem, type SystemDefinition } from './deposits.catalogue.ts';
import {
  bookingProblem,
  feeOf,
  isAccountKnown,
  limitOf,
  refundedFee,
  statusOf,
  type BookingRefusal,
} from './deposits.rules.ts';
import { depositsSlice, type StoredDeposit } from './deposits.state.ts';
import { payoutSystems } from './payouts.catalogue.ts';

export function logoOf({ id, key }: Pick<SystemDefinition, 'id' | 'key'>): string {
  return `/mock-assets/payment/${id}-${key}.svg`;
}

/** The saved cards of the player: those that paid earlier deposits, the last used first. */
export function savedCardsOf(call: Pick<Context, 'world' | 'state'>, player: PlayerState): SavedCard[] {
  const paid = depositsSlice
    .of(call, player)
    .items.filter(({ systemId, status }) => systemId === rbkSystem && status === 'paid');
  const masks = [...new Set(paid.map(({ account }) => account))];
  return masks.map((mask, index) => ({ id: `card-${player.id}${index === 0 ? '' : `-${index}`}`, mask }));
}

export function paymentSystemsOf(brand: BrandId, locale: LocaleId, cards: SavedCard[] = []): PaymentSystem[] {
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
    ...(payoutSystems.some(({ id }) => id === item.id) ? {} : { isDepositOnly: true }),
    ...(item.id === rbkSystem && cards.length > 0 ? { cards } : {}),
    ...(item.methods ? { methods: item.methods.map(({ key, name }) => ({ key, name: name[locale] })) } : {}),
  }));
}

/** The suggested deposit amounts. The preselected one is 500 roubles, 20 euros or 100 reais (S9.35). */
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
  ru: localText('Россия', 'Russia', 'Russia', 'Rússia'),
  kz: localText('Казахстан', 'Kazakhstan', 'Kazakistan', 'Cazaquistão'),
  az: localText('Азербайджан', 'Azerbaijan', 'Azerbaigian', 'Azerbaijão'),
  nl: localText('Нидерланды', 'Netherlands', 'Paesi Bassi', 'Países Baixos'),
  am: localText('Армения', 'Armenia', 'Armenia', 'Armênia'),
  au: localText('Австралия', 'Australia', 'Australia', 'Austrália'),
  it: localText('Италия', 'Italy', 'Italia', 'Itália'),
  br: localText('Бразилия', 'Brazil', 'Brasile', 'Brasil'),
};

export function phoneCodesOf(brand: BrandId, locale: LocaleId): PhoneCode[] {
  return brandFacts[brand].phoneCountries.map(({ country, dialCode }) => ({
    dialCode,
    country,
    name: countryNames[country]?.[locale] ?? country,
  }));
}

export function depositByToken(
  call: Pick<Context, 'world' | 'state'>,
  token: string,
): { player: PlayerState; deposit: StoredDeposit } | null {
  if (token === '') return null;
  for (const player of Object.values(call.state.players)) {
    const deposit = depositsSlice.of(call, player).items.find((item) => item.token === token);
    if (deposit) return { player, deposit };
  }
  return null;
}

/** Total of the deposits without a final result: open and pending ones. Minor units. */
export function pendingDepositSum(call: Pick<Context, 'world' | 'state'>, player: PlayerState): number {
  return depositsSlice
    .of(call, player)
    .items.reduce((sum, { status, amount }) => (status === 'pending' ? sum + amount : sum), 0);
}

const systemOf = ({ systemId }: Pick<StoredDeposit, 'systemId'>): SystemDefinition | undefined =>
  paymentSystems.find(({ id }) => id === systemId);

/** The provider's fee on top of a deposit, minor units. */
export function feeOfDeposit(deposit: StoredDeposit): number {
  const system = systemOf(deposit);
  return system ? feeOf(deposit.amount, system) : 0;
}

/** The fee of the player's deposit with this id; 0 for an unknown id. */
export function feeOfDepositId(
  call: Pick<Context, 'world' | 'state'>,
  player: PlayerState,
  id: number,
): number {
  const deposit = depositsSlice.of(call, player).items.find((item) => item.id === id);
  return deposit ? feeOfDeposit(deposit) : 0;
}

/** The part of a paid deposit's fee that is returned as cashback, minor units. */
export function refundedFeeOf(deposit: Pick<StoredDeposit, 'amount' | 'systemId'>): number {
  const system = systemOf(deposit);
  return system ? refundedFee(deposit.amount, system) : 0;
}

/** Why this deposit would be refunded if it were paid now, or null. */
export function bookingRefusal(
  call: Context,
  player: PlayerState,
  { amount }: StoredDeposit,
): BookingRefusal | null {
  return bookingProblem(amount, {
    isBlocked: player.isBlocked,
    restriction: playRestrictionOf(call, player),
    room: remainingDeposit(call, player),
  });
}

/**
 * The payment page of an open deposit. Empty for other deposits, and for one that would be refunded because of
 * a break, an exclusion or a lower limit that began after it was opened.
 */
function paymentOf(
  call: Context,
  player: PlayerState,
  deposit: StoredDeposit,
): Pick<DepositRecord, 'page' | 'invoice'> {
  if (statusOf(deposit) !== 'open' || bookingRefusal(call, player, deposit)) return {};
  return deposit.systemId === rbkSystem && !deposit.isBySavedCard
    ? { invoice: invoiceOf(call, deposit) }
    : { page: paymentPageOf(call, player, deposit) };
}

export function depositRecordOf(call: Context, player: PlayerState, deposit: StoredDeposit): DepositRecord {
  const { id, amount, giftId, createdAt, pendingResult, requestKey, returnedBecause } = deposit;
  const system = systemOf(deposit);
  const fee = feeOfDeposit(deposit);
  return {
    id,
    amount,
    ...(fee > 0 ? { fee, isFeeRefunded: system?.isFeeRefunded ?? false } : {}),
    currency: player.currency,
    status: statusOf(deposit),
    ...(returnedBecause ? { returnedBecause } : {}),
    ...(giftId === null ? {} : { giftId }),
    ...(system ? { systemId: system.id, systemName: system.name[call.locale] } : {}),
    ...(isAccountKnown(deposit) ? { account: deposit.account } : {}),
    ...(requestKey === undefined ? {} : { requestKey }),
    ...paymentOf(call, player, deposit),
    createdAt: isoOf(createdAt),
    ...(pendingResult === null
      ? {}
      : { [pendingResult.status === 'paid' ? 'expectedAt' : 'expiresAt']: isoOf(pendingResult.at) }),
  };
}

export function depositHistoryOf(
  call: Context,
  player: PlayerState,
  { status, ...part }: Part & { status?: DepositStatus | undefined },
): { data: DepositRecord[]; total: number } {
  const { items } = depositsSlice.of(call, player);
  const wanted = status === undefined ? items : items.filter((item) => statusOf(item) === status);
  const { data, total } = partOf(wanted, part);
  return { data: data.map((deposit) => depositRecordOf(call, player, deposit)), total };
}

export function lastDepositOf(call: Context, player: PlayerState): LastBet | undefined {
  const last = depositsSlice.of(call, player).items.find(({ status }) => status === 'paid');
  return (
    last && {
      amount: last.amount,
      currency: player.currency,
      paymentSystemId: last.systemId,
      createdAt: isoOf(last.createdAt),
    }
  );
}

/** The URL that the provider redirects to. Keeps campaign parameters. */
function returnUrl({ id }: StoredDeposit, qs: string): string {
  const query = new URLSearchParams(qs);
  query.set('payment', String(id));
  return `/cashbox?${query}`;
}

/** The fields sent to the provider's page, as a query or a form. */
function pageFieldsOf(
  call: Context,
  player: PlayerState,
  deposit: StoredDeposit,
  qs: string,
): [string, string][] {
  const system = systemOf(deposit);
  return [
    ['token', deposit.token],
    ['amount', String(deposit.amount)],
    ['fee', String(feeOfDeposit(deposit))],
    ['currency', player.currency],
    ['system', String(deposit.systemId)],
    ['name', system?.name[call.locale] ?? ''],
    ['account', deposit.account],
    ['locale', call.locale],
    ['back', returnUrl(deposit, qs)],
  ];
}

/** The provider's payment page. `qs` is the query of the page that started the deposit. */
export function paymentPageOf(
  call: Context,
  player: PlayerState,
  deposit: StoredDeposit,
  qs = '',
): PaymentPage {
  const fields = pageFieldsOf(call, player, deposit, qs);
  const page = '/mock-pages/payment/';
  const method = systemOf(deposit)?.method ?? 'GET';
  return method === 'GET'
    ? { depositId: deposit.id, url: `${page}?${new URLSearchParams(fields)}`, method, params: [] }
    : { depositId: deposit.id, url: page, method, params: fields.map(([name, value]) => ({ name, value })) };
}

const invoiceName = localText('Депозит', 'Deposit', 'Deposito', 'Depósito');
const invoiceText = localText(
  'Депозит на игровой баланс',
  'Deposit to your balance',
  'Deposito sul tuo saldo',
  'Depósito no seu saldo',
);
const pay = localText('Оплатить', 'Pay', 'Paga', 'Pagar');

/** The invoice for the card form of the payment provider RBK. */
export function invoiceOf(call: Context, deposit: StoredDeposit): RbkInvoice {
  const { id, token } = deposit;
  return {
    depositId: id,
    invoiceId: String(id),
    invoiceAccessToken: token,
    name: invoiceName[call.locale],
    label: pay[call.locale],
    description: `${invoiceText[call.locale]}, ${id}`,
    successUrl: returnUrl(deposit, ''),
  };
}
