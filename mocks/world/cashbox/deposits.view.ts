import type {
  DepositRecord,
  DepositStatus,
  LastBet,
  PaymentSystem,
  PhoneCode,
  SumRange,
} from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import type { Context } from '../context.ts';
import { partOf, type Part } from '../paging.ts';
import { isoOf } from '../dates.ts';
import { brandCurrency, type BrandId, type LocaleId, type LocalText } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { words } from '../sums.ts';
import { paymentSystems, type SystemDefinition } from './deposits.catalogue.ts';
import { limitOf } from './deposits.rules.ts';
import { depositsSlice, type StoredDeposit } from './deposits.state.ts';

export function logoOf({ id, key }: Pick<SystemDefinition, 'id' | 'key'>): string {
  return `/mock-assets/payment/${id}-${key}.svg`;
}

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
    ...(item.methods ? { methods: item.methods.map(({ key, name }) => ({ key, name: name[locale] })) } : {}),
  }));
}

/** The amounts that the first step offers; 500 units are chosen where they are a usual deposit (specification S9.35). */
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

export function phoneCodesOf(brand: BrandId, locale: LocaleId): PhoneCode[] {
  return brandFacts[brand].phoneCountries.map(({ country, dialCode }) => ({
    dialCode,
    country,
    name: countryNames[country]?.[locale] ?? country,
  }));
}

/** The deposit that a provider's page speaks of, and whose it is. */
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

function recordOf(call: Context, player: PlayerState, deposit: StoredDeposit): DepositRecord {
  const system = paymentSystems.find(({ id }) => id === deposit.systemId);
  return {
    id: deposit.id,
    amount: deposit.amount,
    currency: player.currency,
    status: deposit.status,
    ...(system ? { systemName: system.name[call.locale], account: system.account } : {}),
    createdAt: isoOf(deposit.createdAt),
  };
}

export function depositHistoryOf(
  call: Context,
  player: PlayerState,
  { status, ...part }: Part & { status?: DepositStatus | undefined },
): { data: DepositRecord[]; total: number } {
  const { items } = depositsSlice.of(call, player);
  const wanted = status === undefined ? items : items.filter((item) => item.status === status);
  const { data, total } = partOf(wanted, part);
  return { data: data.map((deposit) => recordOf(call, player, deposit)), total };
}

/** What the player last paid in; undefined when nothing yet. */
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

/** What the provider's page is told, as its query or its form has it. `back` is where it leads when it is done. */
export function pageFieldsOf(
  call: Context,
  player: PlayerState,
  deposit: StoredDeposit,
  back: string,
): [string, string][] {
  const system = paymentSystems.find(({ id }) => id === deposit.systemId);
  return [
    ['token', deposit.token],
    ['amount', String(deposit.amount)],
    ['currency', player.currency],
    ['system', String(deposit.systemId)],
    ['name', system?.name[call.locale] ?? ''],
    ['account', system?.account ?? ''],
    ['locale', call.locale],
    ['back', back],
    ...(call.inPage ? [['bridge', 'parent'] as [string, string]] : []),
  ];
}

export function paymentPageUrl(fields: readonly [string, string][]): string {
  const page = '/mock-pages/payment/';
  return fields.length === 0 ? page : `${page}?${new URLSearchParams([...fields])}`;
}
