// What a domain declares of a state that `mock.scenario=state.…` switches on. Code of the world asks
// for it by `context.is('state.…')`; the other fields are effects that the pipeline applies.
import type { $ZodType } from 'zod/v4/core';

export interface AnsweredOperation {
  readonly id: string;
  readonly tag: string;
}

export interface NamedState {
  /** What is different, for lists of scenarios. */
  readonly summary: string;
  /** Every operation that documents this error answers it. */
  readonly refusal?: string;
  /** The visitor of `mock.user` who is in this state. */
  readonly visitor?: string;
  /** Milliseconds by which balance messages arrive late. */
  readonly balanceDelay?: number;
  readonly refusesSockets?: boolean;
  /** No call arrives, and the sockets are closed. */
  readonly isOffline?: boolean;
  /** Replaces the body of each success. */
  readonly change?: (value: unknown, operation: AnsweredOperation, schema: $ZodType) => unknown;
}

export type NamedStates = Readonly<Record<string, NamedState>>;
