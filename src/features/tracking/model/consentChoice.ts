// What a visitor has agreed to, and how it is kept.

/** What asks for consent; what the site cannot do without does not. */
export const purposes = ['analytics', 'affiliates'] as const;

export type Purpose = (typeof purposes)[number];

export type Agreed = Readonly<Record<Purpose, boolean>>;

export interface ConsentChoice extends Agreed {
  /** When it was made, epoch milliseconds. */
  readonly at: number;
}

export const everything: Agreed = { analytics: true, affiliates: true };
export const nothing: Agreed = { analytics: false, affiliates: false };

/** Grows with the purposes: who has agreed to others is asked anew. */
const VERSION = 1;
/** A choice is asked for again after so long. */
export const CONSENT_DAYS = 365;
const DAY_MS = 86_400_000;

export function writeChoice({ at, analytics, affiliates }: ConsentChoice): string {
  return JSON.stringify({ v: VERSION, at, analytics, affiliates });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What is stored, or null where nobody was asked, of these purposes, within the time that a choice holds. */
export function readChoice(text: string | null, now: number): ConsentChoice | null {
  const stored = parse(text ?? '');
  const at = fieldOf(stored, 'at');
  if (fieldOf(stored, 'v') !== VERSION || typeof at !== 'number') return null;
  // Who sets the clock back is not asked for ever.
  if (Math.abs(now - at) > CONSENT_DAYS * DAY_MS) return null;
  const has = (purpose: Purpose): boolean => fieldOf(stored, purpose) === true;
  return { at, analytics: has('analytics'), affiliates: has('affiliates') };
}
