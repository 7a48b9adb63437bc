// The deposit that this tab went to a provider for, told of on the way back.
import { Currency, type DepositRecord } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { tabStore } from '#/lib/storage.ts';
import { sameSitePath } from '#/lib/url.ts';
import type { DepositOrder, Hint, LeftGame } from './depositModel.ts';

const NAME = 'cashbox.deposit';
/** The server's clock is known by the second, and its answer came later than its note. Milliseconds. */
const CLOCK_SLACK_MS = 5_000;

export function rememberDeposit(order: DepositOrder): void {
  tabStore.set(NAME, JSON.stringify(order));
}

export function forgetDeposit(): void {
  tabStore.remove(NAME);
}

function readGame(value: unknown): LeftGame | null {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('path' in value)) return null;
  const path = sameSitePath(value.path);
  return typeof value.name === 'string' && path !== null ? { name: value.name, path } : null;
}

function readOrder(value: unknown): DepositOrder | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = new Map(Object.entries(value));
  const text = (name: string): string => {
    const found: unknown = given.get(name);
    return typeof found === 'string' ? found : '';
  };
  const whole = (name: string): number => {
    const found: unknown = given.get(name);
    return typeof found === 'number' && Number.isSafeInteger(found) ? found : 0;
  };
  const way = (['form', 'invoice', 'redirect'] as const).find((known) => known === text('way'));
  const currency = Object.values(Currency).find((known) => known === text('currency'));
  const [amount, startedAt] = [whole('amount'), whole('startedAt')];
  if (!way || !currency || amount <= 0 || startedAt <= 0) return null;
  return {
    way,
    amount,
    startedAt,
    systemId: whole('systemId'),
    systemName: text('systemName'),
    currency,
    phone: text('phone') || null,
    means: text('means') || null,
    giftId: whole('giftId') || null,
    game: readGame(given.get('game')),
  };
}

export function leftDeposit(): DepositOrder | null {
  const stored = tabStore.get(NAME);
  if (stored === null) return null;
  try {
    return readOrder(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** What the way back says of itself: `?deposit=done`. */
export function readHint(params: URLSearchParams): Hint {
  const said = params.get('deposit');
  return (['done', 'failed', 'cancelled'] as const).find((known) => known === said) ?? null;
}

/** The server's record of an order: the newest of its amount since it was begun. */
export function recordOf(
  { amount, currency, startedAt }: DepositOrder,
  records: readonly DepositRecord[],
): DepositRecord | null {
  const since = startedAt - CLOCK_SLACK_MS;
  const own = records.filter(
    (record) =>
      record.amount === amount &&
      record.currency === currency &&
      (parseInstant(record.createdAt) ?? 0) >= since,
  );
  // Lists are newest first; ids of a moment rise with them.
  return own.toSorted((one, other) => other.id - one.id)[0] ?? null;
}

function without(params: URLSearchParams, ...names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  return next;
}

/** Own words of the cashbox's address, which are no marks of a campaign. */
const OWN_PARAMETERS = ['tab', 'step', 'deposit', 'of', 'state', 'amount', 'gift'];

/** The query of the page as it goes along to the provider and back: the marks of campaigns. */
export function campaignMarks(params: URLSearchParams): string {
  return without(params, ...OWN_PARAMETERS).toString();
}

function readWhole(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  const value = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** The amount that a link asks for, `?amount=50000` in minor units; null for none. */
export const readAmount = (params: URLSearchParams): number | null => readWhole(params, 'amount');
/** The gift that a link chooses for the deposit, `?gift=90101`; null for none. */
export const readGift = (params: URLSearchParams): number | null => readWhole(params, 'gift');

/** The address of the second step. It names the amount, which a reload must not lose. */
export function atMethods(params: URLSearchParams, amount: number): URLSearchParams {
  const next = without(params, 'deposit');
  next.set('step', 'method');
  next.set('amount', String(amount));
  return next;
}

/** The address of the first step, with the amount that stands. */
export function atAmount(params: URLSearchParams): URLSearchParams {
  return without(params, 'step', 'deposit');
}

/** The address from which another deposit begins. */
export function withoutDeposit(params: URLSearchParams): URLSearchParams {
  return without(params, 'step', 'deposit', 'amount');
}
