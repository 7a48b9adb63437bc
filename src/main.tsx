// A small entry, so that the prerendered page paints before the bundle competes with its images.
import './ui/tokens/index.css';
import './brands/themes.css';
import { reloadOnce } from '#/app/boundaries/chunkReload.ts';
import { showBootFailure } from '#/app/bootFailure.ts';
import { askEarly } from '#/app/firstView/askEarly.ts';
import { drawnPage } from '#/app/firstView/drawnPage.ts';

// Written out in full, so that the bundler can drop the mocks in production.
const loadMocks = import.meta.env.VITE_MOCK === 'page' ? () => import('../mocks/browser.ts') : undefined;

async function start(): Promise<void> {
  if (drawnPage()?.kind === 'lobby' && !loadMocks) askEarly();
  const { boot } = await import('#/app/boot.ts');
  await boot(loadMocks);
}

start().catch((error: unknown) => {
  if (!navigator.onLine || !reloadOnce()) showBootFailure();
  throw error;
});
