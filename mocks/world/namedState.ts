// Named states are special conditions of the world. `mock.scenario=state.…` switches them on, and each domain
// declares its own. World code checks `context.is('state.…')`; the optional fields describe effects that the
// pipeline applies.
import type { $ZodType } from 'zod/v4/core';

export interface AnsweredOperation {
  readonly id: string;
  readonly tag: string;
}

export interface NamedState {
  /** How the state differs from the normal world, as shown in lists of scenarios. */
  readonly summary: string;
  /** An error code. If the API description of an operation lists this error, the operation returns it. */
  readonly refusal?: string;
  /** The visitor (a value of `mock.user`) for whom the state is always on. */
  readonly visitor?: string;
  /** Delay of balance messages, in milliseconds. */
  readonly balanceDelay?: number;
  readonly refusesSockets?: boolean;
  /** True if no call reaches the mock and the sockets are closed. */
  readonly isOffline?: boolean;
  /** Replaces the body of each successful response. */
  readonly change?: (value: unknown, operation: AnsweredOperation, schema: $ZodType) => unknown;
}

export type NamedStates = Readonly<Record<string, NamedState>>;
