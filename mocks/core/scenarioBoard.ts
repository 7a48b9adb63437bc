// The pipeline's interface to scenarios: the active states, and what happens to a call. `mocks/casino.ts`
// passes in the implementation, which parses scenarios from a text.
import type { $ZodType } from 'zod/v4/core';
import type { NamedState } from '../world/namedState.ts';
import type { Answer } from './answer.ts';
import type { AnswerExample, ErrorExample, OperationEntry } from './routes.ts';

export interface ScenarioCall {
  readonly operation: OperationEntry;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The unparsed body; null without one. */
  readonly body: string | null;
  /** The persona whose token the call carries, or `guest`. */
  visitor(): string;
}

/** The effects of the scenarios on one call. */
export interface Intervention {
  /** The call is neither handled nor answered: the connection breaks, or nothing is ever sent. */
  readonly failure: 'network' | 'hang' | null;
  /** True if the connection breaks halfway through the request. */
  readonly isCutOff: boolean;
  /** The texts of the scenarios that apply, in the syntax of `set`. */
  readonly applied: readonly string[];
  /** The example to answer with in place of the world's response. */
  readonly example: AnswerExample | ErrorExample | null;
  /** Milliseconds to add before the response or the failure. */
  readonly delay: number;
  /** Corrupts fields of a successful response. */
  readonly changeValue: (value: unknown, schema: $ZodType) => unknown;
  /** Corrupts the finished response. The call itself has already had its effect. */
  readonly changeAnswer: (answer: Answer) => Answer;
}

export interface ActiveScenario {
  /** The scenario without its counts: `login.wrong_credentials` for `login.wrong_credentials:2`. */
  readonly id: string;
  /** The scenario with its remaining counts, in the syntax of `set`. */
  readonly text: string;
  /** The operation, or `network`; null for a named state. */
  readonly operation: string | null;
  /** How many more calls the scenario applies to; null without a limit. */
  readonly remaining: number | null;
}

export interface ScenarioBoard {
  /** Replaces all scenarios. Ignores unknown parts of the text. */
  set(text: string): void;
  /** All scenarios with their remaining counts, in the syntax of `set`. */
  text(): string;
  list(): ActiveScenario[];
  is(state: string): boolean;
  states(): readonly NamedState[];
  /**
   * Decides what happens to a call, and counts it. Depends only on the seed, the text and the calls so far.
   */
  intervene(call: ScenarioCall): Intervention;
  /** Whether the connection would break before this call's body has arrived. Doesn't count the call. */
  isCutOff(call: ScenarioCall): boolean;
}

export interface ScenarioBoardOptions {
  readonly seed: string;
  readonly text: string;
  readonly onSet: () => void;
}

export function isOffline(board: ScenarioBoard): boolean {
  return board.states().some((state) => state.isOffline === true);
}

export function refusesSockets(board: ScenarioBoard): boolean {
  return board.states().some((state) => state.refusesSockets === true || state.isOffline === true);
}
