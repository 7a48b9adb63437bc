import type { MockControl } from '../browser.ts';
import { hasActions } from '../core/journalText.ts';
import { upcomingEvents } from '../handlers/control.ts';
import { exchangesOf } from '../handlers/exchanges.ts';
import { compareSeeds, viewWorld } from '../handlers/worldView.ts';
import { reportsOf } from '../world/tracking/view.ts';
import type { PanelMock } from './panelMock.ts';

export function mockInPage(mock: MockControl): PanelMock {
  const { backend } = mock;
  let changeCount = 0;
  backend.onChange(() => {
    changeCount += 1;
  });
  return {
    place: 'page',
    exchanges: () => Promise.resolve(exchangesOf(backend)),
    exchange: (id) => Promise.resolve(exchangesOf(backend, id)[0]),
    listeners: () =>
      Promise.resolve({
        sockets: backend.hub.size,
        rooms: [...backend.hub.rooms()],
        players: [...backend.hub.players()],
      }),
    emit: (message) => Promise.resolve(mock.emit(message)),
    disturb: (disturbance) => Promise.resolve(backend.hub.disturb(disturbance)),
    act: (verbs) => Promise.resolve(mock.do(verbs)),
    world: () => Promise.resolve(viewWorld(backend, mock.visitor())),
    compareSeeds: (first, second) => Promise.resolve(compareSeeds(backend, first, second)),
    settings: () => backend.settings,
    now: () => backend.clock.now(),
    isFrozen: () => backend.clock.frozen,
    visitor: () => mock.visitor(),
    adjusted: () => backend.state.adjusted,
    scenarios: () => mock.scenarios(),
    activeScenarios: () => backend.scenarios.list(),
    inbox: () => mock.inbox(),
    requests: () => mock.requests(),
    frames: () => backend.log.frames(),
    disturbance: () => backend.hub.disturbance,
    changeCount: () => changeCount,
    reports: () => reportsOf(backend),
    async link() {
      const url = await mock.link();
      return { url, isTooLong: !url.includes('mock.journal=') && hasActions(mock.journal()) };
    },
    steps: () => Promise.resolve(mock.steps()),
    goTo: (position) => mock.goTo(position),
    journal: () => Promise.resolve(JSON.stringify(mock.journal())),
    load: (journal) => Promise.resolve(mock.load(journal)),
    setScenario: (text) => mock.setScenario(text),
    setLatency: (milliseconds) => mock.setLatency(milliseconds),
    setMocked: () => undefined,
    advanceClock: (milliseconds) => mock.advanceClock(milliseconds),
    setClock: (instant) => mock.setClock(instant),
    upcoming: () => Promise.resolve(upcomingEvents(backend)),
    freezeClock: (isFrozen) => mock.freezeClock(isFrozen),
    clearRequests: () => backend.log.clear(),
    signIn: (visitor) => mock.signIn(visitor),
    signOut: () => mock.signOut(),
    reset: () => mock.reset(),
    setLocale: (locale) => mock.setLocale(locale),
    linkTo: (parameters) => mock.linkTo(parameters),
    open: (parameters) => mock.open(parameters),
    visit: (path) => mock.visit(path),
    poll: () => undefined,
    onChange(listener) {
      backend.onChange(listener);
    },
  };
}
