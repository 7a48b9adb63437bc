// Codes by SMS and e-mail: they arrive in the inbox of the state instead of a phone.
import { countedAttempts, waitForAttempt, type Allowance } from './attempts.ts';
import type { Context } from './context.ts';
import { day, minute } from './dates.ts';
import { wordMessage, type CodePurpose } from './messages.ts';
import { emailOf, personaTable, type Persona } from './personas.ts';
import { nextId, type InboxItem } from './state.ts';
import { defineSharedSlice } from './slice.ts';

interface CodeRecord {
  code: string;
  sentAt: number;
  wrongAttempts: number;
  isUsed: boolean;
  /** When codes for this contact were sent lately, epoch milliseconds. */
  sends: number[];
}

const keyOf = (purpose: CodePurpose, to: string): string => `${purpose}/${to.toLowerCase()}`;

/** The code that is right wherever one was sent and still counts: examples of the description and testers need no inbox. */
export const testCode = '4821';

/** A phone of no player; the visitor who has it asked for the code of the registration a minute ago. */
export const visitorPhone = '61491571266';

function openingKeys(): string[] {
  const phoneOf = (id: Persona['id']): string => personaTable.find((row) => row.id === id)?.phone ?? '';
  return [
    keyOf('registration', visitorPhone),
    keyOf('contact', emailOf('newcomer')),
    keyOf('restore', emailOf('withdrawing')),
    keyOf('restore', phoneOf('withdrawing')),
    keyOf('payout', phoneOf('withdrawing')),
  ];
}

const codesSlice = defineSharedSlice('codes', {
  initial: ({ now }): { byKey: Record<string, CodeRecord> } => {
    const sentAt = now - minute;
    return {
      byKey: Object.fromEntries(
        openingKeys().map((key) => [
          key,
          { code: testCode, sentAt, wrongAttempts: 0, isUsed: false, sends: [sentAt] },
        ]),
      ),
    };
  },
});

/** Seconds until another code may be asked for (specification S9.4). */
export const resendAfter = 35;
/** Codes that are sent before they pause (specification S8.23, S9.48). */
const sendsAtOnce: Allowance = { most: 5, within: 5 * minute };
const lifetime = 10 * minute;
const mostAttempts = 5;
const mostSendsADay = 12;

export interface CodeRequest {
  purpose: CodePurpose;
  kind: 'sms' | 'email';
  /** Digits, or an address. */
  to: string;
  link?: string;
}

/** Why no code is sent: the countdown runs, too many were sent lately, or no more today. `retryAfter` in seconds. */
export type SendRefusal =
  | { why: 'too_many_requests' | 'sending_limit'; retryAfter: number }
  | { why: 'request_limit_exceeded' };

/** `resendAfter`: seconds until another may be asked for. */
export type Sending = { resendAfter: number } | SendRefusal;

/** Why a code does not count: another one is right, it is over, or five wrong ones have ended it. */
export interface CodeRefusal {
  why: 'code_wrong' | 'code_expired' | 'code_attempts_exceeded';
}

function refusalOf(sends: readonly number[], now: number): SendRefusal | null {
  const sinceLast = now - (sends.at(-1) ?? Number.NEGATIVE_INFINITY);
  if (sends.length >= mostSendsADay) return { why: 'request_limit_exceeded' };
  if (sinceLast < resendAfter * 1000)
    return { why: 'too_many_requests', retryAfter: Math.ceil(resendAfter - sinceLast / 1000) };
  const wait = waitForAttempt(sends, now, sendsAtOnce);
  return wait > 0 ? { why: 'sending_limit', retryAfter: wait } : null;
}

const mostMessages = 200;

function deliver(
  { state, locale, brand, now }: Context,
  { purpose, kind, to, link }: CodeRequest,
  code: string,
): void {
  const { subject, text } = wordMessage(purpose, { locale, brand, code, link });
  const message: InboxItem = { id: nextId(state, 'inbox'), at: now, kind, to, text, code };
  if (kind === 'email') message.subject = subject;
  if (link !== undefined) message.link = link;
  state.inbox = [...state.inbox.slice(1 - mostMessages), message];
}

/** Sends a code of four digits into the inbox, unless too many were sent. */
export function sendCode(call: Context, { purpose, kind, to, link }: CodeRequest): Sending {
  const { byKey } = codesSlice.of(call);
  const key = keyOf(purpose, to);
  const sends = countedAttempts(byKey[key]?.sends ?? [], call.now, day);
  const refused = refusalOf(sends, call.now);
  if (refused) return refused;
  const code = String(call.random(`code/${key}/${sends.length}/${call.state.startedAt}`).int(1000, 9999));
  byKey[key] = { code, sentAt: call.now, wrongAttempts: 0, isUsed: false, sends: [...sends, call.now] };
  deliver(call, { purpose, kind, to, ...(link === undefined ? {} : { link }) }, code);
  return { resendAfter };
}

/** Why a code does not count; null for the right one, which counts once. Five wrong ones end it. */
export function checkCode(call: Context, purpose: CodePurpose, to: string, code: string): CodeRefusal | null {
  const record = codesSlice.of(call).byKey[keyOf(purpose, to)];
  if (!record || record.isUsed || call.now - record.sentAt > lifetime) return { why: 'code_expired' };
  if (record.wrongAttempts >= mostAttempts) return { why: 'code_attempts_exceeded' };
  if (code === record.code || code === testCode) {
    record.isUsed = true;
    return null;
  }
  record.wrongAttempts += 1;
  return { why: record.wrongAttempts >= mostAttempts ? 'code_attempts_exceeded' : 'code_wrong' };
}

export function latestPurpose(call: Context, to: string): CodePurpose | undefined {
  const { byKey } = codesSlice.of(call);
  const purposes: readonly CodePurpose[] = ['registration', 'restore', 'contact', 'payout'];
  return purposes
    .toSorted((one, other) => (byKey[keyOf(other, to)]?.sentAt ?? 0) - (byKey[keyOf(one, to)]?.sentAt ?? 0))
    .find((purpose) => byKey[keyOf(purpose, to)]);
}
