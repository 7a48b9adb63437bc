// One mocked casino, and what it is put together from (`mocks/casino.ts`): the pipeline knows none of it by name.
import type { OperationId } from '../generated/operations.ts';
import type { RealtimeMessage } from '../generated/model/index.ts';
import type { ScenarioBoard } from '../scenarios/scenarios.ts';
import type { Clock } from '../world/clock.ts';
import type { DueSource } from '../world/due.ts';
import type { LedgerEntry } from '../world/ledger.ts';
import type { Audience, Outgoing } from '../world/message.ts';
import type { VisitorId } from '../world/personas.ts';
import type { Reactions } from '../world/reactions.ts';
import type { Tokens } from '../world/sessions.ts';
import type { BrandId, LocaleId, Settings } from '../world/settings.ts';
import type { State } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { Answer, MockRequest } from './answer.ts';
import type { UntypedCall } from './handler.ts';
import type { RequestLog } from './log.ts';
import type { Announcement, Hub, HubOptions, Simulator } from './socket.ts';

export interface BackendOptions {
  seed?: string | undefined;
  brand?: BrandId | undefined;
  locale?: LocaleId | undefined;
  latency?: number | undefined;
  /** Epoch milliseconds; the real time unless given. */
  now?: number | undefined;
  frozen?: boolean | undefined;
  scenario?: string | undefined;
  /** Checks each answer against its schema; a mismatch is a 500 that names the operation. On unless switched off. */
  checkAnswers?: boolean | undefined;
  clock?: Clock | undefined;
  inPage?: boolean | undefined;
}

export interface Backend {
  readonly settings: Settings;
  readonly world: World;
  readonly state: State;
  readonly clock: Clock;
  readonly scenarios: ScenarioBoard;
  readonly hub: Hub;
  readonly log: RequestLog;
  readonly checkAnswers: boolean;
  readonly parts: CasinoParts;
  settle(): void;
  /** Answers a call; waits, failures and transport are the caller's. */
  respond(request: MockRequest): Answer;
  emit(message: Outgoing, to?: Audience): void;
  /** Tells the players of the ledger's entries from this index on. */
  announce(firstEntry: number): void;
  signIn(visitor: VisitorId, userAgent?: string): Tokens | null;
  /** Back to the seeded world; clock and scenarios stay. */
  reset(): void;
  snapshot(): string;
  /** Takes a snapshot back; returns what is wrong with it, or null. */
  restore(snapshot: string): string | null;
  /** Says that the state may have changed; whoever keeps snapshots listens. */
  noteChange(): void;
  /** Calls back after each change of the state; returns the way to stop that. */
  onChange(listener: () => void): () => void;
  sibling(options: BackendOptions): Backend;
  dispose(): void;
}

export interface CasinoParts {
  readonly handlers: Record<OperationId, (call: UntypedCall) => unknown>;
  readonly reactions: readonly Reactions[];
  readonly dueSources: readonly DueSource[];
  /** Answers a call to a third party of the casino (`/mock-provider/…`), null for one that is none. */
  respondThirdParty(backend: Backend, request: MockRequest): Answer | null;
  readonly realtime: {
    createHub(options: HubOptions): Hub;
    createSimulator(backend: Backend): Simulator;
    announcementsOf(state: State, entries: readonly LedgerEntry[]): readonly Announcement[];
    stamp(message: Outgoing, state: State, now: number): RealtimeMessage;
  };
}
