// One mock casino and its parts. `mocks/casino.ts` passes the parts in, so that `core/` imports no domain.
import type { OperationId } from '../generated/operations.ts';
import type { RealtimeMessage } from '../generated/model/index.ts';
import type { Clock } from '../world/clock.ts';
import type { DueSource } from '../world/due.ts';
import type { LedgerEntry } from '../world/ledger.ts';
import type { Audience, Outgoing } from '../world/message.ts';
import type { NamedStates } from '../world/namedState.ts';
import type { VisitorId } from '../world/personas.ts';
import type { Reactions } from '../world/reactions.ts';
import type { Tokens } from '../world/sessions.ts';
import type { BrandId, LocaleId, Settings } from '../world/settings.ts';
import type { State } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { Answer, MockRequest } from './answer.ts';
import type { UntypedCall } from './handler.ts';
import type { RequestLog } from './log.ts';
import type { ScenarioBoard, ScenarioBoardOptions } from './scenarioBoard.ts';
import type { Announcement, Hub, HubOptions, Simulator } from './socket.ts';
import type { CallOutcome, Timeline } from './journal.ts';

export interface BackendOptions {
  seed?: string | undefined;
  brand?: BrandId | undefined;
  locale?: LocaleId | undefined;
  latency?: number | undefined;
  /** Epoch milliseconds; defaults to the real time. */
  now?: number | undefined;
  frozen?: boolean | undefined;
  /**
   * Operations that the mock answers instead of a real backend. Missing if the mock answers all
   * operations.
   */
  mocked?: readonly string[] | undefined;
  scenario?: string | undefined;
  /**
   * Validates each answer against its schema. A mismatch becomes a 500 that names the operation.
   * Defaults to true.
   */
  checkAnswers?: boolean | undefined;
  clock?: Clock | undefined;
  /** Accepts login sessions of other worlds with this seed, such as those of other tabs. */
  adoptsSessions?: boolean | undefined;
  /** A persona with changed facts, such as `vip,level:5` (`world/adjusted.ts`). */
  adjusted?: string | undefined;
  /** The initial state; defaults to that of a new world. */
  state?: State | undefined;
}

export interface Backend {
  readonly settings: Settings;
  readonly world: World;
  readonly state: State;
  /**
   * The owner of the cached answers that depend on the state. A new object replaces it whenever the
   * state or the scenarios may have changed, which invalidates those answers (`Context.revision`).
   */
  readonly revision: object;
  readonly clock: Clock;
  readonly scenarios: ScenarioBoard;
  readonly hub: Hub;
  readonly log: RequestLog;
  readonly checkAnswers: boolean;
  readonly timeline: Timeline;
  readonly parts: CasinoParts;
  runDue(): void;
  /** Creates the response to a request. The caller delays it, then sends it or simulates its failure. */
  respond(request: MockRequest): Answer;
  emit(message: Outgoing, to?: Audience): void;
  /** Sends balance messages for all ledger entries from index `firstEntry` on. */
  announce(firstEntry: number): void;
  /** `locale` becomes the player's language; it defaults to the locale in the settings. */
  signIn(visitor: VisitorId, userAgent?: string, locale?: LocaleId): Tokens | null;
  /** A copy of this casino with a frozen clock, for calls that must not change this world. */
  fork(): Backend;
  /** Notifies `onChange` listeners that the state may have changed. */
  noteChange(): void;
  /** Returns a function that removes the listener. */
  onChange(listener: () => void): () => void;
  sibling(options: BackendOptions): Backend;
  dispose(): void;
}

export interface CasinoParts {
  readonly handlers: Record<OperationId, (call: UntypedCall) => unknown>;
  readonly reactions: readonly Reactions[];
  readonly dueSources: readonly DueSource[];
  readonly states: NamedStates;
  /** Size limits in characters, for operations that accept longer bodies than usual. */
  readonly bodyLimits: Partial<Record<OperationId, number>>;
  createScenarioBoard(states: NamedStates, options: ScenarioBoardOptions): ScenarioBoard;
  /** Answers a third party's request (`/mock-provider/…`); null for any other path. */
  respondThirdParty(backend: Backend, request: MockRequest): Answer | null;
  /** Carries out `mock.do` in the visitor's name. Returns an error text, or null on success. */
  perform(backend: Backend, tokens: Tokens | null, text: string): string | null;
  readonly journal: {
    /**
     * How the journal treats a request. `command`: it is recorded. `poll`: of equal requests in a row, only
     * the first and the last are kept. `ignored`: it doesn't change the world and isn't recorded.
     */
    kindOf(request: MockRequest): 'command' | 'poll' | 'ignored';
    /** The body to record. An uploaded file is replaced with a shorter one that has the same effect. */
    bodyOf(request: MockRequest, answer: Answer | undefined): string | null;
    outcomeOf(answer: Answer): CallOutcome;
  };
  readonly realtime: {
    createHub(options: HubOptions): Hub;
    createSimulator(backend: Backend): Simulator;
    announcementsOf(state: State, entries: readonly LedgerEntry[]): readonly Announcement[];
    stamp(message: Outgoing, number: number, now: number): RealtimeMessage;
  };
}
