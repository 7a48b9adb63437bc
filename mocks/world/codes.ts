// Confirmation codes by SMS and e-mail. They are delivered to the inbox in the state.
import { recentAttempts, secondsUntilAttempt, type AttemptLimit } from './attempts.ts';
import type { Context } from './context.ts';
import { day, minute } from './dates.ts';
import { deliver } from './inbox.ts';
import { composeMessage, type CodePurpose } from './messages.ts';
import { unconfirmedPayoutOf } from './cashbox/payouts.catalogue.ts';
import { emailOf, type Persona } from './personas.ts';
import { defineSharedSlice } from './slice.ts';

interface CodeRecord {
  code: string;
  sentAt: number;
  wrongAttempts: number;
  isUsed: boolean;
  /** Times of recent sends to this contact, epoch milliseconds. */
  sends: number[];
}

/**
 * The storage key of a code. Without `item`, it is the key of the latest code that was sent to the contact for
 * this purpose.
 */
function keyOf(purpose: CodePurpose, to: string, item?: number): string {
  const key = `${purpose}/${to.toLowerCase()}`;
  return item === undefined ? key : `${key}/${item}`;
}

/**
 * This code is accepted in place of any sent code that is still valid, so that OpenAPI examples and testers
 * don't need the inbox.
 */
export const testCode = '4821';

/**
 * A phone that belongs to no player. In a new world, a registration code was sent to it one minute before the
 * start.
 */
export const visitorPhone = '61491571266';

/** Storage keys of the codes that were sent to a persona just before the world began and not yet entered. */
function keysOf({ id, playerId, phone, history }: Persona): string[] {
  const payout = unconfirmedPayoutOf(playerId, history);
  return [
    ...(history.waitsForEmailCode ? [keyOf('contact', emailOf(id))] : []),
    ...(history.forgotPassword ? [keyOf('restore', emailOf(id)), keyOf('restore', phone)] : []),
    ...(payout === undefined ? [] : [keyOf('payout', phone), keyOf('payout', phone, payout)]),
  ];
}

function initialKeys(personas: readonly Persona[]): string[] {
  return [keyOf('registration', visitorPhone), ...personas.flatMap(keysOf)];
}

const codesSlice = defineSharedSlice('codes', {
  initial: ({ now, personas }): { byKey: Record<string, CodeRecord> } => {
    const sentAt = now - minute;
    return {
      byKey: Object.fromEntries(
        initialKeys(personas).map((key) => [
          key,
          { code: testCode, sentAt, wrongAttempts: 0, isUsed: false, sends: [sentAt] },
        ]),
      ),
    };
  },
});

/** Seconds until the next code may be requested (S9.4). */
export const resendAfter = 35;
/** How many codes may be sent in a short time. Further codes are blocked for a while (S8.23, S9.48). */
export const sendLimit: AttemptLimit = { max: 5, within: 5 * minute };
export const lifetime = 10 * minute;
export const maxAttempts = 5;
const maxSendsPerDay = 12;

export interface CodeRequest {
  purpose: CodePurpose;
  kind: 'sms' | 'email';
  /** Phone digits or an e-mail address. */
  to: string;
  link?: string;
  /**
   * Id of the item that the code confirms, such as a payout. Needed if several items can wait for a code at
   * once.
   */
  item?: number;
  /** The formatted sum of money that the code confirms. */
  sum?: string;
}

/**
 * Why no code is sent: the countdown is running, too many were sent recently, or the daily limit is
 * reached. `retryAfter` in seconds.
 */
export type SendRefusal =
  | { why: 'too_many_requests' | 'sending_limit'; retryAfter: number }
  | { why: 'request_limit_exceeded' };

/** `resendAfter`: seconds until the next code may be requested. */
export type SendResult = { resendAfter: number } | SendRefusal;

/** Why a code is refused: wrong, expired, or cancelled after five wrong attempts. */
export interface CodeRefusal {
  why: 'code_wrong' | 'code_expired' | 'code_attempts_exceeded';
}

