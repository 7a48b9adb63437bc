// The panel's interface to a casino on a mock server. A stream of changes keeps the data current.
// Requests are sent only for actions, and by the World tab when the world has changed
// (`serverTools.ts`).
import { readTokenCookie } from '../browser/cookies.ts';
import { currentPath } from '../browser/currentPath.ts';
import {
  chooseMocked,
  clearRequests,
  configureSession,
  getJournal,
  getJournalLink,
  goToStep,
  listScenarios,
  moveClock,
  replayJournal,
  resetWorld,
  type Journal,
  type Session,
} from '../generated/control/client.ts';
import { buildLink, type MockParameters } from '../scenarios/links.ts';
import { userTextOf } from '../world/adjusted.ts';
import { apply, watchChanges } from './changeStream.ts';
import { pageLocale } from './pageLocale.ts';
import type { PanelMock } from './panelMock.ts';
import { serverTools } from './serverTools.ts';

/** The panel's interface to this page's session. Throws if the server doesn't respond. */
export async function mockOnServer(): Promise<PanelMock> {
  const { data: scenarios } = await listScenarios();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  let changeCount = 0;
  const { known, renew } = await watchChanges((changes) => {
    if (changes.some(({ kind }) => kind !== 'frames')) changeCount += 1;
    notify();
  });
  let visitor = readTokenCookie();

  /** Applies the session in a call's response at once, before the stream reports it. */
  const show = async (answer: Promise<Session>): Promise<void> => {
    apply(known, { kind: 'session', session: await answer });
    notify();
  };
  const now = (): number =>
    Date.parse(known.session.now) + (known.session.frozen ? 0 : performance.now() - known.readAt);
  const linkOf = (parameters: MockParameters): string => {
    const { path, hash } = currentPath();
    const { session } = known;
    const { seed, brand, latency, frozen } = session;
    const locale = pageLocale(session);
    const begun = Date.parse(session.startedAt);
    const time = { now: begun, advance: now() - begun, frozen };
    const present: MockParameters = { seed, brand, locale, latency, ...time };
    const user = userTextOf(session, session.visitor);
    const scenario = session.scenarios.map(({ text }) => text).join(',');
    return buildLink(path, { ...present, user, scenario, ...parameters }) + hash;
  };
  return {
    ...serverTools,
    settings: () => known.session,
    listeners() {
      const { sockets, rooms, listening } = known.session;
      return Promise.resolve({ sockets, rooms, players: listening });
    },
    now,
    isFrozen: () => known.session.frozen,
    visitor: () => known.session.visitor,
    adjusted: () => known.session.adjusted,
    scenarios: () => scenarios,
    activeScenarios: () => known.session.scenarios,
    changeCount: () => changeCount,
    frames: () => known.frames,
    disturbance: () => known.disturbance,
    inbox: () => known.inbox,
    requests: () => known.requests,
    reports: () => known.reports,
    async link() {
      const { packed, isTooLong } = await getJournalLink();
      return { url: linkOf(packed === null ? {} : { journal: packed }), isTooLong };
    },
    steps: () => Promise.resolve(known.steps),
    async goTo(to) {
      await goToStep({ to });
    },
    journal: async () => JSON.stringify(await getJournal()),
    load: (journal) =>
      // The cast is safe: the server validates the file.
      replayJournal(journal as Journal).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
    setScenario: (scenario) => show(configureSession({ scenario })),
    setLatency: (latency) => show(configureSession({ latency })),
    setMocked: (operations) => show(chooseMocked({ operations: [...operations] })),
    advanceClock: (advance) => show(moveClock({ advance })),
    setClock: (instant) => show(moveClock({ now: instant })),
    upcoming: () => Promise.resolve(known.due),
    freezeClock: (frozen) => show(configureSession({ frozen })),
    async clearRequests() {
      await clearRequests();
    },
    signIn: (user) => show(configureSession({ user })),
    signOut: () => show(configureSession({ user: 'guest' })),
    reset: () => show(resetWorld()),
    setLocale(locale) {
      // The new URL has only the locale. The server would take any other mock parameter as a new
      // link.
      const { path, hash } = currentPath();
      location.assign(buildLink(path, { locale }) + hash);
    },
    linkTo: (parameters) => linkOf(parameters),
    open: (parameters) => location.assign(linkOf(parameters)),
    // The path needs no mock parameters, because the session keeps the brand, the language and
    // everything else.
    visit: (path) => location.assign(path),
    /**
     * Checks whether the page has logged in or out, by comparing its cookies. If so, reopens the stream,
     * because a stream belongs to one visitor.
     */
    poll() {
      const present = readTokenCookie();
      if (present === visitor) return;
      visitor = present;
      renew();
    },
    onChange(listener) {
      listeners.add(listener);
    },
  };
}
