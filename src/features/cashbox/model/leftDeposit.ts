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

/** Own words of the cashbox's address, which are no marks of a campaign. */
const OWN_PARAMETERS = ['tab', 'step', 'deposit', 'of', 'state', 'amount', 'gift'];

/** The query of the page as it goes along to the provider and back: the marks of campaigns. */
export function campaignMarks(params: URLSearchParams): string {
  const marks = new URLSearchParams(params);
  for (const name of OWN_PARAMETERS) marks.delete(name);
  return marks.toString();
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

/** The address without the step and the ending of a deposit that is over. */
export function withoutSteps(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('step');
  next.delete('deposit');
  return next;
}