/**
 * Why no code may be sent now, or null. Each item to confirm, such as a payout, has its own countdown. The
 * other limits count all codes to the contact. Otherwise each new item would allow more messages.
 * @param own when codes for the item were sent
 * @param sends when codes for any item were sent to the contact
 */
function refusalOf(own: readonly number[], sends: readonly number[], now: number): SendRefusal | null {
  const sinceLast = now - (own.at(-1) ?? Number.NEGATIVE_INFINITY);
  if (sends.length >= maxSendsPerDay) return { why: 'request_limit_exceeded' };
  if (sinceLast < resendAfter * 1000)
    return { why: 'too_many_requests', retryAfter: Math.ceil(resendAfter - sinceLast / 1000) };
  const wait = secondsUntilAttempt(sends, now, sendLimit);
  return wait > 0 ? { why: 'sending_limit', retryAfter: wait } : null;
}

/** Sends a four-digit code to the inbox, unless a rate limit applies. */
export function sendCode(call: Context, { purpose, kind, to, link, item, sum }: CodeRequest): SendResult {
  const { byKey } = codesSlice.of(call);
  const key = keyOf(purpose, to);
  const itemKey = keyOf(purpose, to, item);
  const sendsOf = (name: string): number[] => recentAttempts(byKey[name]?.sends ?? [], call.now, day);
  const sends = sendsOf(key);
  const own = sendsOf(itemKey);
  const refused = refusalOf(own, sends, call.now);
  if (refused) return refused;
  const code = String(call.random(`code/${key}/${sends.length}/${call.state.startedAt}`).int(1000, 9999));
  const sent = { code, sentAt: call.now, wrongAttempts: 0, isUsed: false };
  byKey[key] = { ...sent, sends: [...sends, call.now] };
  byKey[itemKey] = { ...sent, sends: [...own, call.now] };
  const { locale, brand } = call;
  const { subject, text } = composeMessage(purpose, { locale, brand, code, link, sum });
  deliver(call, {
    kind,
    to,
    text,
    code,
    ...(kind === 'email' ? { subject } : {}),
    ...(link === undefined ? {} : { link }),
  });
  return { resendAfter };
}

/** Why a code is refused, or null. A correct code is consumed; five wrong attempts cancel it. */
export function checkCode(
  call: Context,
  purpose: CodePurpose,
  to: string,
  code: string,
  item?: number,
): CodeRefusal | null {
  const record = codesSlice.of(call).byKey[keyOf(purpose, to, item)];
  if (!record || record.isUsed || call.now - record.sentAt > lifetime) return { why: 'code_expired' };
  if (record.wrongAttempts >= maxAttempts) return { why: 'code_attempts_exceeded' };
  if (code === record.code || code === testCode) {
    record.isUsed = true;
    return null;
  }
  record.wrongAttempts += 1;
  return { why: record.wrongAttempts >= maxAttempts ? 'code_attempts_exceeded' : 'code_wrong' };
}

/** When the latest code stops being accepted, epoch milliseconds; null if none was sent. */
export function codeExpiry(
  call: Pick<Context, 'world' | 'state'>,
  purpose: CodePurpose,
  to: string,
  item?: number,
): number | null {
  const record = codesSlice.of(call).byKey[keyOf(purpose, to, item)];
  return record ? record.sentAt + lifetime : null;
}

export function latestPurpose(call: Context, to: string): CodePurpose | undefined {
  const { byKey } = codesSlice.of(call);
  // The list leaves out `payout`, because the code of a payout is resent through its payout request.
  const purposes: readonly CodePurpose[] = ['registration', 'restore', 'contact'];
  return purposes
    .toSorted((one, other) => (byKey[keyOf(other, to)]?.sentAt ?? 0) - (byKey[keyOf(one, to)]?.sentAt ?? 0))
    .find((purpose) => byKey[keyOf(purpose, to)]);
}
