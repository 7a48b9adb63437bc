import type { Context } from '../context.ts';
import { hour } from '../dates.ts';
import { announceNewDevice } from '../notifications/security.actions.ts';
import { forgetEnded } from '../profile/devices.actions.ts';
import { isNewDevice } from '../profile/devices.view.ts';
import { openSession, tokensOf, type Tokens } from '../sessions.ts';
import { nextId, type PlayerState } from '../state.ts';
import { authSlice } from './state.ts';
import { loginWait, recentFailures } from './view.ts';

/** Starts a session, and warns the player if the device is new. */
export function logInOn(call: Context, player: PlayerState, userAgent: string): Tokens {
  const isNew = isNewDevice(call, player, userAgent);
  const session = openSession(call, player, userAgent);
  if (isNew) {
    announceNewDevice(call, player, session.id);
    forgetEnded(call, player, userAgent);
  }
  return tokensOf(call, session);
}

export function recordLoginAttempt(call: Context, contact: string, isRight: boolean): void {
  authSlice.of(call).wrongPasswords[contact] = isRight ? [] : [...recentFailures(call, contact), call.now];
}

/**
 * Checks the password that a logged-in player has entered. Returns why it is refused, or null. Wrong
 * passwords have the same limit as at login, but they are counted separately. So they never block a login.
 * @param purpose what the password confirms; attempts are counted per purpose
 */
export function passwordRefusal(
  call: Context,
  player: PlayerState,
  password: string,
  purpose: 'change' | 'two-factor',
): { retryAfter: number } | 'wrong' | null {
  const attempts = `${purpose}/${player.id}`;
  const retryAfter = loginWait(call, attempts);
  if (retryAfter > 0) return { retryAfter };
  const isRight = password === player.password;
  recordLoginAttempt(call, attempts, isRight);
  return isRight ? null : 'wrong';
}

/** Allows registration with this phone for a while. */
export function recordConfirmedPhone(call: Context, phone: string): void {
  authSlice.of(call).confirmedPhones[phone] = call.now;
}

/** How long a restore code is valid, in milliseconds. */
export const restoreLifetime = hour;

export function createRestoreCode(call: Context, player: PlayerState): string {
  const random = call.random(`restore/${player.id}/${nextId(call.state, 'restore')}/${call.state.startedAt}`);
  const code = Array.from({ length: 12 }, () => random.int(0, 35).toString(36)).join('');
  authSlice.of(call).restores[code] = { playerId: player.id, until: call.now + restoreLifetime };
  return code;
}

/**
 * Sets a password and invalidates all restore codes of the player. One restore e-mail can lead to two restore
 * codes: its link contains one, and entering its confirmation code creates another.
 */
export function setPassword(call: Context, player: PlayerState, password: string): void {
  player.password = password;
  const slice = authSlice.of(call);
  slice.restores = Object.fromEntries(
    Object.entries(slice.restores).filter(([, { playerId }]) => playerId !== player.id),
  );
}
