// Money moves once: a call repeated before its answer is known carries the first try's key, in any tab.
import { deviceNow } from '#/lib/clock.ts';
import { randomId } from '#/lib/random.ts';
import { localStore } from '#/lib/storage.ts';
import { isApiError } from './ApiError.ts';
import { session } from './session/session.store.ts';

export function newIdempotencyKey(): string {
  return randomId();
}

/** Known: a success, or a refusal. After a 5xx, 408, 429 or no answer the server may yet have done it. */
export function isOutcomeKnown(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.isRefused &&
    error.status !== 408 &&
    error.status !== 425 &&
    error.status !== 429
  );
}

/** A key waits a day for its answer; then the same content is a new wish, and servers forget as well. */
export const KEY_LIFETIME_MS = 86_400_000;

const START = 'idempotency.';

/** The same content gives the same text, whatever the order of its fields. */
function fingerprint(payload: unknown): string {
  return (
    JSON.stringify(payload, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
    }) ?? ''
  );
}

/** A short text that differs for different content; the content itself is not stored. */
function digest(text: string): string {
  let hash = 0xcbf2_9ce4_8422_2325n;
  for (const letter of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100_0000_01b3n);
  return hash.toString(36);
}

interface Kept {
  readonly key: string;
  readonly isFresh: boolean;
}

function readKept(name: string): Kept | null {
  const [key = '', since = ''] = localStore.get(name)?.split(' ') ?? [];
  const age = deviceNow() - Number(since);
  // A clock that was put back tells nothing of an age: the key holds.
  return key === '' ? null : { key, isFresh: since !== '' && age < KEY_LIFETIME_MS };
}

function startOf(purpose: string): string {
  return `${START}${purpose}.`;
}

function nameOf(purpose: string, payload: unknown): string {
  return startOf(purpose) + digest(`${session.userId ?? ''} ${fingerprint(payload)}`);
}

/** Drops the keys whose answers nobody will ask for any more. */
function forgetOld(): void {
  for (const name of localStore.names(START)) if (readKept(name)?.isFresh !== true) localStore.remove(name);
}

function keyAt(name: string): string {
  const kept = readKept(name);
  if (kept?.isFresh) return kept.key;
  forgetOld();
  const key = newIdempotencyKey();
  localStore.set(name, `${key} ${deviceNow()}`);
  return key;
}

function forget(name: string, key: string): void {
  if (readKept(name)?.key === key) localStore.remove(name);
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * Makes a call that moves money. Calls of the same player, purpose and payload that overlap are one call; one
 * repeated before the outcome is known carries the same key.
 * @param purpose one word a form, with the id of its object if it has one: `deposit`, `exchange.12`
 */
export function once<Result>(
  purpose: string,
  payload: unknown,
  call: (key: string) => Promise<Result>,
): Promise<Result> {
  const name = nameOf(purpose, payload);
  const key = keyAt(name);
  const running = underWay.get(key);
  // The key stands for this purpose and payload, so the answer is of the same kind.
  if (running) return running as Promise<Result>;
  const started = call(key)
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
      underWay.delete(key);
    });
  underWay.set(key, started);
  return started;
}

/**
 * Whether this player made this very call, in any tab, without learning its outcome.
 * @public
 */
export function isOutcomeOpen(purpose: string, payload: unknown): boolean {
  return readKept(nameOf(purpose, payload))?.isFresh === true;
}
