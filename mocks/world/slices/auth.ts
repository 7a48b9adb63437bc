// What login, registration and restore remember beside the players and their sessions.
import type { Context } from '../../core/handler.ts';
import { defineSharedSlice } from './slice.ts';

interface AuthSlice {
  /** Phones that were confirmed for registration, with the instant. */
  confirmedPhones: Record<string, number>;
  /** Codes by which a new password may be set. */
  restores: Record<string, { playerId: number; until: number }>;
  /** Instants of wrong passwords by contact. */
  wrongPasswords: Record<string, number[]>;
}

export const authSlice = defineSharedSlice('auth', { initial: (): AuthSlice => ({ confirmedPhones: {}, restores: {}, wrongPasswords: {} }) });

/** Wrong passwords in five minutes before login pauses. */
const mostWrongPasswords = 10;
const memory = 5 * 60_000;

function lately(call: Context, contact: string): number[] {
  const { wrongPasswords } = authSlice.of(call);
  return (Object.hasOwn(wrongPasswords, contact) ? (wrongPasswords[contact] ?? []) : []).filter((at) => call.now - at < memory);
}

/** How many more passwords may be tried for a contact. */
export function loginAttemptsLeft(call: Context, contact: string): number {
  return Math.max(0, mostWrongPasswords - lately(call, contact).length);
}

/** Counts a login; a right one forgets the wrong ones. */
export function noteLogin(call: Context, contact: string, isRight: boolean): void {
  authSlice.of(call).wrongPasswords[contact] = isRight ? [] : [...lately(call, contact), call.now];
}
