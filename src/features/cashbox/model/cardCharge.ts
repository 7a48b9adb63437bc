// The order that charges a saved card, and what is known about its outcome.
import type { Currency, DepositRecord } from '#/api/generated/model/index.ts';

export interface CardOrder {
  readonly cardId: string;
  /** The amount added to the balance, in minor units. */
  readonly amount: number;
  /** The amount taken from the card, in minor units. */
  readonly charge: number;
  readonly currency: Currency;
  readonly giftId: number | null;
}

/** An order that was sent and whose outcome isn't known yet. */
export interface Charge {
  readonly order: CardOrder;
  /** Idempotency key of the order. */
  readonly key: string;
  /** Time of the latest attempt, in milliseconds of the device's clock. */
  readonly at: number;
}

/** The server executes a call within this time, in ms, or never. */
export const SETTLED_AFTER_MS = 600_000;

export function isSameOrder(one: CardOrder, other: CardOrder): boolean {
  return (
    one.cardId === other.cardId &&
    one.amount === other.amount &&
    one.currency === other.currency &&
    one.giftId === other.giftId
  );
}

/**
 * The deposit of a charge. `absent` if the card wasn't charged, `unknown` if it still might be.
 * @param deposits the latest ones; null if the list could not be loaded
 */
export function outcomeOf(
  { key, at }: Charge,
  deposits: readonly DepositRecord[] | null,
  now: number,
): DepositRecord | 'absent' | 'unknown' {
  const found = deposits?.find(({ requestKey }) => requestKey === key);
  if (found) return found;
  return deposits && now - at > SETTLED_AFTER_MS ? 'absent' : 'unknown';
}

function isOrder(value: unknown): value is CardOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { cardId, amount, charge, currency, giftId } = value as Record<keyof CardOrder, unknown>;
  return (
    typeof cardId === 'string' &&
    Number.isSafeInteger(amount) &&
    Number.isSafeInteger(charge) &&
    typeof currency === 'string' &&
    (giftId === null || Number.isSafeInteger(giftId))
  );
}

function isCharge(value: unknown): value is Charge {
  if (typeof value !== 'object' || value === null) return false;
  const { order, key, at } = value as Record<keyof Charge, unknown>;
  return isOrder(order) && typeof key === 'string' && typeof at === 'number';
}

/** Parses a stored charge. Null if there is none or it is invalid. */
export function readCharge(text: string | null): Charge | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isCharge(value) ? value : null;
  } catch {
    return null;
  }
}
