// What a handler of the mock is written against: `Call` is the request after the pipeline has read, checked and authorised it.
import type { ErrorData } from '../generated/model/index.ts';
import type { OperationId, Operations, operations } from '../generated/operations.ts';
import type { Audience, Outgoing } from '../realtime/message.ts';
import type { NamedState } from '../scenarios/states.ts';
import type { AuthSession, PlayerState, State } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { Random } from './random.ts';
import type { BrandId, LocaleId } from './settings.ts';

type AccessOf<Id extends OperationId> = Extract<(typeof operations)[number], { id: Id }>['access'];

/** Always a player where the description asks for a token; a guest is null elsewhere. */
export type PlayerOf<Id extends OperationId> = AccessOf<Id> extends 'player' ? PlayerState : PlayerState | null;

export interface ErrorOverrides {
  field?: string;
  message?: string;
  data?: ErrorData;
}

/** What the functions of `mocks/world` need, whatever the operation: every `Call` is one. */
export interface Context {
  readonly world: World;
  readonly state: State;
  readonly brand: BrandId;
  readonly locale: LocaleId;
  /** The mock's instant, epoch milliseconds. */
  readonly now: number;
  readonly userAgent: string;
  /** The mock lives in a tab: providers' pages ask the page that frames them instead of a server. */
  readonly inPage: boolean;
  /** A repeatable source of chance: the same seed and scope always give the same sequence. */
  random(scope: string): Random;
  /** Sends a realtime message (without `id` and `at`) after the handler has succeeded. Changes of the ledger announce themselves. */
  emit(message: Outgoing, to?: Audience): void;
  /** True while the named state of the scenarios (`state.…`) is on. */
  is(name: NamedState): boolean;
}

export interface Call<Id extends OperationId> extends Context {
  readonly operation: Id;
  readonly player: PlayerOf<Id>;
  /** The session of the token, null for a guest. */
  readonly session: AuthSession | null;
  readonly path: Operations[Id]['path'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  /** Ends the call with an error of the description. Write `return call.fail('…')`, so that the compiler narrows after it. */
  fail(name: Operations[Id]['error'], overrides?: ErrorOverrides): never;
}

/** Answers one operation: who asks, what the world says, what goes back. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Operations[Id]['response'];

type Handlers<Id extends OperationId> = { [Key in Id]: Handler<Key> };

/** Types the handlers of one tag: `export const gifts = defineHandlers({ listUserGifts: (call) => … })`. */
export function defineHandlers<Id extends OperationId>(handlers: Handlers<Id>): Handlers<Id> {
  return handlers;
}
