// The types that handlers are written against. A `Call` is a request that was parsed, validated and
// authorised.
import type { ErrorData } from '../generated/model/index.ts';
import type { OperationId, Operations, operations } from '../generated/operations.ts';
import type { Context } from '../world/context.ts';
import type { AuthSession, PlayerState } from '../world/state.ts';

type AccessOf<Id extends OperationId> = Extract<(typeof operations)[number], { id: Id }>['access'];

/** A call's player: never null if the operation requires a token, otherwise null for a guest. */
export type PlayerOf<Id extends OperationId> =
  AccessOf<Id> extends 'player' ? PlayerState : PlayerState | null;

export interface ErrorOverrides {
  field?: string;
  message?: string;
  data?: ErrorData;
}

export interface Call<Id extends OperationId> extends Context {
  readonly operation: Id;
  readonly player: PlayerOf<Id>;
  readonly session: AuthSession | null;
  readonly path: Operations[Id]['path'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  /** The `Idempotency-Key` header. */
  readonly requestKey: string | null;
  /**
   * Throws the operation's named error. Write `return call.fail('…')`, so that TypeScript narrows
   * the code after it.
   */
  fail(name: Operations[Id]['error'], overrides?: ErrorOverrides): never;
}

/** `Call` without the operation's types. The pipeline has validated the values. */
export interface UntypedCall extends Context {
  operation: string;
  player: PlayerState | null;
  session: AuthSession | null;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  requestKey: string | null;
  fail(name: string, overrides?: ErrorOverrides): never;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Operations[Id]['response'];

type Handlers<Id extends OperationId> = { [Key in Id]: Handler<Key> };

/**
 * Types the handlers of one tag: `export const gifts = defineHandlers({ listUserGifts: (call) => …
 * })`.
 */
export function defineHandlers<Id extends OperationId>(handlers: Handlers<Id>): Handlers<Id> {
  return handlers;
}
