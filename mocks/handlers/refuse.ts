// From the world's word for a refusal to the operation's error, with the figures that belong to it.
import type { ErrorOverrides } from '../core/handler.ts';

export interface WorldRefusal<Name extends string> {
  readonly why: Name;
  /** What may be at most, or at least. */
  readonly limit?: number;
  /** What is lacking: minor units or compoints. */
  readonly missing?: number;
  /** The field of the body that is wrong. */
  readonly field?: string;
  /** Seconds until the next attempt. */
  readonly retryAfter?: number;
}

/** Ends the call with the error of that name; the compiler knows which the operation has. Write `return refuse(call, …)`. */
export function refuse<Name extends string>(
  // A property, not a method: only then the names are compared strictly.
  call: { readonly fail: (name: Name, overrides?: ErrorOverrides) => never },
  { why, field, limit, missing, retryAfter }: WorldRefusal<Name>,
): never {
  const data = {
    ...(limit === undefined ? {} : { limit }),
    ...(missing === undefined ? {} : { missingAmount: missing }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
  return call.fail(why, {
    ...(field === undefined ? {} : { field }),
    ...(Object.keys(data).length > 0 ? { data } : {}),
  });
}
