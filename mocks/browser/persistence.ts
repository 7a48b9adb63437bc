// Keeps the link's parameters, the clock and the journal in `sessionStorage`, so that the world
// survives a reload: it is replayed from its journal.
import type { Backend } from '../core/backend.ts';
import { readJournal, type Journal } from '../core/journal.ts';
import { createClock, type Clock } from '../world/clock.ts';
import { buildLink, hasMockParameters, readMockParameters, type MockParameters } from '../scenarios/links.ts';
import { isRecord } from '../core/isRecord.ts';
import { writeDuration } from '../world/duration.ts';
import { readTokenCookie } from './cookies.ts';

const linkKey = 'mock.link';
const parametersKey = 'mock.parameters';
const clockKey = 'mock.clock';
const journalKey = 'mock.journal';
const originKey = 'mock.origin';
/** Key in `localStorage`. Holds the `SHARED` parameters of the page that was loaded last in any tab. */
const latestKey = 'mock.latest';

/** If the storage is blocked or full, the mock keeps its state only until the page is closed. */
function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage may be blocked or full. A reload then begins a new world.
  }
}

function remove(...keys: string[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage may be blocked. In that case, there is nothing to remove.
  }
}

function storedParameters(): MockParameters {
  const stored = read(parametersKey);
  if (!isRecord(stored)) return {};
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(stored)) {
    const text = key === 'advance' ? writeDuration(Number(value)) : String(value);
    query.set(key === 'brand' || key === 'locale' ? key : `mock.${key}`, text);
  }
  return readMockParameters(query);
}

export interface Restored {
  parameters: MockParameters;
  clock: Clock;
  /** The journal before the reload, or null for a new world. */
  journal: Journal | null;
  /** True on the first load of a link, false on a reload. */
  isNew: boolean;
}

function storedClock(): Clock | null {
  const stored = read(clockKey);
  if (!isRecord(stored) || typeof stored['ahead'] !== 'number') return null;
  const frozen = stored['frozen'] === true;
  const real = createClock().now();
  return createClock({
    now: frozen && typeof stored['now'] === 'number' ? stored['now'] : real + stored['ahead'],
    frozen,
  });
}

function storedJournal(): Journal | null {
  const stored = read(journalKey);
  if (stored === null) return null;
  const result = readJournal(stored);
  if ('journal' in result) return result.journal;
  console.warn(`mock: this tab starts a new world: ${result.problem}`);
  return null;
}

const linkOf = (search: URLSearchParams): string | null =>
  hasMockParameters(search) ? JSON.stringify(readMockParameters(search)) : null;

/** Marks the URL's parameters as applied, so that a reload keeps the world. */
export function markLinkApplied(search: URLSearchParams): void {
  write(linkKey, JSON.stringify(linkOf(search)));
}

/**
 * Stored in place of the applied link, so that the next load begins a new world even if the URL has no mock
 * parameters.
 */
const forgotten = false;

/**
 * The parameters that new tabs adopt. All tabs share the token cookies, so each tab's world must accept those
 * tokens.
 */
const SHARED = ['seed', 'brand', 'now', 'frozen', 'user'];

/** Saves this tab's `SHARED` parameters for new tabs. */
function shareWithTabs(parameters: MockParameters): void {
  const shared = Object.entries(parameters).filter(([key]) => SHARED.includes(key));
  try {
    localStorage.setItem(latestKey, JSON.stringify(Object.fromEntries(shared)));
  } catch {
    // Storage may be blocked or full. A new tab then doesn't adopt the parameters.
  }
}

/**
 * Begins a new tab with the `SHARED` parameters of the page that was loaded last. Applies if a page
 * of this site opened the tab, or if a player is logged in: another seed would end the player's
 * session in all tabs.
 */
function adoptShared(): void {
  const isOpened = document.referrer.startsWith(`${location.origin}/`);
  if (read(parametersKey) !== null || !(isOpened || readTokenCookie() !== '')) return;
  try {
    write(parametersKey, localStorage.getItem(latestKey) ?? '{}');
  } catch {
    // Storage is blocked. The tab then begins with the default parameters.
  }
}

/**
 * Applies a link once and keeps its parameters while the tab navigates. A different link, or a link with a
 * journal, starts a new world.
 */
export function restore(search: URLSearchParams, journal?: string): Restored {
  const link = linkOf(search);
  const applied = read(linkKey);
  const isNew = journal !== undefined || applied === forgotten || (link !== null && link !== applied);
  if (isNew) {
    remove(clockKey, journalKey);
    write(linkKey, JSON.stringify(link));
    write(parametersKey, link ?? '{}');
    const origin = { ...readMockParameters(search), ...(journal === undefined ? {} : { journal }) };
    write(originKey, JSON.stringify(buildLink('/', origin)));
  } else if (link === null) adoptShared();
  const parameters = storedParameters();
  shareWithTabs(parameters);
  const clock = storedClock() ?? createClock({ now: parameters.now, frozen: parameters.frozen });
  return { parameters, clock, journal: storedJournal(), isNew };
}

/** Saves parameters that the panel has changed, so that they survive a reload. */
export function rememberParameters(parameters: MockParameters): void {
  write(parametersKey, JSON.stringify({ ...storedParameters(), ...parameters }));
}

export function rememberedParameters(backend: Backend): MockParameters {
  const { seed, brand, locale, latency } = backend.settings;
  const scenario = backend.scenarios.list().map(({ text }) => text);
  return {
    ...storedParameters(),
    seed,
    brand,
    locale,
    latency,
    scenario: scenario.join(','),
  };
}

/** The parameters of the link that began this tab's world; empty if the tab was opened without a link. */
export function originParameters(): MockParameters {
  const link = read(originKey);
  return typeof link === 'string' ? readMockParameters(new URLSearchParams(link.split('?')[1])) : {};
}

/** Makes the next load begin a new world. */
export function forgetWorld(): void {
  remove(clockKey, journalKey);
  write(linkKey, JSON.stringify(forgotten));
}

const saveAfter = 300;

/** Saves the world after each change and on `pagehide`. Returns a function that stops saving. */
export function persistWorld(backend: Backend): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { clock } = backend;
    write(
      clockKey,
      JSON.stringify({ ahead: clock.now() - createClock().now(), now: clock.now(), frozen: clock.frozen }),
    );
    write(journalKey, JSON.stringify(backend.timeline.journal()));
    // Also saves how many more calls each scenario applies to, so that used-up scenarios stay off after a
    // reload.
    rememberParameters({ scenario: backend.scenarios.text() });
  };
  const stopListening = backend.onChange(() => {
    timer ??= setTimeout(save, saveAfter);
  });
  addEventListener('pagehide', save);
  save();
  return () => {
    clearTimeout(timer);
    stopListening();
    removeEventListener('pagehide', save);
  };
}
