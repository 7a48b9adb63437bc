import { DAY_MS } from '#/lib/duration.ts';

/** Purposes that need consent. */
export const purposes = ['analytics', 'affiliates'] as const;

export type Purpose = (typeof purposes)[number];

export type Agreed = Readonly<Record<Purpose, boolean>>;

export interface ConsentChoice extends Agreed {
  /** Time of the choice in epoch ms. */
  readonly at: number;
}

export const everything: Agreed = { analytics: true, affiliates: true };
export const nothing: Agreed = { analytics: false, affiliates: false };

/** Version of the purposes. Increase it when they change, so that visitors are asked again. */
const VERSION = 1;
/** Number of days after which visitors are asked for consent again. */
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

/** The stored choice. Null if there is none, if it has expired, or if it is about older purposes. */
export function readChoice(text: string | null, now: number): ConsentChoice | null {
  const stored = parse(text ?? '');
  const at = fieldOf(stored, 'at');
  if (fieldOf(stored, 'v') !== VERSION || typeof at !== 'number') return null;
  // If the device's clock was set back, the stored time can be in the future. With `abs`, a choice far in the
  // future expires too.
  if (Math.abs(now - at) > CONSENT_DAYS * DAY_MS) return null;
  const has = (purpose: Purpose): boolean => fieldOf(stored, purpose) === true;
  return { at, analytics: has('analytics'), affiliates: has('affiliates') };
}
