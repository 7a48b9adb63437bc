// What the pipeline answers, before any transport: the page, the tests and the server each send it in their own way.
import type { OperationId } from '../generated/operations.ts';

export interface Answer {
  readonly operation: OperationId | null;
  readonly status: number;
  readonly headers: Record<string, string>;
  /** The serialised body; null for none. */
  readonly body: string | null;
  /** The body before it was serialised, for answers that are as the description has them. */
  readonly value?: unknown;
  /** Milliseconds to wait before it is sent. */
  readonly delay: number;
  /** The connection breaks, nothing ever comes, or the answer breaks off once it has begun. */
  readonly failure?: 'network' | 'hang' | 'lost';
}

export interface MockRequest {
  readonly method: string;
  readonly pathname: string;
  readonly query: URLSearchParams;
  header(name: string): string | null;
  readonly body: string | null;
  /** Bytes of the body, when the transport cut it since it was too large. */
  readonly oversize?: boolean;
}

// Serialised forms of answers that never change. Only `constantAnswer` puts objects here, so that no stale text is sent.
const serialised = new WeakMap<object, { text: string | null }>();

/** Marks an answer that nobody changes any more, so that it is serialised and checked once. Returns it. */
export function constantAnswer<Value extends object>(value: Value): Value {
  if (!serialised.has(value)) serialised.set(value, { text: null });
  return value;
}

/** True when the answer was marked and has been serialised before. */
export function isAlreadySent(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof serialised.get(value)?.text === 'string';
}

export function serialise(value: unknown): string | null {
  if (value === undefined) return null;
  const known = typeof value === 'object' && value !== null ? serialised.get(value) : undefined;
  if (!known) return JSON.stringify(value);
  known.text ??= JSON.stringify(value);
  return known.text;
}

const mostAnswers = 400;
const caches = new WeakMap<object, Map<string, object>>();

/** An answer that depends on the catalogue (`owner`) and on `key` alone: made, serialised and checked once. */
export function cachedAnswer<Value extends object>(owner: object, key: string, make: () => Value): Value {
  const cache = caches.get(owner) ?? new Map<string, object>();
  caches.set(owner, cache);
  const known = cache.get(key);
  // The key says all that the answer depends upon, so what lies under it was made by the same function.
  if (known) return known as Value;
  const value = constantAnswer(make());
  const [oldest] = cache.keys();
  if (cache.size >= mostAnswers && oldest !== undefined) cache.delete(oldest);
  cache.set(key, value);
  return value;
}
