// Named states, which `mock.scenario=state.…` switches on. Each domain declares its own. Code of the world
// checks `context.is('state.…')`; the pipeline applies the effects that the optional fields describe.
import type { $ZodType } from 'zod/v4/core';

export interface AnsweredOperation {
  readonly id: string;
  readonly tag: string;
}

export interface NamedState {
  /** How the state differs from the normal world, as shown in lists of scenarios. */
  readonly summary: string;
  /** An error code. Every operation that documents this error answers with it. */
  readonly refusal?: string;
  /** The visitor, as in `mock.user`, who is always in this state. */
  readonly visitor?: string;
  /** Milliseconds by which balance messages arrive late. */
  readonly balanceDelay?: number;
  readonly refusesSockets?: boolean;
  /** True if no call reaches the mock and the sockets are closed. */
  readonly isOffline?: boolean;
  /** Replaces the body of each successful response. */
  readonly change?: (value: unknown, operation: AnsweredOperation, schema: $ZodType) => unknown;
}

export type NamedStates = Readonly<Record<string, NamedState>>;
