import { writeTokens } from '../browser/cookies.ts';
import { currentPath } from '../browser/currentPath.ts';
import { buildLink, type MockParameters } from '../scenarios/links.ts';
import type { ScenarioRow } from '../scenarios/scenarios.ts';
import { isRecord } from '../core/isRecord.ts';
import type { ActiveScenario } from '../core/scenarioBoard.ts';
import type { LoggedCall } from '../core/log.ts';
import type { Steps } from '../handlers/journal.ts';
import type { InboxItem } from '../world/state.ts';
import type { Reports } from '../world/tracking/view.ts';
import { userTextOf } from '../world/adjusted.ts';
import type { PersonaId } from '../world/personas.ts';
import { serverTools } from './serverTools.ts';
import type { UpcomingEvent, PanelMock, PanelSettings } from './panelMock.ts';

/** The control API's `describeSession` response. */
interface Session extends PanelSettings {
  startedAt: string;
  now: string;
  frozen: boolean;
  scenarios: ActiveScenario[];
  visitor: PersonaId | 'guest';
  adjusted?: string;
}

async function ask(method: string, path: string, body?: object): Promise<string> {
  const response = await fetch(`/__mock__/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)} ${text}`);
  return text;
}

/** Fetches a path. Trusted: the control API belongs to the mock. */
async function readJson<Value>(path: string): Promise<Value> {
  return JSON.parse(await ask('GET', path)) as Value;
}

/** Fetches a path. Returns the same object as long as the response text is the same. */
function reader<Value>(path: string): () => Promise<Value> {
  let last = '';
  let value: Value;
  return async () => {
    const text = await ask('GET', path);
    if (text !== last) {
      last = text;
      // Trusted: the control API belongs to the mock.
      value = JSON.parse(text) as Value;
    }
    return value;
  };
}

/** Reads this page's session and polls it. Throws if the server doesn't respond. */
export async function mockOnServer(): Promise<PanelMock> {
  const readSession = reader<Session>('session');
  const readInbox = reader<{ data: InboxItem[] }>('inbox');
  const readRequests = reader<{ data: LoggedCall[] }>('requests');
  const readReports = reader<{ data: Reports }>('reports');
  const { data: scenarios } = await reader<{ data: ScenarioRow[] }>('scenarios')();
  const listeners = new Set<() => void>();
  let [session, inbox, requests, reports] = await Promise.all([
    readSession(),
    readInbox(),
    readRequests(),
    readReports(),
  ]);
  let polledAt = performance.now();

  const poll = async (isRead: boolean): Promise<void> => {
    const former = [session, inbox];
    try {
      inbox = await readInbox();
      if (isRead) {
        [session, requests, reports] = await Promise.all([readSession(), readRequests(), readReports()]);
        polledAt = performance.now();
      }
    } catch {
      // The server is down or restarting. Keeps the last data until the next poll.
    }
    if (former[0] !== session || former[1] !== inbox) for (const listener of listeners) listener();
  };
  const send = async (method: string, path: string, body?: object): Promise<void> => {
    await ask(method, path, body);
    await poll(true);
  };
  const now = (): number => Date.parse(session.now) + (session.frozen ? 0 : performance.now() - polledAt);
  const linkOf = (parameters: MockParameters): string => {
    const { path, hash } = currentPath();
    const { seed, brand, locale, latency, frozen, visitor } = session;
    const begun = Date.parse(session.startedAt);
    const time = { now: begun, advance: now() - begun, frozen };
    const present: MockParameters = { seed, brand, locale, latency, ...time };
    const user = userTextOf(session, visitor);
    const scenario = session.scenarios.map(({ text }) => text).join(',');
    return buildLink(path, { ...present, user, scenario, ...parameters }) + hash;
  };
  return {
    ...serverTools(ask),
    settings: () => session,
    now,
    isFrozen: () => session.frozen,
    visitor: () => session.visitor,
    adjusted: () => session.adjusted,
    scenarios: () => scenarios,
    activeScenarios: () => session.scenarios,
    inbox: () => inbox.data,
    requests: () => requests.data,
    reports: () => reports.data,
    async link() {
      const { link } = await readJson<{ link: string | null }>('journal/link');
      return linkOf(link === null ? {} : { journal: link });
    },
    steps: () => readJson<Steps>('journal/steps'),
    goTo: (to) => send('POST', 'journal/step', { to }),
    journal: () => ask('GET', 'journal'),
    async load(journal) {
      try {
        await ask('PUT', 'journal', isRecord(journal) ? journal : {});
        return null;
      } catch (error) {
        return String(error);
      }
    },
    setScenario: (scenario) => send('PUT', 'session', { scenario }),
    setLatency: (latency) => send('PUT', 'session', { latency }),
    advanceClock: (advance) => send('POST', 'clock', { advance }),
    setClock: (instant) => send('POST', 'clock', { now: instant }),
    upcoming: async () => (await readJson<{ data: UpcomingEvent[] }>('due')).data,
    freezeClock: (frozen) => send('PUT', 'session', { frozen }),
    clearRequests: () => send('DELETE', 'requests'),
    signIn: (user) => send('PUT', 'session', { user }),
    signOut: () => send('PUT', 'session', { user: 'guest' }),
    async reset() {
      await send('POST', 'reset');
      writeTokens(null);
    },
    setLocale(locale) {
      const url = new URL(location.href);
      url.searchParams.set('locale', locale);
      location.assign(url);
    },
    linkTo: (parameters) => linkOf(parameters),
    open: (parameters) => location.assign(linkOf(parameters)),
    poll,
    onChange(listener) {
      listeners.add(listener);
    },
  };
}
