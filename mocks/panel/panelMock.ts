// The panel's interface to a casino, in the page (`inPage.ts`) or on a server (`onServer.ts`).
import type { LoggedCall, LoggedFrame } from '../core/log.ts';
import type { Disturbance } from '../core/socket.ts';
import type { Steps } from '../handlers/steps.ts';
import type { CheckedExchange } from '../handlers/exchanges.ts';
import type { SeedDifference, WorldView } from '../generated/control/client.ts';
import type { MockParameters } from '../scenarios/links.ts';
import type { ActiveScenario } from '../core/scenarioBoard.ts';
import type { ScenarioRow } from '../scenarios/scenarios.ts';
import type { InboxItem } from '../world/state.ts';
import type { PersonaId, VisitorId } from '../world/personas.ts';
import type { Reports } from '../world/tracking/view.ts';
import type { BrandId, LocaleId } from '../world/settings.ts';

/** The return type of an action: nothing in the page, a promise on a server. */
type Done = void | Promise<void>;

export interface PanelSettings {
  readonly seed: string;
  readonly brand: BrandId;
  readonly locale: LocaleId;
  /** Milliseconds. */
  readonly latency: number;
  /** Operations that the mock answers in place of a real backend. Missing if there is no real backend. */
  readonly mocked?: readonly string[];
}

export interface UpcomingEvent {
  readonly at: string;
  readonly name: string;
}

/** The clients that are connected to the socket. */
export interface Listeners {
  readonly sockets: number;
  readonly rooms: readonly string[];
  /** Ids of players. */
  readonly players: readonly number[];
}

export interface SharedLink {
  /** A link to this world in its current state, or at its start if the journal is too long for a link. */
  readonly url: string;
  readonly isTooLong: boolean;
}

/** Functions of a casino that the panel loads only when they are needed. */
export interface PanelTools {
  readonly place: 'page' | 'server';
  /** The logged calls with headers, responses and verdicts, oldest first. */
  exchanges(): Promise<readonly CheckedExchange[]>;
  /** One logged call; undefined after the log was cleared. */
  exchange(id: number): Promise<CheckedExchange | undefined>;
  listeners(): Promise<Listeners>;
  /** Sends a realtime message. Returns an error text, or null on success. */
  emit(message: object): Promise<string | null>;
  /** Disturbs the next messages of the socket; null ends the disturbance. */
  disturb(disturbance: Disturbance | null): Promise<void>;
  /** Carries out verbs such as `deposit:5000` as the visitor. Returns an error text, or null on success. */
  act(verbs: string): Promise<string | null>;
  world(): Promise<WorldView>;
  compareSeeds(first: string, second: string): Promise<readonly SeedDifference[]>;
}

export interface PanelMock extends PanelTools {
  settings(): PanelSettings;
  /** The mock's time, epoch milliseconds. */
  now(): number;
  isFrozen(): boolean;
  visitor(): PersonaId | 'guest';
  /** The value of `mock.user`, such as `vip,level:5`, if a link has adjusted the persona. Otherwise undefined. */
  adjusted(): string | undefined;
  scenarios(): readonly ScenarioRow[];
  activeScenarios(): readonly ActiveScenario[];
  /** Returns the same array until a new message arrives. */
  inbox(): readonly InboxItem[];
  requests(): readonly LoggedCall[];
  /** Messages that the socket has sent and received. */
  frames(): readonly LoggedFrame[];
  /** The disturbance of the socket's next messages, if any. */
  disturbance(): Disturbance | null;
  /** Increases whenever the world may have changed. */
  changeCount(): number;
  /** The client's log entries, web vitals and the data that it sent to third parties. */
  reports(): Reports;
  link(): Promise<SharedLink>;
  steps(): Promise<Steps>;
  /** Rebuilds the world as it was after `position` steps. The caller must then reload the page. */
  goTo(position: number): Done;
  /** The journal of all commands so far, as the text of a file. */
  journal(): Promise<string>;
  /**
   * Loads a journal's world in place of this one. Returns an error text, or null on success. The caller must
   * then reload the page.
   */
  load(journal: unknown): Promise<string | null>;
  setScenario(text: string): Done;
  setLatency(milliseconds: number): Done;
  /** Chooses the operations that the mock answers instead of a real backend. */
  setMocked(operations: readonly string[]): Done;
  advanceClock(milliseconds: number): Done;
  /**
   * Sets the mock's time. An earlier time rebuilds the world as it was then, with the same player logged in.
   * The caller must then reload the page.
   */
  setClock(instant: number): Done;
  /** Upcoming due events, earliest first, with ISO times. */
  upcoming(): Promise<readonly UpcomingEvent[]>;
  freezeClock(isFrozen: boolean): Done;
  clearRequests(): Done;
  signIn(visitor: VisitorId): Done;
  signOut(): Done;
  /**
   * Begins the world again from its link, with the link's player, clock, scenarios and their counts. The
   * caller must then reload the page.
   */
  reset(): Done;
  setLocale(locale: LocaleId): void;
  open(parameters: MockParameters): void;
  /** Navigates to a page of the site and keeps this world. */
  visit(path: string): void;
  /** A link to a new world with this world's parameters and the given changes, but without its journal. */
  linkTo(parameters: MockParameters): string;
  /** Polls for changes. `isRead` is true while the panel is open. */
  poll(isRead: boolean): Done;
  onChange(listener: () => void): void;
}
