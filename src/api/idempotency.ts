// Idempotency keys: a call that is repeated before its outcome is known carries the key of the first try.
// A tab keeps the keys of its own tries in memory; storage shares them with other tabs and later visits.
import { deviceNow } from '#/lib/clock.ts';
import { randomId } from '#/lib/random.ts';
import { localStore } from '#/lib/storage.ts';
import { isApiError } from './ApiError.ts';
import { session } from './session/session.store.ts';

export function newIdempotencyKey(): string {
  return randomId();
}

/** Whether the server has refused for certain. After a 5xx, 408, 429 or silence it may have done it. */
export function isOutcomeKnown(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.isRefused &&
    error.status !== 408 &&
    error.status !== 425 &&
    error.status !== 429
  );
}

/** Keys expire after a day, as servers forget them too. The same content then counts as a new request. */
export const KEY_LIFETIME_MS = 86_400_000;

const START = 'idempotency.';

/** A canonical text of the content: the order of fields doesn't matter. */
function fingerprint(payload: unknown): string {
  return (
    JSON.stringify(payload, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
    }) ?? ''
  );
}

/** A hash of the content, so that the content itself is not stored (FNV-1a, 64 bits). */
function digest(text: string): string {
  let hash = 0xcbf2_9ce4_8422_2325n;
  for (const letter of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100_0000_01b3n);
  return hash.toString(36);
}

interface Try {
  readonly key: string;
  /** Milliseconds of the device's clock. */
  readonly since: number;
}

// A clock that was put back makes the age negative: the key holds.
const isFresh = ({ since }: Try): boolean => deviceNow() - since < KEY_LIFETIME_MS;

function readShared(name: string): Try | null {
  const [key = '', since = ''] = localStore.get(name)?.split(' ') ?? [];
  return key === '' || since === '' ? null : { key, since: Number(since) };
}

/** This tab's tries without a known outcome, by name. They stay when another tab learns the outcome. */
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

function keyOf(name: string): { readonly key: string; readonly isRepeated: boolean } {
  removeExpired();
  const shared = readShared(name);
  const own = ownTries.get(name);
  const known = own && isFresh(own) ? own : shared;
  const { key, since } = known ?? { key: newIdempotencyKey(), since: deviceNow() };
  ownTries.set(name, { key, since });
  // Another tab's try of the same content has a key of its own, which must outlive that tab.
  if (!shared) localStore.set(name, `${key} ${since}`);
  return { key, isRepeated: known !== null };
}

function forget(name: string, key: string): void {
  ownTries.delete(name);
  if (readShared(name)?.key === key) localStore.remove(name);
}

const inFlight = new Map<string, Promise<unknown>>();

/**
 * Makes a call that moves money. Overlapping calls of the same player, purpose and payload are one call.
 * A call that is repeated before its outcome is known in this tab carries the same key.
 * @param purpose one word per form, with the id of its object if it has one: `deposit`, `exchange.12`
 */
export function withIdempotencyKey<Result>(
  purpose: string,
  payload: unknown,
  call: (key: string, isRepeated: boolean) => Promise<Result>,
): Promise<Result> {
  const name = nameOf(purpose, payload);
  const { key, isRepeated } = keyOf(name);
  const running = inFlight.get(key);
  // The key belongs to this purpose and payload, so the answer has the same type.
  if (running) return running as Promise<Result>;
  const started = call(key, isRepeated)
    .then(
      (result) => {
        forget(name, key);
        return result;
      },
      (error: unknown) => {
        if (isOutcomeKnown(error)) forget(name, key);
        throw error;
      },
    )
    .finally(() => {
      inFlight.delete(key);
    });
  inFlight.set(key, started);
  return started;
}
