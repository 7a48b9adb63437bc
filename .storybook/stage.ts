// Prepares a story: brand, texts, the client's initial state and, if needed, a mock world and the app.
import { closeRealtime } from '../src/realtime/realtime.ts';
import { setRequestLocale } from '../src/api/http.ts';
import { endSession, followCookies, isLoggedIn } from '../src/api/session/session.store.ts';
import { resetCircuitBreaker } from '../src/api/interceptors/circuitBreaker.ts';
import { historyStore } from '../src/app/history/history.store.ts';
import { unblockPage } from '../src/app/layout/pageBlock.store.ts';
import { brands } from '../src/brands/brands.ts';
import { resetChat } from '../src/features/chat/control/chatControl.ts';
import { resetGameFrame } from '../src/features/game-frame/gameFrame.store.ts';
import { languageTag } from '../src/i18n/locales.ts';
import { deviceNow, noteServerDate, resetServerClock, toDate } from '../src/lib/clock.ts';
import { cookies, localStore, tabStore } from '../src/lib/storage.ts';
import { decideConsent } from '../src/features/tracking/consent.store.ts';
import { startOfMonth } from '../mocks/world/dates.ts';
import { resetModals } from '../src/overlays/modals.store.ts';
import { resetPlace } from '../src/overlays/overlayHost.ts';
import { resetToasts } from '../src/overlays/toasts.store.ts';
import type { Backend } from '../mocks/core/backend.ts';
import type { StoryApp } from './app.ts';
import { dressPage } from './dressPage.ts';
import type { StorySettings } from './storySettings.ts';
import { loadTexts } from './texts.ts';

export interface Stage {
  /** Counts the stories opened so far. It is the React key of a story, so that each story mounts afresh. */
  readonly opening: number;
  readonly backend: Backend | null;
  readonly app: StoryApp | null;
  /**
   * How far the toolbar's clock is ahead of this device's clock, in milliseconds. 0 if the toolbar keeps the
   * story's own time.
   */
  readonly clockShift: number;
}

export interface StageQuestion {
  readonly storyId: string;
  readonly settings: StorySettings;
  readonly path: string | null;
}

const POPUP_SPARED_SECONDS = 3600;

let openings = 0;
let key = '';
let current: Stage = { opening: 0, backend: null, app: null, clockShift: 0 };
let queue: Promise<unknown> = Promise.resolve();

/** Removes the previous story's state from the client. */
function resetClient(): void {
  current.app?.stop();
  if (isLoggedIn()) endSession({ redirect: false });
  closeRealtime();
  resetChat();
  resetModals();
  resetPlace();
  resetToasts();
  unblockPage();
  resetGameFrame();
  resetServerClock();
  resetCircuitBreaker();
  historyStore.routes = [];
  for (const store of [localStore, tabStore]) for (const name of store.names()) store.remove(name);
  scrollTo({ top: 0, behavior: 'instant' });
}

async function open({ settings, path }: StageQuestion): Promise<Stage> {
  resetClient();
  openings += 1;
  const { brand, locale, isPseudo, texts } = settings;
  await Promise.all([
    dressPage(settings),
    loadTexts({ locale, isPseudo, available: brands[brand].locales, parts: texts }),
  ]);
  setRequestLocale(languageTag(locale));
  const backend =
    settings.link === null ? null : await import('./world.ts').then(({ openWorld }) => openWorld(settings));
  // Marks the promo popup as seen, so that it covers no story.
  if (backend) cookies.set('promo_popup', String(startOfMonth(backend.clock.now())), POPUP_SPARED_SECONDS);
  // Answers the cookie banner, so that it covers no story.
  decideConsent({ analytics: false, affiliates: false });
  followCookies();
  const app = path === null ? null : await import('./app.ts').then(({ openApp }) => openApp(path));
  const { chosenTime } = settings;
  const clockShift = chosenTime === null ? 0 : chosenTime - deviceNow();
  // A screen takes the server's time from its responses. A single component makes no requests, so set the
  // time here.
  if (clockShift !== 0 && app === null)
    noteServerDate(toDate(deviceNow() + clockShift).toUTCString(), deviceNow());
  return { opening: openings, backend, app, clockShift };
}

export function openStage(question: StageQuestion): Promise<Stage> {
  const take = async (): Promise<Stage> => {
    const { hasReducedMotion, ...lasting } = question.settings;
    const wanted = JSON.stringify([question.storyId, lasting, question.path]);
    if (wanted === key) {
      document.documentElement.dataset['motion'] = hasReducedMotion ? 'reduced' : 'full';
      return current;
    }
    key = '';
    current = await open(question);
    key = wanted;
    return current;
  };
  // Docs pages render several stories at once, but only one can be opened at a time, so the others wait in
  // a queue.
  const turn = queue.then(take);
  queue = turn.catch(() => undefined);
  return turn;
}

export function endStage(): void {
  key = '';
}
