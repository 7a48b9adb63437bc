// The mock inside the page: MSW's worker answers the calls, the world lives in this tab.
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { openBridge } from './browser/bridge.ts';
import { writeTokens } from './browser/cookies.ts';
import { forgetWorld, keepWorld, rememberedParameters, rememberParameters, restore } from './browser/persistence.ts';
import { createBackend, type Backend } from './core/backend.ts';
import { mswHandlers } from './core/msw.ts';
import type { LoggedCall } from './core/log.ts';
import type { BrandId } from './core/settings.ts';
import { describeSession, pushEvent } from './handlers/control.ts';
import { buildLink, type MockParameters } from './scenarios/links.ts';
import { listScenarios, type ScenarioRow } from './scenarios/scenarios.ts';
import { drawAsset } from './world/art/drawAsset.ts';
import type { VisitorId } from './world/personas.ts';
import type { InboxItem } from './world/state.ts';

/** What the panel and tests steer the mock by: `window.__mock`. */
export interface MockControl {
  readonly backend: Backend;
  session(): object;
  /** Scenarios separated by commas; an empty text switches all off. */
  setScenario(text: string): void;
  setLatency(milliseconds: number): void;
  /** Moves the clock forward, milliseconds. */
  advanceClock(milliseconds: number): void;
  setClock(instant: number): void;
  freezeClock(isFrozen: boolean): void;
  /** Pushes a realtime message; returns what is wrong with it, or null. */
  emit(event: unknown): string | null;
  /** Back to the seeded world, signed out. */
  reset(): void;
  /** Signs a persona in (or a guest out); a reload then shows the page as that player. */
  signIn(visitor: VisitorId): void;
  snapshot(): string;
  restore(snapshot: string): boolean;
  inbox(): readonly InboxItem[];
  requests(): readonly LoggedCall[];
  scenarios(): ScenarioRow[];
  /** A link that reproduces the state of this tab at `path`. */
  link(path?: string): string;
  /** Goes to `path` in a state that differs by these parameters. */
  open(parameters: MockParameters, path?: string): void;
}

declare global {
  interface Window {
    __mock?: MockControl;
  }
}

function createControl(backend: Backend): MockControl {
  const linkOf = (parameters: MockParameters, path: string): string => buildLink(path, { ...rememberedParameters(backend), ...parameters });
  return {
    backend,
    session: () => describeSession(backend),
    setScenario(text) {
      backend.scenarios.set(text);
      rememberParameters({ scenario: text });
    },
    setLatency(milliseconds) {
      backend.settings.latency = milliseconds;
      rememberParameters({ latency: milliseconds });
    },
    advanceClock: (milliseconds) => backend.clock.advance(milliseconds),
    setClock: (instant) => backend.clock.set(instant),
    freezeClock: (isFrozen) => (isFrozen ? backend.clock.freeze() : backend.clock.resume()),
    emit: (event) => pushEvent(backend, event),
    reset() {
      backend.reset();
      writeTokens(null);
    },
    signIn(visitor) {
      writeTokens(backend.signIn(visitor, navigator.userAgent));
      rememberParameters({ user: visitor });
    },
    snapshot: () => backend.snapshot(),
    restore: (snapshot) => backend.restore(snapshot),
    inbox: () => backend.state.inbox,
    requests: () => backend.log.list(),
    scenarios: listScenarios,
    link: (path = location.pathname) => linkOf({ now: backend.clock.now(), frozen: backend.clock.frozen }, path),
    open(parameters, path = location.pathname) {
      forgetWorld();
      location.assign(linkOf(parameters, path));
    },
  };
}

const drawings = http.get('*/mock-assets/*', ({ request }) => {
  const svg = drawAsset(new URL(request.url).pathname);
  if (svg === null) return new HttpResponse(null, { status: 404 });
  return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' } });
});

/** Starts the mock in this page. Calls may go out when it has settled; the cookies of `mock.user` are written by then too. */
export async function startMocks({ brand }: { brand: BrandId }): Promise<void> {
  const { parameters, clock, snapshot, isNew } = restore(new URLSearchParams(location.search));
  const { seed, locale, latency, scenario, user } = parameters;
  const backend = createBackend({ seed, brand: parameters.brand ?? brand, locale, latency, scenario, clock, inPage: true });
  if (snapshot !== null) backend.restore(snapshot);
  if (isNew) writeTokens(user === undefined ? null : backend.signIn(user, navigator.userAgent));
  keepWorld(backend);
  openBridge(() => backend);
  window.__mock = createControl(backend);
  const worker = setupWorker(drawings, ...mswHandlers(() => backend));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } });
}
