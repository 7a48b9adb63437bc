// A casino in memory for the panel's stories, which must not leave the page or touch its storage.
import { createBackend } from '../casino.ts';
import type { BackendOptions } from '../core/backend.ts';
import { hasActions, packForLink } from '../core/journalText.ts';
import { pushEvent, upcomingEvents, visitorOf } from '../handlers/control.ts';
import { loadJournal } from '../handlers/journal.ts';
import { exchangesOf } from '../handlers/exchanges.ts';
import { describeSteps } from '../handlers/steps.ts';
import { compareSeeds, viewWorld } from '../handlers/worldView.ts';
import { buildLink } from '../scenarios/links.ts';
import { listScenarios } from '../scenarios/scenarios.ts';
import type { VisitorId } from '../world/personas.ts';
import type { Tokens } from '../world/sessions.ts';
import { reportsOf } from '../world/tracking/view.ts';
import type { PanelMock } from './panelMock.ts';

export interface MemoryMock extends PanelMock {
  /** Calls the API as the visitor. */
  call(method: string, url: string, body?: object): number;
  /** The links and paths that the panel has opened. */
  readonly opened: readonly string[];
}

export function memoryMock(options: BackendOptions = {}): MemoryMock {
  const backend = createBackend({ seed: '42', now: Date.UTC(2026, 0, 14, 12), frozen: true, ...options });
  let changeCount = 0;
  backend.onChange(() => {
    changeCount += 1;
  });
  const opened: string[] = [];
  let tokens: Tokens | null = null;
  const { settings } = backend;
  const { mocked: _mocked, ...linked } = settings;
  const linkTo: PanelMock['linkTo'] = (parameters) =>
    buildLink('/', { ...linked, scenario: backend.scenarios.text(), ...parameters });
  return {
    place: 'page',
    opened,
    call(method, url, body) {
      const { pathname, searchParams: query } = new URL(url, 'http://localhost');
      const headers: Record<string, string> = {
        'accept-language': 'en',
        'idempotency-key': `memory-${String(backend.log.list().length)}`,
        ...(tokens ? { authorization: `Bearer ${tokens.token}` } : {}),
      };
      const text = body === undefined ? null : JSON.stringify(body);
      const header = (name: string): string | null => headers[name.toLowerCase()] ?? null;
      return backend.respond({ method, pathname, query, header, body: text }).status;
    },
    exchanges: () => Promise.resolve(exchangesOf(backend)),
    exchange: (id) => Promise.resolve(exchangesOf(backend, id)[0]),
    listeners: () => Promise.resolve({ sockets: 1, rooms: ['winners'], players: [1002] }),
    emit: (message) => Promise.resolve(pushEvent(backend, message)),
    disturb: (disturbance) => Promise.resolve(backend.hub.disturb(disturbance)),
    act: (verbs) => Promise.resolve(backend.parts.perform(backend, tokens, verbs)),
    world: () => Promise.resolve(viewWorld(backend, visitorOf(backend, tokens?.refreshToken ?? ''))),
    compareSeeds: (first, second) => Promise.resolve(compareSeeds(backend, first, second)),
    settings: () => settings,
    now: () => backend.clock.now(),
    isFrozen: () => backend.clock.frozen,
    visitor: () => visitorOf(backend, tokens?.refreshToken ?? ''),
    adjusted: () => backend.state.adjusted,
    scenarios: listScenarios,
    activeScenarios: () => backend.scenarios.list(),
    inbox: () => backend.state.inbox,
    requests: () => backend.log.list(),
    frames: () => backend.log.frames(),
    disturbance: () => backend.hub.disturbance,
    changeCount: () => changeCount,
    reports: () => reportsOf(backend),
    async link() {
      const journal = backend.timeline.journal();
      const packed = await packForLink(journal);
      return { url: linkTo({}), isTooLong: packed === null && hasActions(journal) };
    },
    linkTo,
    steps: () => Promise.resolve(describeSteps(backend)),
    goTo: (position) => backend.timeline.goTo(position),
    journal: () => Promise.resolve(JSON.stringify(backend.timeline.journal())),
    load: (journal) => Promise.resolve(loadJournal(backend, journal)),
    setScenario: (text) => backend.scenarios.set(text),
    setLatency(milliseconds) {
      settings.latency = milliseconds;
    },
    setMocked(operations) {
      settings.mocked = [...operations];
    },
    advanceClock: (milliseconds) => backend.timeline.setClock(backend.clock.now() + milliseconds),
    setClock: (instant) => backend.timeline.setClock(instant),
    upcoming: () => Promise.resolve(upcomingEvents(backend)),
    freezeClock: (isFrozen) => (isFrozen ? backend.clock.freeze() : backend.clock.resume()),
    clearRequests: () => backend.log.clear(),
    signIn(visitor: VisitorId) {
      tokens = backend.signIn(visitor);
    },
    signOut() {
      tokens = null;
    },
    reset: () => backend.timeline.goTo(0),
    setLocale: (locale) => opened.push(linkTo({ locale })),
    open: (parameters) => opened.push(linkTo(parameters)),
    visit: (path) => opened.push(path),
    poll: () => undefined,
    onChange(listener) {
      backend.onChange(listener);
    },
  };
}
