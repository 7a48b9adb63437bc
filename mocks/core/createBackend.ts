import { createCatalogue, type Catalogue } from '../world/catalogue.ts';
import { createClock } from '../world/clock.ts';
import { hour } from '../world/dates.ts';
import { nextDueAt, runDue } from '../world/due.ts';
import { personaTable } from '../world/personas.ts';
import { mayLogIn, startSession } from '../world/sessions.ts';
import { brandLocales, type BrandId, type Settings } from '../world/settings.ts';
import { createState, type State } from '../world/state.ts';
import type { Audience, Outgoing } from '../world/message.ts';
import type { World } from '../world/world.ts';
import type { Answer, MockRequest } from './answer.ts';
import type { Backend, BackendOptions, CasinoParts } from './backend.ts';
import { createContext } from './context.ts';
import { createLog, type RequestLog } from './log.ts';
import { respond } from './respond.ts';
import { isOffline, type ScenarioBoard } from './scenarioBoard.ts';
import { createTimeline } from './timeline.ts';
import type { Hub } from './socket.ts';

const catalogues = new Map<string, Catalogue>();
const maxCatalogues = 20;

/** The catalogue, which all worlds with the same seed and brand share. */
function catalogueOf(seed: string, brand: BrandId): Catalogue {
  const key = `${brand}/${seed}`;
  const known = catalogues.get(key);
  if (known) return known;
  const [oldest] = catalogues.keys();
  if (catalogues.size >= maxCatalogues && oldest !== undefined) catalogues.delete(oldest);
  const catalogue = createCatalogue(seed, brand);
  catalogues.set(key, catalogue);
  return catalogue;
}

interface Core {
  readonly parts: CasinoParts;
  readonly settings: Settings;
  readonly world: World;
  readonly scenarios: ScenarioBoard;
  readonly hub: Hub;
  readonly log: RequestLog;
  /** A reset or a replayed journal replaces the state. All other parts stay. */
  state: State;
  /** Replaced whenever the state or the scenarios may have changed (`Context.revision`). */
  revision: object;
}

