// A small entry that requests the app only once the prerendered page has arrived. An earlier download would
// compete with the page's images.
import './ui/tokens/index.css';
import './brands/generated/themes.css';
import { reloadOnce } from '#/app/boundaries/chunkReload.ts';
import { showBootFailure } from '#/app/bootFailure.ts';
import { drawnPage } from '#/app/firstView/drawnPage.ts';
import { apiUrl } from '#/config.ts';
import { earlyCalls } from '#/features/lobby/earlyCalls.ts';
import type { EarlyAnswer } from '#/api/interceptors/earlyResponse.ts';
import { isOnline } from '#/lib/isOnline.ts';

// The condition is written out in full, so that the bundler can drop the mocks in production.
const loadMocks =
  import.meta.env.VITE_MOCK === 'page'
    ? () => {
        // Requested first, because the service worker starts while the mock's code loads.
        import('../mocks/browser/worker.ts').catch(() => undefined);
        return import('../mocks/browser.ts');
      }
    : undefined;

async function start(): Promise<void> {
  if (drawnPage()?.kind === 'lobby' && !loadMocks) askEarly();
  const { boot } = await import('#/app/boot.ts');
  await boot(loadMocks);
}

start().catch((error: unknown) => {
  if (!isOnline() || !reloadOnce()) showBootFailure();
  throw error;
});

async function ask(path: string): Promise<EarlyAnswer> {
  const headers = { 'Accept-Language': document.documentElement.lang };
  const response = await fetch(apiUrl + path, { headers });
  return {
    status: response.status,
    date: response.headers.get('date'),
    body: (await response.json().catch(() => null)) as unknown,
  };
}

/** Starts the guest lobby's first calls before the bundle that uses them has loaded. */
function askEarly(): void {
  window.__early = Object.fromEntries(
    earlyCalls.map((path) => {
      const answer = ask(path);
      // If an early call fails, the bundle makes it again.
      answer.catch(() => undefined);
      return [path, answer];
    }),
  );
}
