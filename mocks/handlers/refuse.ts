// Turns a refusal by the world into the operation's error, including its limit, missing amount or wait.
import type { ErrorOverrides } from '../core/handler.ts';

export interface WorldRefusal<Name extends string> {
  readonly why: Name;
  /** The allowed maximum or minimum. */
  readonly limit?: number;
  /** The missing amount: minor units or compoints. */
  readonly missing?: number;
  /** The invalid field of the body. */
  readonly field?: string;
  /** Seconds until the next attempt. */
  readonly retryAfter?: number;
}

/**
 * Fails the call with this error. TypeScript checks that the operation declares it. Write `return
 * refuse(call, …)`.
 */
export function refuse<Name extends string>(
  // `fail` is a property instead of a method, because TypeScript checks the parameters of methods
  // less strictly.
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
