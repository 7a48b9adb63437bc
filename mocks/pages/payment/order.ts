// The payment's data, from the URL or from the posted form.

export interface PaymentOrder {
  token: string;
  /** The amount that is credited to the balance, minor units. */
  amount: number;
  /** The fee on top, minor units. */
  fee: number;
  currency: string;
  system: string;
  name: string;
  locale: string;
  /** Path and query within the casino. */
  back: string;
}

/** Outcomes that the tester can select. */
export const outcomes = ['paid', 'declined', 'pending', 'error'] as const;
export type Outcome = (typeof outcomes)[number];
/**
 * A payment's result, including results that the tester can't select because only the casino decides them.
 */
export type Result = Outcome | 'cancelled' | 'expired' | 'returned';

/** Value of the parameter `deposit` in the URL that leads back to the casino. */
export type Ending = 'done' | 'failed' | 'cancelled';

export function isResult(value: unknown): value is Result {
  return [...outcomes, 'cancelled', 'expired', 'returned'].some((result) => result === value);
}

/** Last two digits of an amount that decide the outcome: 500.02 is declined without a click. */
const specialOutcomes: Record<number, Outcome> = { 1: 'paid', 2: 'declined', 3: 'pending', 4: 'error' };

/** The outcome of a special amount (minor units); null for other amounts. */
export function specialOutcome(amount: number): Outcome | null {
  return specialOutcomes[amount % 100] ?? null;
}

export function endingOf(result: Result): Ending {
  if (result === 'cancelled' || result === 'expired') return 'cancelled';
  return result === 'paid' || result === 'pending' ? 'done' : 'failed';
}

/** Parses minor units; 0 if invalid. */
export function readMinor(value: unknown): number {
  const amount = Number(value ?? 0);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : 0;
}

/** Parses the fields. Missing fields get defaults, so that the player can always leave the page. */
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

/**
 * The URL back to the casino, with the outcome. Only same-origin URLs are allowed, because anyone
 * can forge the query.
 */
export function returnUrl(back: string, ending: Ending, origin: string): string {
  const url = URL.parse(back, origin);
  const safe = url && url.origin === origin ? url : new URL('/cashbox', origin);
  safe.searchParams.set('deposit', ending);
  return safe.href;
}
