// Runs the mock casino inside the page: MSW's service worker intercepts the requests.
import { setupWorker } from 'msw/browser';
import { openBridge, handleQueuedRequests } from './browser/bridge.ts';
import { readTokenCookie, writeConsent, writeTokens } from './browser/cookies.ts';
import { drawings } from './browser/drawings.ts';
import { sharedLink, takeSharedJournal } from './browser/sharedJournal.ts';
import {
  markLinkApplied,
  forgetWorld,
  originParameters,
  persistWorld,
  rememberParameters,
  restore,
} from './browser/persistence.ts';
import { currentParameters, currentVisitor } from './browser/currentParameters.ts';
import { currentPath } from './browser/currentPath.ts';
import { WORKER_URL, workerRegistered } from './browser/worker.ts';
import { createBackend } from './casino.ts';
import type { Backend } from './core/backend.ts';
import type { Journal } from './core/journal.ts';
import { linkedToPage } from './browser/pageLinks.ts';
import { mswHandlers } from './core/msw.ts';
import type { LoggedCall } from './core/log.ts';
import { brandLocales, known, type BrandId, type LocaleId } from './world/settings.ts';
import { describeSession, pushEvent } from './handlers/control.ts';
import {
  checkJournal,
  loadJournal,
  sessionOf,
  tokensAtEarlierTime,
  tokensInRebuilt,
  tokensOfJournal,
} from './handlers/journal.ts';
import { describeSteps, type Steps } from './handlers/steps.ts';
import { buildLink, unknownParameters, type MockParameters } from './scenarios/links.ts';
import { listScenarios, type ScenarioRow } from './scenarios/scenarios.ts';
import { unknownVerbs } from './scenarios/verbs.ts';
import { isPanelEnabled } from './panel/memory.ts';
import { visitorOfUser } from './world/adjusted.ts';
import type { PersonaId, VisitorId } from './world/personas.ts';
import type { InboxItem } from './world/state.ts';

export interface MockControl {
  readonly backend: Backend;
  session(): object;
  /** Comma-separated scenario ids. An empty string switches all scenarios off. */
  setScenario(text: string): void;
  setLatency(milliseconds: number): void;
  /** Changes the language without resetting the world. */
  setLocale(locale: LocaleId): void;
  advanceClock(milliseconds: number): void;
  /**
   * Sets the mock's time. An earlier time rebuilds the world as it was then, with the same player logged in.
   * The caller must then reload the page.
   */
  setClock(instant: number): void;
  freezeClock(isFrozen: boolean): void;
  /** Pushes a realtime message. Returns an error text, or null on success. */
  emit(event: unknown): string | null;
  /** Makes the next page load begin the world again from its link. The caller must then reload the page. */
  reset(): void;
  /** Signs a persona in, or signs out with `guest`. Takes effect after a reload. */
  signIn(visitor: VisitorId): void;
  signOut(): void;
  visitor(): PersonaId | 'guest';
  /**
   * Carries out verbs such as `deposit:5000,advance:PT2H` as the visitor. Returns an error text, or null on
   * success.
   */
  do(text: string): string | null;
  /** The journal of all commands so far, to save as a file. */
  journal(): Journal;
  /**
   * Loads a journal's world in place of this one. Returns an error text, or null on success. The caller must
   * then reload the page.
   */
  load(journal: unknown): string | null;
  steps(): Steps;
  /** Rebuilds the world as it was after `position` commands. The caller must then reload the page. */
  goTo(position: number): void;
  /**
   * Hashes of this world and of one replayed from its journal. They are equal unless the mock has a bug.
   */
  check(): { hash: string; replayed: string };
  inbox(): readonly InboxItem[];
  requests(): readonly LoggedCall[];
  scenarios(): ScenarioRow[];
  /**
   * A link that reproduces this world: seed, clock, brand, locale, player, scenarios, and the journal unless
   * it is too long for a link. `path` defaults to the current route.
   */
  link(path?: string): Promise<string>;
  /**
   * Opens a new world with this world's parameters and the given changes. `path` defaults to the current
   * route.
   */
  open(parameters: MockParameters, path?: string): void;
  /** Navigates to a page of the site and keeps this world. */
  visit(path: string): void;
  /** A link to a new world with this world's parameters and the given changes, but without its journal. */
  linkTo(parameters: MockParameters): string;
}

declare global {
  interface Window {
    __mock?: MockControl;
  }
}

