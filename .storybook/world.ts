// The casino behind a story: a world of its own for each, answered for by the one worker of the page. Loaded by stories that need it.
import { http, HttpResponse } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { openBridge } from '../mocks/browser/bridge.ts';
import { writeTokens } from '../mocks/browser/cookies.ts';
import { createBackend, type Backend } from '../mocks/core/backend.ts';
import { mswHandlers } from '../mocks/core/msw.ts';
import { readMockParameters } from '../mocks/scenarios/links.ts';
import { drawAsset } from '../mocks/world/art/drawAsset.ts';
import type { StorySettings } from './storySettings.ts';

let current: Backend = createBackend();
let starting: Promise<SetupWorker> | undefined;

const drawings = http.get('*/mock-assets/*', ({ request }) => {
  const svg = drawAsset(new URL(request.url).pathname);
  if (svg === null) return new HttpResponse(null, { status: 404 });
  return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' } });
});

async function startWorker(): Promise<SetupWorker> {
  openBridge(() => current);
  const worker = setupWorker(drawings, ...mswHandlers(() => current));
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return worker;
}

/** Opens a new world and signs its visitor in. Returns the backend; the former world's sockets are closed. */
export async function openWorld({ brand, locale, link }: StorySettings): Promise<Backend> {
  const { user = 'guest', ...parameters } = readMockParameters(new URLSearchParams(link ?? ''));
  current.dispose();
  current = createBackend({ ...parameters, brand, locale, inPage: true });
  writeTokens(current.signIn(user, navigator.userAgent));
  starting ??= startWorker();
  await starting;
  return current;
}
