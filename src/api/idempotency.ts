// Money moves once: a call that is repeated before its answer is known carries the key of the first try, also
// after a reload.
import { useState } from 'react';
import { randomId } from '#/lib/random.ts';
import { tabStore } from '#/lib/storage.ts';
import { isApiError } from './ApiError.ts';

/** A new value for the `Idempotency-Key` header. */
export function newIdempotencyKey(): string {
  return randomId();
}

/**
 * Whether the outcome of a call is known: a success, or a refusal. After a 5xx, a 408, a 429 or no answer the
 * server may yet have done it, and the next try has to be the same call.
 */
export function isOutcomeKnown(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.isRefused &&
    error.status !== 408 &&
    error.status !== 425 &&
    error.status !== 429
  );
}

function storedName(purpose: string): string {
  return `idempotency.${purpose}`;
}

/** The same content gives the same text, whatever the order of its fields. */
function fingerprint(payload: unknown): string {
  return JSON.stringify(payload, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/**
 * A short text that differs for different content; the content itself, amounts and contacts, is not stored.
 */
function digest(text: string): string {
  let hash = 0xcbf2_9ce4_8422_2325n;
  for (const letter of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100_0000_01b3n);
  return hash.toString(36);
}

function keyFor(purpose: string, payload: unknown): string {
  const name = storedName(purpose);
  const content = digest(fingerprint(payload) ?? '');
  const [storedContent, storedKey] = tabStore.get(name)?.split(' ') ?? [];
  if (storedContent === content && storedKey) return storedKey;
  const key = newIdempotencyKey();
  tabStore.set(name, `${content} ${key}`);
  return key;
}

function forgetKey(purpose: string, key: string): void {
  if (tabStore.get(storedName(purpose))?.endsWith(` ${key}`)) tabStore.remove(storedName(purpose));
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * Makes a call that moves money. Calls of the same purpose and payload that overlap are one call; one that is
 * repeated before the outcome is known carries the same key.
 *
 * @param purpose what is done, one word a form, with the id of its object if it has one: `deposit`,
 *  `exchange.12`
 * @param payload what is sent; other content is another call
 */
export function once<Result>(
  purpose: string,
  payload: unknown,
  call: (key: string) => Promise<Result>,
): Promise<Result> {
  const key = keyFor(purpose, payload);
  const running = underWay.get(key);
  // The key stands for this purpose and payload, so the answer is of the same kind.
  if (running) return running as Promise<Result>;
  const started = call(key)
    .then(
      (result) => {
        forgetKey(purpose, key);
        return result;
      },
      (error: unknown) => {
        if (isOutcomeKnown(error)) forgetKey(purpose, key);
        throw error;
      },
    )
    .finally(() => {
      underWay.delete(key);
    });
  underWay.set(key, started);
  return started;
}

/** The key of a form's call for those who send it themselves. */
export interface IdempotencyKey {
  /** The key to send with this payload: the same until the outcome is known. */
  keyFor: (payload: unknown) => string;
  /** Tells how the call with this key ended: without an error, or with one. */
  settle: (key: string, error?: unknown) => void;
}

/**
 * The same key until an answer is known; see `once`, which does it all.
 * @public for forms that move money
 */
export function useIdempotencyKey(purpose: string): IdempotencyKey {
  const [handle] = useState<IdempotencyKey>(() => ({
    keyFor: (payload) => keyFor(purpose, payload),
    settle(key, error) {
      if (error === undefined || isOutcomeKnown(error)) forgetKey(purpose, key);
    },
  }));
  return handle;
}
