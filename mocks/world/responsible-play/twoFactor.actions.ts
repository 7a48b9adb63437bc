import { recentAttempts, secondsUntilAttempt } from '../attempts.ts';
import { Secret, TOTP } from 'otpauth';
import type { TwoFactorSetup } from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import type { Context } from '../context.ts';
import { minute, second } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { twoFactorSlice } from './twoFactor.state.ts';

/** A code accepted for every secret, so that OpenAPI examples and testers need no authenticator. */
export const testTwoFactorCode = '482193';

/** Number of wrong codes in five minutes after which codes are blocked. */
export const maxWrongCodes = 5;
export const attemptWindow = 5 * minute;
export const stepSeconds = 30;
export const recoveryCodeCount = 10;
/** Characters of recovery codes. Leaves out letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function totpOf(call: Context, player: PlayerState, secret: string): TOTP {
  return new TOTP({
    issuer: brandFacts[call.brand].name,
    label: player.profile.nickname ?? `player-${player.id}`,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}

/** `retryAfter` in seconds. */
type WrongCode = { why: 'two_factor_code_wrong' } | { why: 'attempts_limit'; retryAfter: number };
export type CodeProblem = WrongCode | { why: 'recovery_code_used' };

/**
 * Accepts an authenticator code of the current, previous or next time step. Each code works once.
 */
function consumeCode(call: Context, player: PlayerState, secret: string, code: string): boolean {
  if (code === testTwoFactorCode) return true;
  const slice = twoFactorSlice.of(call, player);
  const delta = totpOf(call, player, secret).validate({ token: code, timestamp: call.now, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(call.now / (stepSeconds * second)) + delta;
  if (step <= slice.usedStep) return false;
  slice.usedStep = step;
  return true;
}

function isSameRecoveryCode(one: string, other: string): boolean {
  const bare = (code: string): string => code.replaceAll(/[ -]/g, '').toLowerCase();
  return bare(one) === bare(other);
}

function consumeRecoveryCode(call: Context, player: PlayerState, text: string): boolean {
  const slice = twoFactorSlice.of(call, player);
  const found = slice.recoveryCodes.find((code) => isSameRecoveryCode(code, text));
  if (found === undefined) return false;
  slice.recoveryCodes = slice.recoveryCodes.filter((code) => code !== found);
  slice.usedRecoveryCodes.push(found);
  return true;
}

/** Why a code is refused, or null. Five wrong codes in five minutes block further attempts. */
function problemOf(
  call: Context,
  player: PlayerState,
  takes: (code: string) => boolean,
  text: string,
): WrongCode | null {
  const slice = twoFactorSlice.of(call, player);
  slice.wrongCodes = recentAttempts(slice.wrongCodes, call.now, attemptWindow);
  const wait = secondsUntilAttempt(slice.wrongCodes, call.now, { max: maxWrongCodes, within: attemptWindow });
  if (wait > 0) return { why: 'attempts_limit', retryAfter: wait };
  if (takes(text.replaceAll(' ', ''))) {
    slice.wrongCodes = [];
    return null;
  }
  slice.wrongCodes.push(call.now);
  return { why: 'two_factor_code_wrong' };
}

export function checkTwoFactor(call: Context, player: PlayerState, text: string): CodeProblem | null {
  const { secret, usedRecoveryCodes } = twoFactorSlice.of(call, player);
  if (secret === null) return null;
  const takes = (code: string): boolean =>
    consumeCode(call, player, secret, code) || consumeRecoveryCode(call, player, code);
  const problem = problemOf(call, player, takes, text);
  const isUsed = usedRecoveryCodes.some((code) => isSameRecoveryCode(code, text));
  return problem?.why === 'two_factor_code_wrong' && isUsed ? { why: 'recovery_code_used' } : problem;
}

/** Creates a new secret. It becomes active when confirmed. */
export function createSecret(call: Context, player: PlayerState): TwoFactorSetup {
  const slice = twoFactorSlice.of(call, player);
  slice.offers += 1;
  const random = call.random(`two-factor/${player.id}/${slice.offers}/${call.state.startedAt}`);
  const bytes = Uint8Array.from({ length: 20 }, () => random.int(0, 255));
  slice.offered = new Secret({ buffer: bytes.buffer }).base32;
  return { secret: slice.offered, uri: totpOf(call, player, slice.offered).toString() };
}

export function enableTwoFactor(
  call: Context,
  player: PlayerState,
  text: string,
): { codes: string[] } | WrongCode | { why: 'two_factor_active' | 'two_factor_not_started' } {
  const slice = twoFactorSlice.of(call, player);
  const { offered } = slice;
  if (slice.secret !== null) return { why: 'two_factor_active' };
  if (offered === null) return { why: 'two_factor_not_started' };
  const problem = problemOf(call, player, (code) => consumeCode(call, player, offered, code), text);
  if (problem) return problem;
  const random = call.random(`recovery/${player.id}/${slice.offers}/${call.state.startedAt}`);
  const part = (): string =>
    Array.from({ length: 5 }, () => letters.charAt(random.int(0, letters.length - 1))).join('');
  slice.recoveryCodes = Array.from({ length: recoveryCodeCount }, () => `${part()}-${part()}`);
  slice.usedRecoveryCodes = [];
  slice.secret = offered;
  slice.offered = null;
  slice.enabledAt = call.now;
  return { codes: slice.recoveryCodes };
}

export function disableTwoFactor(
  call: Context,
  player: PlayerState,
  text: string,
): CodeProblem | { why: 'two_factor_not_active' } | null {
  const slice = twoFactorSlice.of(call, player);
  if (slice.secret === null) return { why: 'two_factor_not_active' };
  const problem = checkTwoFactor(call, player, text);
  if (problem) return problem;
  slice.secret = null;
  slice.enabledAt = null;
  slice.recoveryCodes = [];
  slice.usedRecoveryCodes = [];
  return null;
}
