// Gives each story a fresh mock world behind the page's worker. Only stories that need a backend load this
// module.
import { setupWorker, type SetupWorker } from 'msw/browser';
import { openBridge } from '../mocks/browser/bridge.ts';
import { writeTokens } from '../mocks/browser/cookies.ts';
import { drawings } from '../mocks/browser/drawings.ts';
import { createBackend } from '../mocks/casino.ts';
import type { Backend } from '../mocks/core/backend.ts';
import { linkedToPage } from '../mocks/browser/pageLinks.ts';
import { mswHandlers } from '../mocks/core/msw.ts';
import { readMockParameters, unknownParameters } from '../mocks/scenarios/links.ts';
import { visitorOfUser } from '../mocks/world/adjusted.ts';
import type { StorySettings } from './storySettings.ts';

let current: Backend = createBackend();
let starting: Promise<SetupWorker> | undefined;

async function startWorker(): Promise<SetupWorker> {
  openBridge(() => current);
  const worker = setupWorker(drawings, ...mswHandlers(() => current, linkedToPage));
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return worker;
}

/** Creates a world, logs its visitor in, and closes the previous world's sockets. */
export async function openWorld({ brand, locale, link }: StorySettings): Promise<Backend> {
  const query = new URLSearchParams(link ?? '');
  const unknown = unknownParameters(query);
  if (unknown.length > 0) throw new Error(`the mock does not know ${unknown.join(', ')}`);
  const { user = 'guest', ...parameters } = readMockParameters(query);
  const { visitor, adjusted } = visitorOfUser(user);
  current.dispose();
  current = createBackend({ ...parameters, adjusted, brand, locale, adoptsSessions: true });
  writeTokens(current.signIn(visitor, navigator.userAgent));
  starting ??= startWorker();
  await starting;
  return current;
}