function createNotifier(
  core: Core,
): Pick<Backend, 'emit' | 'announce' | 'noteChange' | 'onChange'> & { cancelDelayed: () => void } {
  const listeners = new Set<() => void>();
  const delayed = new Set<ReturnType<typeof setTimeout>>();
  let sent = 0;
  const emit: Backend['emit'] = (message, to) => {
    sent += 1;
    core.hub.send(core.parts.realtime.stamp(message, sent, core.world.clock.now()), to);
  };
  const emitDelayed = (delay: number, message: Outgoing, to: Audience): void => {
    const timer = setTimeout(() => {
      delayed.delete(timer);
      emit(message, to);
    }, delay);
    delayed.add(timer);
  };
  return {
    emit,
    announce(firstEntry) {
      const entries = core.state.ledger.entries.slice(firstEntry);
      const delay = Math.max(0, ...core.scenarios.states().map(({ balanceDelay = 0 }) => balanceDelay));
      for (const { player, message } of core.parts.realtime.announcementsOf(core.state, entries))
        if (delay > 0) emitDelayed(delay, message, { player });
        else emit(message, { player });
    },
    noteChange() {
      core.revision = {};
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancelDelayed() {
      for (const timer of delayed) clearTimeout(timer);
    },
  };
}

function createSignIn(core: Core): Backend['signIn'] {
  return (visitor, userAgent = '', locale = core.settings.locale) => {
    const { scenarios, parts } = core;
    const [state] = Object.entries(parts.states).find(([, of]) => of.visitor === visitor) ?? [];
    if (state !== undefined && !scenarios.is(state)) scenarios.set(`${scenarios.text()},${state}`);
    const persona = personaTable.find(({ id }) => id === visitor);
    const player = persona && core.state.players[String(persona.playerId)];
    if (!player || !mayLogIn(core, player)) return null;
    player.locale = locale;
    return startSession(core, player, userAgent);
  };
}

/**
 * Creates the settings, the world, the state and the other components of a backend. `onListeners` gets the
 * number of open sockets whenever it changes.
 */
function createCore(parts: CasinoParts, options: BackendOptions, onListeners: (count: number) => void): Core {
  const { seed = 'casino', brand = 'aurora', latency = 0, adoptsSessions = false } = options;
  const clock = options.clock ?? createClock({ now: options.now, frozen: options.frozen });
  const core: Core = {
    parts,
    settings: {
      seed,
      brand,
      locale: options.locale ?? brandLocales[brand][0],
      latency,
      ...(options.mocked ? { mocked: [...options.mocked] } : {}),
    },
    world: {
      seed,
      brand,
      catalogue: catalogueOf(seed, brand),
      clock,
      adoptsSessions,
    },
    scenarios: parts.createScenarioBoard(parts.states, {
      seed,
      text: options.scenario ?? '',
      onSet: () => {
        core.revision = {};
        if (isOffline(core.scenarios)) core.hub.dropAll();
      },
    }),
    log: createLog(),
    state: options.state ?? createState(seed, brand, clock.now(), options.adjusted),
    revision: {},
    hub: parts.realtime.createHub({
      seed,
      playerIds: () => Object.values(core.state.players).map(({ id }) => id),
      onCountChange: onListeners,
      onFrame: (frame) => core.log.addFrame({ at: clock.now(), ...frame }),
    }),
  };
  return core;
}

/** How far ahead of the clock to look for the next due event, in milliseconds. */
const dueHorizon = hour;

/**
 * Runs all events that are due at the clock's time. Caches the time of the next one, because
 * searching for it on every request costs more than the request. Calls `onRun` after running events, even if
 * one of them failed.
 */
function createDueRunner(
  core: Core,
  backend: () => Backend,
  onRun: () => void,
): { runDue: () => void; reset: () => void } {
  /**
   * No event is due before this time. Null if the time must be computed again, because the state has changed.
   */
  let nextAt: number | null = null;
  const failed = new Set<string>();
  const dueRunOf = () => ({
    sources: core.parts.dueSources,
    scope: { world: core.world, state: core.state, brand: core.settings.brand },
    contextAt: (instant: number) => createContext(backend(), { now: instant }),
    failed,
  });
  return {
    runDue() {
      const now = core.world.clock.now();
      if (nextAt !== null && nextAt > now) return;
      const dueRun = dueRunOf();
      nextAt = nextDueAt(dueRun, now + dueHorizon);
      if (nextAt > now) return;
      nextAt = null;
      try {
        runDue(dueRun, now);
      } finally {
        onRun();
      }
    },
    reset() {
      nextAt = null;
    },
  };
}

export function createBackendOf(parts: CasinoParts, options: BackendOptions = {}): Backend {
  const core = createCore(parts, options, (count) => (count > 0 ? simulator.start() : simulator.stop()));
  const { cancelDelayed, ...notifier } = createNotifier(core);
  const dueRunner = createDueRunner(core, () => backend, notifier.noteChange);
  const signIn = createSignIn(core);
  const noteChange = (): void => {
    dueRunner.reset();
    notifier.noteChange();
  };
  const replaceState = (state: State): void => {
    core.state = state;
    noteChange();
  };
  const timeline = createTimeline({
    backend: () => backend,
    replaceState,
    create: (more) => createBackendOf(parts, more),
  });
  const answerAndRecord = (request: MockRequest): Answer => {
    dueRunner.runDue();
    const idsBefore = JSON.stringify(core.state.counters);
    const scenario = core.scenarios.text();
    let answer: Answer | undefined;
    try {
      const thirdParty = isOffline(core.scenarios) ? null : parts.respondThirdParty(backend, request);
      answer = thirdParty ?? respond(backend, request);
      return answer;
    } finally {
      // Records every call that may have changed the state, including two kinds of GET. The first kind
      // changes the counters of ids: opening Marbella's payment page creates a deposit. The second kind has
      // an idempotency key: its response is stored even if the deposit is refused.
      const isWrite = request.method !== 'GET' || request.header('idempotency-key') !== null;
      if (isWrite || JSON.stringify(core.state.counters) !== idsBefore) {
        timeline.recordCall(request, answer, scenario);
        noteChange();
      }
    }
  };
  const backend: Backend = {
    parts,
    settings: core.settings,
    world: core.world,
    clock: core.world.clock,
    scenarios: core.scenarios,
    hub: core.hub,
    log: core.log,
    checkAnswers: options.checkAnswers ?? true,
    timeline,
    ...notifier,
    noteChange,
    get state() {
      return core.state;
    },
    get revision() {
      return core.revision;
    },
    runDue: dueRunner.runDue,
    respond: (request) => core.world.clock.hold(() => answerAndRecord(request)),
    signIn: (visitor, userAgent, locale) =>
      core.world.clock.hold(() => {
        dueRunner.runDue();
        const scenario = core.scenarios.text();
        const tokens = signIn(visitor, userAgent, locale);
        timeline.recordSignIn(visitor, { userAgent, locale: locale ?? core.settings.locale }, scenario);
        noteChange();
        return tokens;
      }),
    fork() {
      const { seed, brand, locale } = core.settings;
      const { clock, adoptsSessions } = core.world;
      const { checkAnswers } = backend;
      const more = { seed, brand, locale, adoptsSessions, now: clock.now(), frozen: true, checkAnswers };
      return createBackendOf(parts, { ...more, state: structuredClone(core.state) });
    },
    sibling: (more) => createBackendOf(parts, more),
    dispose() {
      stopJumps();
      simulator.stop();
      cancelDelayed();
      core.hub.dropAll(1001);
    },
  };
  const simulator = parts.realtime.createSimulator(backend);
  const stopJumps = core.world.clock.onJump(() => {
    dueRunner.runDue();
    notifier.noteChange();
  });
  return backend;
}
