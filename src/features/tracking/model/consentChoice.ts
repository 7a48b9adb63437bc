import { DAY_MS } from '#/lib/duration.ts';

/** Purposes that need consent. */
export const purposes = ['analytics', 'affiliates'] as const;

export type Purpose = (typeof purposes)[number];

export type Agreed = Readonly<Record<Purpose, boolean>>;

export interface ConsentChoice extends Agreed {
  /** Epoch ms. */
  readonly at: number;
}

export const everything: Agreed = { analytics: true, affiliates: true };
export const nothing: Agreed = { analytics: false, affiliates: false };

/** Increase it when the purposes change, so that visitors are asked again. */
const VERSION = 1;
/** Visitors are asked again after this time. */
export const CONSENT_DAYS = 365;

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

/** Null if there is no choice about the current purposes, or it has expired. */
export function readChoice(text: string | null, now: number): ConsentChoice | null {
  const stored = parse(text ?? '');
  const at = fieldOf(stored, 'at');
  if (fieldOf(stored, 'v') !== VERSION || typeof at !== 'number') return null;
  // A stored time can be in the future if the device's clock was set back. `abs` lets such a choice expire
  // too.
  if (Math.abs(now - at) > CONSENT_DAYS * DAY_MS) return null;
  const has = (purpose: Purpose): boolean => fieldOf(stored, purpose) === true;
  return { at, analytics: has('analytics'), affiliates: has('affiliates') };
}
