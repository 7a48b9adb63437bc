// Refreshes tokens once per browser: callers in a tab share a promise, tabs share a lock and the
// cookies.
import { deviceNow, monotonicNow } from '#/lib/clock.ts';
import { createEmitter } from '#/lib/emitter.ts';
import { randomId, withJitter } from '#/lib/random.ts';
import { wait } from '#/lib/schedule.ts';
import { localStore } from '#/lib/storage.ts';
import { ApiError, isApiError } from '../ApiError.ts';
import { validateResponse } from '../interceptors/validateResponse.ts';
import { circuitBreaker } from '../interceptors/circuitBreaker.ts';
import { exchange, through } from '../transport.ts';
import { endSession, sessionGeneration, announceSession } from './session.store.ts';
import { readAccessToken, readRefreshToken, renewedTokens, writeTokens } from './tokens.ts';

const path = '/json-api/token/refresh';
const operation = `POST ${path}`;

// Period after a refresh, in ms. If the server refuses the new token within this period, the cause is not the
// token's age. Another refresh would not help and would loop.
const freshMs = 5000;

/** A refresh skips the interceptors for tokens and retries, because it must not trigger another refresh. */
const send = through([validateResponse, circuitBreaker], exchange);

let running: Promise<string> | null = null;
/**
 * True if a refresh failed or the server refused a new token. The next successful refresh then emits
 * `onRenewalRecovered`.
 */
let hasFailed = false;
let renewed: { readonly token: string; readonly at: number } | null = null;

export function isJustRenewed(token: string): boolean {
  if (renewed?.token !== token || monotonicNow() - renewed.at >= freshMs) return false;
  // The next successful refresh refetches the reads that failed.
  hasFailed = true;
  return true;
}

function newerToken(refused: string | null): string | null {
  const current = readAccessToken();
  return current !== refused ? current : null;
}

// Refusals that don't concern the token: timeout, rate limit, blocked region.
const passing: ReadonlySet<number | null> = new Set([408, 429, 451]);

/** Whether the refresh token is permanently refused: a 4xx that concerns the token. */
function endsSession(error: unknown): boolean {
  return isApiError(error) && error.isRefused && !passing.has(error.status);
}

const recoveries = createEmitter<void>();

/** Emits when a refresh succeeds after a failed one, so that failed queries can be refetched. */
export const onRenewalRecovered = recoveries.on;

function noteRenewed(): void {
  if (!hasFailed) return;
  hasFailed = false;
  recoveries.emit();
}

async function askForTokens(refreshToken: string): Promise<string> {
  const generation = sessionGeneration();
  const config = {
    url: path,
    method: 'POST',
    data: { refreshToken },
    headers: { 'Content-Type': 'application/json' },
    isAutomatic: true,
  };
  const pair = renewedTokens(await send(config), refreshToken, operation);
  // The player logged out meanwhile. The response must not restore the session.
  if (generation !== sessionGeneration() || readRefreshToken() !== refreshToken) {
    throw new ApiError({ kind: 'aborted', operation, explanation: 'the session has changed' });
  }
  writeTokens(pair);
  renewed = { token: pair.token, at: monotonicNow() };
  announceSession('refresh');
  noteRenewed();
  return pair.token;
}

async function renew(refused: string | null): Promise<string> {
  const adopted = newerToken(refused);
  if (adopted !== null) return adopted;
  const refreshToken = readRefreshToken();
  if (refreshToken === null) {
    endSession({ reason: 'expired' });
    throw new ApiError({ kind: 'http', operation, status: 401, explanation: 'no refresh token' });
  }
  try {
    return await askForTokens(refreshToken);
  } catch (error) {
    if (!endsSession(error)) {
      hasFailed = true;
      throw error;
    }
    // The lock may have failed to keep other tabs out. Another tab may then already have used the refresh
    // token and stored the new tokens.
    const sibling = readRefreshToken() !== refreshToken ? newerToken(refused) : null;
    if (sibling !== null) return sibling;
    if (readRefreshToken() === refreshToken) endSession({ reason: 'expired' });
    throw error;
  }
}

// A lock across tabs: Web Locks, or a lease in localStorage in browsers without them.
const lockName = 'casino.refresh';
const leaseName = 'refresh.lease';
// Maximum time in ms that a tab holds the lock. It exceeds the HTTP timeout, so a tab that holds the lock
// longer has crashed.
const longestHold = 40_000;
const settleMs = 40;

function isLeased(): boolean {
  const until = Number(localStore.get(leaseName)?.split(' ')[1]);
  return until > deviceNow() && until - deviceNow() <= longestHold;
}

/** Writes a lease, then checks that no other tab has overwritten it: the last writer wins. */
async function takeLease(): Promise<string> {
  const owner = randomId();
  for (;;) {
    if (!isLeased()) {
      const lease = `${owner} ${deviceNow() + longestHold}`;
      localStore.set(leaseName, lease);
      await wait(settleMs);
      if (localStore.get(leaseName) === lease) return lease;
    }
    await wait(withJitter(settleMs * 5));
  }
}

async function withLease<Result>(work: () => Promise<Result>): Promise<Result> {
  const lease = await takeLease();
  try {
    return await work();
  } finally {
    if (localStore.get(leaseName) === lease) localStore.remove(leaseName);
  }
}

/** Runs `work` while this tab holds the lock. With Web Locks, rejects if the lock isn't free within 40 s. */
async function withRefreshLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator === 'undefined' || !navigator.locks) return withLease(work);
  return navigator.locks.request(lockName, { signal: AbortSignal.timeout(longestHold) }, work);
}

async function renewLocked(refused: string | null): Promise<string> {
  try {
    return await withRefreshLock(() => renew(refused));
  } catch (error) {
    if (isApiError(error)) throw error;
    throw new ApiError({
      kind: 'timeout',
      operation,
      explanation: 'another tab holds the lock',
      cause: error,
    });
  }
}

/**
 * Returns an access token other than the refused one. If the server refuses the refresh token, ends the
 * session and remembers the current path. After any other failure, such as a timeout, the session stays.
 * @throws ApiError
 */
export async function renewToken(refused: string | null): Promise<string> {
  const current = newerToken(refused);
  if (current !== null) return current;
  running ??= renewLocked(refused).finally(() => {
    running = null;
  });
  return running;
}
