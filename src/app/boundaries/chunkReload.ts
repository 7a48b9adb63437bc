// A chunk gone after a deploy: one reload, then the error page offers it. Never a loop.
import { deviceNow } from '#/lib/clock.ts';
import { tabStore } from '#/lib/storage.ts';

const STORED_AS = 'chunkReloadAt';
/** Milliseconds in which a second failure is not answered by a reload. */
const ONCE_IN = 10 * 60_000;

/** Reloads the page if that was not tried a short while ago. Returns whether it did. */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  const last = Number(tabStore.get(STORED_AS) ?? 0);
  const now = deviceNow();
  if (last > 0 && Math.abs(now - last) < ONCE_IN) return false;
  tabStore.set(STORED_AS, String(now));
  // A store that keeps nothing over a reload would let the page reload for ever.
  if (tabStore.get(STORED_AS) !== String(now)) return false;
  reload();
  return true;
}

export function installChunkReload(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine && reloadOnce()) event.preventDefault();
  });
}
