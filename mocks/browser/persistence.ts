// What of the mock survives a reload of the tab: the parameters of its link, the clock and the world.
import type { Backend } from '../core/backend.ts';
import { createClock, type Clock } from '../world/clock.ts';
import { hasMockParameters, readMockParameters, type MockParameters } from '../scenarios/links.ts';
import { parseScenarios, writeScenarios } from '../scenarios/scenarios.ts';
import { isRecord } from '../core/isRecord.ts';
import { writeDuration } from '../world/duration.ts';

const linkKey = 'mock.link';
const parametersKey = 'mock.parameters';
const clockKey = 'mock.clock';
const stateKey = 'mock.state';

/** Storage may be blocked or full; then the mock lives as long as the page. */
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
    // Nothing to do: see `read`.
  }
}

function remove(...keys: string[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Nothing to do: see `read`.
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
  /** The world as it was before the reload, if it is still the same one. */
  snapshot: string | null;
  /** True when this link set the tab up, false when it was set up before. */
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

const linkOf = (search: URLSearchParams): string | null =>
  hasMockParameters(search) ? JSON.stringify(readMockParameters(search)) : null;

/** Makes the parameters of an address count as read, so that it keeps the world after a reload. */
export function acceptLink(search: URLSearchParams): void {
  write(linkKey, JSON.stringify(linkOf(search)));
}

/** Reads the link once; a tab that was opened by it keeps its parameters wherever it goes. Another link begins anew. */
export function restore(search: URLSearchParams): Restored {
  const link = linkOf(search);
  const isNew = link !== null && link !== read(linkKey);
  if (isNew) {
    remove(clockKey, stateKey);
    write(linkKey, JSON.stringify(link));
    write(parametersKey, link);
  }
  const parameters = storedParameters();
  const clock = storedClock() ?? createClock({ now: parameters.now, frozen: parameters.frozen });
  const snapshot = read(stateKey);
  return { parameters, clock, snapshot: snapshot === null ? null : JSON.stringify(snapshot), isNew };
}

/** Remembers what the panel has changed, so that a reload keeps it. */
export function rememberParameters(parameters: MockParameters): void {
  write(parametersKey, JSON.stringify({ ...storedParameters(), ...parameters }));
}

export function rememberedParameters(backend: Backend): MockParameters {
  const { seed, brand, locale, latency } = backend.settings;
  const scenario = writeScenarios(backend.scenarios.list());
  return {
    ...storedParameters(),
    seed,
    brand,
    locale,
    latency,
    scenario: writeScenarios(parseScenarios(scenario)),
  };
}

/** Forgets the world and its clock; the parameters stay. */
export function forgetWorld(): void {
  remove(clockKey, stateKey, linkKey);
}

const saveAfter = 300;

/** Keeps the world after its changes and when the page goes. Returns the way to stop that. */
export function keepWorld(backend: Backend): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { clock } = backend;
    write(
      clockKey,
      JSON.stringify({ ahead: clock.now() - createClock().now(), now: clock.now(), frozen: clock.frozen }),
    );
    write(stateKey, backend.snapshot());
    // A count that a scenario has used up does not come back.
    rememberParameters({ scenario: writeScenarios(backend.scenarios.list()) });
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
