import { recentAttempts, secondsUntilAttempt, type AttemptLimit } from '../attempts.ts';
import type { Context } from '../context.ts';
import { minute } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { authSlice } from './state.ts';

export const wrongPasswordLimit: AttemptLimit = { max: 10, within: 5 * minute };

export function recentFailures(call: Context, contact: string): number[] {
  const { wrongPasswords } = authSlice.of(call);
  const known = Object.hasOwn(wrongPasswords, contact) ? (wrongPasswords[contact] ?? []) : [];
  return recentAttempts(known, call.now, wrongPasswordLimit.within);
}

/** Seconds until the next login attempt is allowed; 0 if it is allowed now. */
export function loginWait(call: Context, contact: string): number {
  return secondsUntilAttempt(recentFailures(call, contact), call.now, wrongPasswordLimit);
}

/** The player's contacts and nickname, which the password must not contain. */
export function ownNamesOf({ contacts, profile }: PlayerState): string[] {
  return [...contacts.map(({ value }) => value), ...(profile.nickname === null ? [] : [profile.nickname])];
}

/** How long a confirmed phone can be used to register, in milliseconds. */
const confirmationLifetime = 30 * minute;

/** Whether the phone was confirmed recently enough for a registration. */
export function isPhoneConfirmed(call: Context, phone: string): boolean {
  const { confirmedPhones } = authSlice.of(call);
  const confirmedAt = Object.hasOwn(confirmedPhones, phone) ? confirmedPhones[phone] : undefined;
  return confirmedAt !== undefined && call.now - confirmedAt < confirmationLifetime;
}

export function playerOfRestoreCode(call: Context, code: string): PlayerState | undefined {
  const { restores } = authSlice.of(call);
  const wanted = Object.hasOwn(restores, code) ? restores[code] : undefined;
  return wanted && wanted.until >= call.now ? call.state.players[String(wanted.playerId)] : undefined;
}
