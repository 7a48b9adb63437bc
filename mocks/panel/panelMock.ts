// What the panel shows and steers, wherever the casino runs: in this page (`inPage.ts`) or on a server (`onServer.ts`).
import type { LoggedCall } from '../core/log.ts';
import type { MockParameters } from '../scenarios/links.ts';
import type { ActiveScenario, ScenarioRow } from '../scenarios/scenarios.ts';
import type { InboxItem } from '../world/state.ts';
import type { PersonaId, VisitorId } from '../world/personas.ts';
import type { Reports } from '../world/tracking/view.ts';
import type { BrandId, LocaleId } from '../world/settings.ts';

/** Done at once in the page, and after an answer on a server. */
type Done = void | Promise<void>;

export interface PanelSettings {
  readonly seed: string;
  readonly brand: BrandId;
  readonly locale: LocaleId;
  /** Milliseconds. */
  readonly latency: number;
}

export interface ComingThing {
  readonly at: string;
  readonly name: string;
}

export interface PanelMock {
  settings(): PanelSettings;
  /** The mock's clock, epoch milliseconds. */
  now(): number;
  isFrozen(): boolean;
  visitor(): PersonaId | 'guest';
  scenarios(): readonly ScenarioRow[];
  activeScenarios(): readonly ActiveScenario[];
  /** The same list as before, as long as no message has come. */
  inbox(): readonly InboxItem[];
  requests(): readonly LoggedCall[];
  /** What the client has told the log, of its speed, and third parties. */
  reports(): Reports;
  link(): string;
  setScenario(text: string): Done;
  setLatency(milliseconds: number): Done;
  advanceClock(milliseconds: number): Done;
  setClock(instant: number): Done;
  /** What happens next by itself, the earliest first, with ISO instants. */
  coming(): Promise<readonly ComingThing[]>;
  freezeClock(isFrozen: boolean): Done;
  clearRequests(): Done;
  /** The page has to be loaded anew after these three. */
  signIn(visitor: VisitorId): Done;
  signOut(): Done;
  reset(): Done;
  /** These load the page anew. */
  setLocale(locale: LocaleId): void;
  open(parameters: MockParameters): void;
  /** Looks for what has changed meanwhile; `isRead` while the panel is open. */
  look(isRead: boolean): Done;
  onChange(listener: () => void): void;
}
