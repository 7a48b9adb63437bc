import type { MockControl } from '../browser.ts';
import { upcomingEvents } from '../handlers/control.ts';
import { reportsOf } from '../world/tracking/view.ts';
import type { PanelMock } from './panelMock.ts';

export function mockInPage(mock: MockControl): PanelMock {
  const { backend } = mock;
  return {
    settings: () => backend.settings,
    now: () => backend.clock.now(),
    isFrozen: () => backend.clock.frozen,
    visitor: () => mock.visitor(),
    adjusted: () => backend.state.adjusted,
    scenarios: () => mock.scenarios(),
    activeScenarios: () => backend.scenarios.list(),
    inbox: () => mock.inbox(),
    requests: () => mock.requests(),
    reports: () => reportsOf(backend),
    link: () => mock.link(),
    steps: () => Promise.resolve(mock.steps()),
    goTo: (position) => mock.goTo(position),
    journal: () => Promise.resolve(JSON.stringify(mock.journal())),
    load: (journal) => Promise.resolve(mock.load(journal)),
    setScenario: (text) => mock.setScenario(text),
    setLatency: (milliseconds) => mock.setLatency(milliseconds),
    advanceClock: (milliseconds) => mock.advanceClock(milliseconds),
    setClock: (instant) => mock.setClock(instant),
    upcoming: () => Promise.resolve(upcomingEvents(backend)),
    freezeClock: (isFrozen) => mock.freezeClock(isFrozen),
    clearRequests: () => backend.log.clear(),
    signIn: (visitor) => mock.signIn(visitor),
    signOut: () => mock.signOut(),
    reset: () => mock.reset(),
    setLocale: (locale) => mock.setLocale(locale),
    open: (parameters) => mock.open(parameters),
    poll: () => undefined,
    onChange(listener) {
      backend.onChange(listener);
    },
  };
}