function createControl(backend: Backend): MockControl {
  const linkOf = (parameters: MockParameters, given?: string): string => {
    const { path, hash } = given === undefined ? currentPath() : { path: given, hash: '' };
    const wanted = { ...currentParameters(backend), ...parameters };
    const locale = known(brandLocales[wanted.brand ?? backend.settings.brand], wanted.locale);
    const { locale: _locale, ...rest } = wanted;
    return buildLink(path, locale === undefined ? rest : { ...rest, locale }) + hash;
  };
  /**
   * Runs `act`. If it rebuilds the world, replaces the visitor's tokens with valid ones for the new world.
   */
  const rebuild = (act: () => void): void => {
    const { state } = backend;
    act();
    if (backend.state !== state) writeTokens(tokensInRebuilt(backend, readTokenCookie()));
  };
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
    setLocale(locale) {
      const url = new URL(location.href);
      url.searchParams.set('locale', locale);
      history.replaceState(history.state, '', url);
      markLinkApplied(url.searchParams);
      backend.settings.locale = locale;
      rememberParameters({ locale });
      location.reload();
    },
    advanceClock: (milliseconds) => backend.timeline.setClock(backend.clock.now() + milliseconds),
    setClock(instant) {
      const { state } = backend;
      const visitor = currentVisitor(backend);
      backend.timeline.setClock(instant);
      if (backend.state === state) return;
      writeTokens(tokensAtEarlierTime(backend, readTokenCookie(), visitor, navigator.userAgent));
    },
    freezeClock: (isFrozen) => (isFrozen ? backend.clock.freeze() : backend.clock.resume()),
    emit: (event) => pushEvent(backend, event),
    reset() {
      const { path, hash } = currentPath();
      forgetWorld();
      history.replaceState(history.state, '', buildLink(path, originParameters()) + hash);
    },
    signIn(visitor) {
      writeTokens(backend.signIn(visitor, navigator.userAgent));
      rememberParameters({ user: visitor });
    },
    signOut() {
      writeTokens(null);
      rememberParameters({ user: 'guest' });
    },
    visitor: () => currentVisitor(backend),
    do(text) {
      const [unknown] = unknownVerbs(text);
      if (unknown !== undefined) return `the mock does not know ${unknown}`;
      return backend.parts.perform(backend, tokensInRebuilt(backend, readTokenCookie()), text);
    },
    journal: () => backend.timeline.journal(sessionOf(backend, readTokenCookie())),
    load(journal) {
      const problem = loadJournal(backend, journal);
      if (problem === null) writeTokens(tokensOfJournal(backend, journal));
      return problem;
    },
    steps: () => describeSteps(backend),
    goTo: (position) => rebuild(() => backend.timeline.goTo(position)),
    check: () => checkJournal(backend),
    inbox: () => backend.state.inbox,
    requests: () => backend.log.list(),
    scenarios: listScenarios,
    link: (path) => sharedLink(backend, linkOf({}, path)),
    linkTo: (parameters) => linkOf(parameters),
    visit(path) {
      const url = new URL(path, location.href);
      const { brand, locale } = currentParameters(backend);
      if (brand) url.searchParams.set('brand', brand);
      if (locale) url.searchParams.set('locale', locale);
      markLinkApplied(url.searchParams);
      location.assign(url);
    },
    open(parameters, path) {
      const link = linkOf(parameters, path);
      forgetWorld();
      location.assign(link);
    },
  };
}

/**
 * Starts the mock. Resolves when it can answer requests and the token cookies are set.
 */
export async function startMocks({ brand }: { brand: BrandId }): Promise<void> {
  const shared = await takeSharedJournal();
  const query = new URLSearchParams(location.search);
  const unknown = unknownParameters(query, brand);
  if (unknown.length > 0) console.warn(`mock: unknown parameters in the link: ${unknown.join(', ')}`);
  const { parameters, clock, journal: stored, isNew } = restore(query, shared?.packed);
  const { seed, locale, latency, scenario, user } = parameters;
  const journal = shared?.journal ?? stored;
  const wanted = user === undefined ? null : visitorOfUser(user);
  const backend = createBackend({
    seed: journal?.seed ?? seed,
    brand: journal?.brand ?? parameters.brand ?? brand,
    locale,
    latency,
    scenario,
    adjusted: wanted?.adjusted,
    clock,
    adoptsSessions: true,
  });
  const now = clock.now();
  const problem = journal === null ? null : backend.timeline.load(journal);
  if (problem !== null) console.warn(`mock: this tab starts a new world: ${problem}`);
  // A running clock also counts the time that the reload took.
  if (stored && !stored.frozen && now > clock.now()) clock.set(now);
  if (isNew && !shared && parameters.advance !== undefined) backend.clock.advance(parameters.advance);
  if (isNew && parameters.consent !== undefined) writeConsent();
  // A link's scenarios override those of its journal, as on the mock server.
  if (shared && scenario !== undefined) backend.scenarios.set(scenario);
  if (shared) writeTokens(tokensOfJournal(backend, shared.journal));
  else if (isNew) {
    const tokens = wanted === null ? null : backend.signIn(wanted.visitor, navigator.userAgent);
    writeTokens(tokens);
    const refused =
      parameters.do === undefined ? null : backend.parts.perform(backend, tokens, parameters.do);
    if (refused !== null) console.warn(`mock: ${refused}`);
  }
  handleQueuedRequests(backend);
  persistWorld(backend);
  openBridge(() => backend);
  const mock = createControl(backend);
  window.__mock = mock;
  await workerRegistered;
  const worker = setupWorker(drawings, ...mswHandlers(() => backend, linkedToPage));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: WORKER_URL },
  });
  // The panel loads last and its failures are ignored, because the page works without it.
  if (isPanelEnabled())
    import('./panel/pagePanel.ts').then(({ openPagePanel }) => openPagePanel(mock)).catch(() => undefined);
}
