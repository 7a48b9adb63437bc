// What the page was told of a payment: in its address, or in the form that was posted to it.

export interface PaymentOrder {
  token: string;
  /** Minor units. */
  amount: number;
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

/** What ends up in the way back: `deposit=…`. */
export type Ending = 'done' | 'failed' | 'cancelled';

export function isOutcome(value: unknown): value is Outcome {
  return outcomes.some((outcome) => outcome === value);
}

/** The hundredths of an amount that decide its outcome by themselves: 500.02 is declined without a click. */
const magic: Record<number, Outcome> = { 1: 'paid', 2: 'declined', 3: 'pending', 4: 'error' };

/** What a magic amount (minor units) comes to; null for every other one. */
export function magicOutcome(amount: number): Outcome | null {
  return magic[amount % 100] ?? null;
}

export function endingOf(outcome: Outcome): Ending {
  return outcome === 'paid' || outcome === 'pending' ? 'done' : 'failed';
}

/** Reads what the page was told; anything missing has a value with which the page can still be left. */
export function readOrder(fields: URLSearchParams): PaymentOrder {
  const amount = Number(fields.get('amount') ?? 0);
  return {
    token: fields.get('token') ?? '',
    amount: Number.isSafeInteger(amount) && amount > 0 ? amount : 0,
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
