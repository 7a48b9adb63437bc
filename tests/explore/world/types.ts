// The steps of the world driver, as plain data, so that a failure can be printed as a test.
import type { personas } from '#mocks/world/personas.ts';
import type { BrandId } from '#mocks/world/settings.ts';
import type { OperationEntry } from '#mocks/core/routes.ts';
import type { Footprint } from './footprint.ts';

/** Who calls: a guest, or a persona on its first or second device. */
export type Caller = 'guest' | (typeof personas)[number] | `${(typeof personas)[number]} 2`;

export interface Call {
  do: 'call';
  who: Caller;
  method: string;
  /** The path with its query. */
  path: string;
  body?: unknown;
  /** The raw body, if it isn't JSON. */
  text?: string;
  key?: string;
  /** How many times the same call is repeated immediately, as a client does after a lost response. */
  repeats?: number;
}

export type WorldStep =
  | Call
  /** Sends the same call from both devices of a player at the same moment. */
  | { do: 'race'; call: Call; otherKey?: string }
  /** Repeats an earlier call with the same key. */
  | { do: 'later'; index: number }
  | { do: 'login'; who: Caller }
  /**
   * Moves the clock forwards. With `isChecked`, compares one jump with several small ones, and marks the
   * moment for a later step back.
   */
  | { do: 'forward'; ms: number; isChecked?: true }
  | { do: 'next event' }
  | { do: 'back and forth'; ms: number }
  | { do: 'go back'; ms: number }
  | { do: 'scenario'; text: string }
  | { do: 'replay' };

export interface WorldScene {
  brand: BrandId;
  seed: string;
}

export interface Reply {
  readonly operation: string | null;
  readonly status: number;
  readonly text: string | null;
  readonly json: unknown;
  /** Why the connection broke; null if it didn't. */
  readonly failure: string | null;
}

/** A call that was sent, with the world before and after. */
export interface Done {
  readonly call: Call;
  readonly operation: OperationEntry | null;
  readonly reply: Reply;
  readonly before: Footprint;
  readonly after: Footprint;
  /** What the call has changed: `ledger`, `player 1003: gifts`, … */
  readonly changes: readonly string[];
  /** True if a scenario was active, which may have changed the response. */
  readonly hasScenario: boolean;
}

export const nameOf = ({ who, method, path, body, text, key }: Call): string =>
  `${who}: ${method} ${path.slice(0, 120)}${body === undefined && text === undefined ? '' : ` ${(text ?? JSON.stringify(body)).slice(0, 200)}`}${key === undefined ? '' : ` (${key})`}`;
