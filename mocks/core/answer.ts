// Transport-independent responses. The page, the tests and the server each deliver them in their
// own way.
import { cached } from '../world/cached.ts';
import type { OperationId } from '../generated/operations.ts';

export interface Answer {
  readonly operation: OperationId | null;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  /** The body before serialisation. Missing if a fault has changed the serialised text. */
  readonly value?: unknown;
  /** Milliseconds to wait before sending. */
  readonly delay: number;
  /**
   * `network`: the connection breaks. `hang`: nothing is ever sent. `lost`: the response breaks off
   * after it has begun.
   */
  readonly failure?: 'network' | 'hang' | 'lost';
}

export interface MockRequest {
  readonly method: string;
  readonly pathname: string;
  readonly query: URLSearchParams;
  header(name: string): string | null;
  readonly body: string | null;
  /** True if the transport dropped the request's body because it was too large. */
  readonly oversize?: boolean;
}

// Keys: the answers that `constantAnswer` has marked. Values: their serialised text, or null until it is
// first needed. Marked answers are immutable, so no text is ever stale.
const serialised = new WeakMap<object, { text: string | null }>();

/** Marks an answer as immutable, so that it is serialised and validated only once. Returns the answer. */
export function constantAnswer<Value extends object>(value: Value): Value {
  if (!serialised.has(value)) serialised.set(value, { text: null });
  return value;
}

/** True if this constant answer was serialised before. It was validated then too. */
export function isAlreadySerialised(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof serialised.get(value)?.text === 'string';
}

export function serialise(value: unknown): string | null {
  if (value === undefined) return null;
  const known = typeof value === 'object' && value !== null ? serialised.get(value) : undefined;
  if (!known) return JSON.stringify(value);
  known.text ??= JSON.stringify(value);
  return known.text;
}

const caches = new WeakMap<object, Map<string, object>>();

/**
 * Caches an answer that depends only on `owner` and `key`. Pass the catalogue as the owner. If the answer
 * also depends on the state, pass the context's revision instead.
 * @param maxAnswers answers per owner; older ones are dropped first
 */
export function cachedAnswer<Value extends object>(
  owner: object,
  key: string,
  make: () => Value,
  maxAnswers = 400,
): Value {
  const answers = caches.get(owner) ?? new Map<string, object>();
  caches.set(owner, answers);
  // The cast is safe: operations don't share keys, so the cached answer has the type `Value`.
  return cached(answers, maxAnswers, key, () => constantAnswer(make())) as Value;
}
