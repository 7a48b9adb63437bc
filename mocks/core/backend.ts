// One mocked casino: the world of one session with its state, clock, scenarios and socket.
import { createScenarioBoard, writeScenarios, type ScenarioBoard } from '../scenarios/scenarios.ts';
import { createHub, type Hub } from '../realtime/hub.ts';
import { announcementsOf } from '../realtime/balance.ts';
import { stamp, type Audience, type Outgoing } from '../realtime/message.ts';
import { createSimulator } from '../realtime/simulator.ts';
import { createCatalogue, type Catalogue } from '../world/catalogue/catalogue.ts';
import { startSession, type Tokens } from '../world/auth.ts';
import { personaTable, type VisitorId } from '../world/personas.ts';
import { createState, type State } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { Answer, MockRequest } from './answer.ts';
import { createClock, type Clock } from './clock.ts';
import { createLog, type RequestLog } from './log.ts';
import { respond } from './respond.ts';
import { brandLocales, type BrandId, type LocaleId, type Settings } from './settings.ts';

export interface BackendOptions {
  seed?: string | undefined;
  brand?: BrandId | undefined;
  locale?: LocaleId | undefined;
  latency?: number | undefined;
  /** Epoch milliseconds; the real time unless given. */
  now?: number | undefined;
  frozen?: boolean | undefined;
  /** Active scenarios, separated by commas. */
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
  /** Answers a call; waits, failures and transport are the caller's. */
  respond(request: MockRequest): Answer;
  /** Stamps a message and sends it. */
  emit(message: Outgoing, to?: Audience): void;
  /** Tells the players of the ledger's entries from this index on. */
  announce(firstEntry: number): void;
  /** Starts a session for a persona, or null for a visitor who does not log in. */
  signIn(visitor: VisitorId, userAgent?: string): Tokens | null;
  /** Back to the seeded world; clock and scenarios stay. */
  reset(): void;
  /** The state as JSON. */
  snapshot(): string;
  /** Takes a snapshot back; false when the text is none. */
  restore(snapshot: string): boolean;
  /** Says that the state may have changed; whoever keeps snapshots listens. */
  noteChange(): void;
  /** Calls back after each change of the state; returns the way to stop that. */
  onChange(listener: () => void): () => void;
  /** Ends timers and sockets. */
  dispose(): void;
}

const catalogues = new Map<string, Catalogue>();
const mostCatalogues = 20;

/** Worlds of one seed and brand share their catalogue. */
function catalogueOf(seed: string, brand: BrandId): Catalogue {
  const key = `${brand}/${seed}`;
  const known = catalogues.get(key);
  if (known) return known;
  const [oldest] = catalogues.keys();
  if (catalogues.size >= mostCatalogues && oldest !== undefined) catalogues.delete(oldest);
  const catalogue = createCatalogue(seed, brand);
  catalogues.set(key, catalogue);
  return catalogue;
}

function isState(value: unknown): value is State {
  return (
    typeof value === 'object' && value !== null && 'version' in value && value.version === 1 && 'players' in value && 'ledger' in value && 'sessions' in value
  );
}

/** Five seconds: how late balances are in `state.balance_late`. */
const lateness = 5_000;

interface Core {
  readonly settings: Settings;
  readonly world: World;
  readonly scenarios: ScenarioBoard;
  readonly hub: Hub;
  /** The one thing that is replaced while a backend lives. */
  state: State;
}

/** What a backend tells: messages of the world, and that something has changed. */
function createVoice(core: Core): Pick<Backend, 'emit' | 'announce' | 'noteChange' | 'onChange'> & { silence: () => void } {
  const listeners = new Set<() => void>();
  const late = new Set<ReturnType<typeof setTimeout>>();
  const emit: Backend['emit'] = (message, to) => core.hub.send(stamp(message, core.state, core.world.clock.now()), to);
  const emitLate: Backend['emit'] = (message, to) => {
    const timer = setTimeout(() => {
      late.delete(timer);
      emit(message, to);
    }, lateness);
    late.add(timer);
  };
  return {
    emit,
    announce(firstEntry) {
      const entries = core.state.ledger.entries.slice(firstEntry);
      const send = core.scenarios.is('state.balance_late') ? emitLate : emit;
      for (const { player, message } of announcementsOf(core.state, entries)) send(message, { player });
    },
    noteChange() {
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    silence() {
      for (const timer of late) clearTimeout(timer);
    },
  };
}

/** Signs visitors in; see `Backend.signIn`. */
function createDoor(core: Core): Backend['signIn'] {
  return (visitor, userAgent = '') => {
    const { scenarios } = core;
    if (visitor === 'region-blocked') scenarios.set(writeScenarios([...scenarios.list(), { id: 'state.region_blocked', remaining: null }]));
    const persona = personaTable.find(({ id }) => id === visitor);
    const player = persona && core.state.players[String(persona.playerId)];
    return player && !player.isExcluded ? startSession(core, player, userAgent) : null;
  };
}

/** The parts that exist before the backend does. `onListeners` hears whether anybody is at the socket. */
function createCore(options: BackendOptions, onListeners: (count: number) => void): Core {
  const { seed = 'casino', brand = 'aurora', latency = 0, inPage = false } = options;
  const clock = options.clock ?? createClock({ now: options.now, frozen: options.frozen });
  const core: Core = {
    settings: { seed, brand, locale: options.locale ?? brandLocales[brand][0], latency, inPage },
    world: { seed, brand, catalogue: catalogueOf(seed, brand), clock, adoptsSessions: inPage },
    scenarios: createScenarioBoard(options.scenario),
    state: createState(brand, clock.now()),
    hub: createHub({ seed, playerIds: () => Object.values(core.state.players).map(({ id }) => id), onCountChange: onListeners }),
  };
  return core;
}

function readSnapshot(snapshot: string): State | null {
  try {
    const value: unknown = JSON.parse(snapshot);
    return isState(value) ? value : null;
  } catch {
    return null;
  }
}

/** Creates a casino. Nothing in it touches the network, the disk or real time but through the clock. */
export function createBackend(options: BackendOptions = {}): Backend {
  const core = createCore(options, (count) => (count > 0 ? simulator.start() : simulator.stop()));
  const { silence, ...voice } = createVoice(core);
  const signIn = createDoor(core);
  const become = (state: State): void => {
    core.state = state;
    voice.noteChange();
  };
  const backend: Backend = {
    settings: core.settings,
    world: core.world,
    clock: core.world.clock,
    scenarios: core.scenarios,
    hub: core.hub,
    log: createLog(),
    checkAnswers: options.checkAnswers ?? true,
    ...voice,
    get state() {
      return core.state;
    },
    respond(request) {
      const answer = respond(backend, request);
      if (request.method !== 'GET') voice.noteChange();
      return answer;
    },
    signIn(visitor, userAgent) {
      const tokens = signIn(visitor, userAgent);
      voice.noteChange();
      return tokens;
    },
    reset: () => become(createState(core.settings.brand, core.world.clock.now())),
    snapshot: () => JSON.stringify(core.state),
    restore(snapshot) {
      const state = readSnapshot(snapshot);
      if (state) become(state);
      return state !== null;
    },
    dispose() {
      simulator.stop();
      silence();
      core.hub.dropAll(1001);
    },
  };
  const simulator = createSimulator(backend);
  return backend;
}
