// Idempotency keys. A call repeated before its outcome is known reuses the key of the first attempt. A
// tab keeps its own attempts in memory; storage shares them with other tabs and later visits.
import { deviceNow } from '#/lib/clock.ts';
import { DAY_MS } from '#/lib/duration.ts';
import { randomId } from '#/lib/random.ts';
import { localStore } from '#/lib/storage.ts';
import { isApiError } from './ApiError.ts';
import { session } from './session/session.store.ts';

export function newIdempotencyKey(): string {
  return randomId();
}

/** Errors after which the key was kept, because an attempt with this key may have succeeded. */
const uncertainErrors = new WeakSet<object>();

/**
 * Whether the server definitely refused the call or never received it. After a 5xx, a 408, a 425, or a
 * missing or invalid response, the server may have executed the call.
 */
export function isOutcomeKnown(error: unknown): boolean {
  return (
    isApiError(error) &&
    (error.isUnsent || (error.isRefused && error.status !== 408 && error.status !== 425)) &&
    !uncertainErrors.has(error)
  );
}

/**
 * Decides whether the key of a failed call is kept.
 * - `keepUnsent`: nothing was sent. The key stays, because a browser can be wrong about being offline.
 * - `keep`: an attempt with this key may have succeeded, so the next one must have the same key.
 * - `forget`: the server refused. The same payload is a new call from now on.
 * @param isRepeated true if an earlier attempt with this key may have succeeded
 */
function fateOfKey(error: unknown, isRepeated: boolean): 'keepUnsent' | 'keep' | 'forget' {
  const isUnsent = isApiError(error) && error.isUnsent;
  const isOnlyThisAttempt = isUnsent || (isApiError(error) && error.isTurnedAway);
  if (isRepeated && isOnlyThisAttempt) return 'keep';
  if (isUnsent) return 'keepUnsent';
  return isOutcomeKnown(error) ? 'forget' : 'keep';
}

/** Servers forget keys after a day, so the client does too. The same request then counts as a new one. */
export const KEY_LIFETIME_MS = DAY_MS;

const START = 'idempotency.';
const UNSENT = 'unsent';

/** Canonical JSON: the order of the fields doesn't matter. */
function fingerprint(payload: unknown): string {
  return (
    JSON.stringify(payload, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
    }) ?? ''
  );
}

/** 64-bit FNV-1a hash, so that the payload itself isn't stored. */
function digest(text: string): string {
  let hash = 0xcbf2_9ce4_8422_2325n;
  for (const letter of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100_0000_01b3n);
  return hash.toString(36);
}

interface Try {
  readonly key: string;
  /** When the key's lifetime began, in epoch milliseconds of the device's clock. */
  readonly since: number;
  /** True if all attempts with this key were made offline, so that no request was sent. */
  readonly isUnsent?: boolean;
}

// If the clock was set back, the age is negative and the key stays valid.
const isFresh = ({ since }: Try): boolean => deviceNow() - since < KEY_LIFETIME_MS;

function readShared(name: string): Try | null {
  const [key = '', since = '', sent] = localStore.get(name)?.split(' ') ?? [];
  return key === '' || since === '' ? null : { key, since: Number(since), isUnsent: sent === UNSENT };
}

function writeShared(name: string, { key, since, isUnsent = false }: Try): void {
  localStore.set(name, `${key} ${since}${isUnsent ? ` ${UNSENT}` : ''}`);
}

/**
 * This tab's attempts with an unknown outcome. They stay until this tab knows the outcome, even if another
 * tab knows it already.
 */
const ownTries = new Map<string, Try>();

function nameOf(purpose: string, payload: unknown): string {
  return `${START}${purpose}.${digest(`${session.userId ?? ''} ${fingerprint(payload)}`)}`;
}

function removeExpired(): void {
  for (const name of localStore.names(START)) {
    const shared = readShared(name);
    if (!shared || !isFresh(shared)) localStore.remove(name);
  }
}

function keyOf(name: string, earlierKey?: string): { readonly key: string; readonly isRepeated: boolean } {
  removeExpired();
  if (earlierKey !== undefined) {
    ownTries.set(name, { key: earlierKey, since: deviceNow() });
    return { key: earlierKey, isRepeated: true };
  }
  const shared = readShared(name);
  const own = ownTries.get(name);
  const known = own && isFresh(own) ? own : shared;
  const { key, since } = known ?? { key: newIdempotencyKey(), since: deviceNow() };
  ownTries.set(name, { key, since });
  // If another tab has stored a key for the same payload, don't overwrite it. Its attempt may have succeeded,
  // so the key must still be known after that tab is closed.
  if (!shared || (shared.key === key && shared.isUnsent)) writeShared(name, { key, since });
  const isSentElsewhere = shared?.key === key && !shared.isUnsent;
  return { key, isRepeated: known !== null && (!known.isUnsent || isSentElsewhere) };
}

function forget(name: string, key: string): void {
  ownTries.delete(name);
  if (readShared(name)?.key === key) localStore.remove(name);
}

/**
 * Releases the key of an attempt whose response was lost, once its outcome is known by other means. The same
 * payload is a new call from now on.
 */
export function releaseIdempotencyKey(purpose: string, payload: unknown): void {
  const name = nameOf(purpose, payload);
  const known = ownTries.get(name) ?? readShared(name);
  if (known) forget(name, known.key);
}

const inFlight = new Map<string, Promise<unknown>>();

export interface KeyedCall {
  readonly key: string;
  readonly options: { readonly headers: { readonly 'Idempotency-Key': string } };
  /** True if an earlier attempt with this key may have succeeded. */
  readonly isRepeated: boolean;
}

/**
 * Performs a call that moves money. Concurrent calls with the same player, purpose and payload share one
 * request. A call repeated before this tab knows the outcome reuses the key of the first attempt. A success
 * or a refusal releases the key, so the next call gets a new one.
 * @param purpose the kind of call, with the id of its object if it has one: `deposit`, `exchange.12`
 * @param earlierKey the key of the attempt to repeat, if the caller has kept it
 */
export function withIdempotencyKey<Result>(
  purpose: string,
  payload: unknown,
  call: (keyed: KeyedCall) => Promise<Result>,
  earlierKey?: string,
): Promise<Result> {
  const name = nameOf(purpose, payload);
  const { key, isRepeated } = keyOf(name, earlierKey);
  const running = inFlight.get(key);
  // The cast is safe: a key belongs to one purpose and payload, and so to one type of result.
  if (running) return running as Promise<Result>;
  const started = call({ key, options: { headers: { 'Idempotency-Key': key } }, isRepeated })
    .then(
      (result) => {
        forget(name, key);
        return result;
      },
      (error: unknown) => {
        const fate = fateOfKey(error, isRepeated);
        if (fate === 'forget') forget(name, key);
        if (fate === 'keepUnsent') {
          const unsent: Try = { key, since: deviceNow(), isUnsent: true };
          ownTries.set(name, unsent);
          if (readShared(name)?.key === key) writeShared(name, unsent);
        }
        if (fate === 'keep' && isApiError(error)) uncertainErrors.add(error);
        throw error;
      },
    )
    .finally(() => {
      inFlight.delete(key);
    });
  inFlight.set(key, started);
  return started;
}
