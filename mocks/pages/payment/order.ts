// What the page was told of a payment: in its address, or in the form that was posted to it.

export interface PaymentOrder {
  token: string;
  /** What the balance gets, minor units. */
  amount: number;
  /** What is charged on top of it, minor units. */
  fee: number;
  currency: string;
  system: string;
  name: string;
  locale: string;
  /** Path and query within the casino. */
  back: string;
}

/** Outcomes that the page can be asked for. */
export const outcomes = ['paid', 'declined', 'pending', 'error'] as const;
export type Outcome = (typeof outcomes)[number];
/** What became of a payment: one of these, or the casino has taken it back. */
export type Result = Outcome | 'cancelled';

/** What ends up in the way back: `deposit=…`. */
export type Ending = 'done' | 'failed' | 'cancelled';

export function isResult(value: unknown): value is Result {
  return value === 'cancelled' || outcomes.some((outcome) => outcome === value);
}

/** The hundredths of an amount that decide its outcome by themselves: 500.02 is declined without a click. */
const magic: Record<number, Outcome> = { 1: 'paid', 2: 'declined', 3: 'pending', 4: 'error' };

/** What a magic amount (minor units) comes to; null for every other one. */
export function magicOutcome(amount: number): Outcome | null {
  return magic[amount % 100] ?? null;
}

export function endingOf(result: Result): Ending {
  if (result === 'cancelled') return 'cancelled';
  return result === 'paid' || result === 'pending' ? 'done' : 'failed';
}

/** Minor units; 0 for what is no amount. */
export function readMinor(value: unknown): number {
  const amount = Number(value ?? 0);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : 0;
}

/** Reads what the page was told; anything missing has a value with which the page can still be left. */
export function readOrder(fields: URLSearchParams): PaymentOrder {
  return {
    token: fields.get('token') ?? '',
    amount: readMinor(fields.get('amount')),
    fee: readMinor(fields.get('fee')),
    currency: fields.get('currency') ?? '',
    system: fields.get('system') ?? '',
    name: fields.get('name') ?? '',
    locale: fields.get('locale') ?? 'en',
    back: fields.get('back') ?? '/cashbox',
  };
}

/** The address that leads back into the casino and says how it ended. Only the casino's own: an address is what anybody can write. */
export function wayBack(back: string, ending: Ending, origin: string): string {
  const url = URL.parse(back, origin);
  const safe = url && url.origin === origin ? url : new URL('/cashbox', origin);
  safe.searchParams.set('deposit', ending);
  return safe.href;
}
