// Reloads once when a chunk is gone after a deploy. After that the error page offers a reload, to avoid
// a loop.
import { deviceNow } from '#/lib/clock.ts';
import { isOnline } from '#/lib/isOnline.ts';
import { tabStore } from '#/lib/storage.ts';

const STORED_AS = 'chunkReloadAt';
/** Milliseconds during which another failure doesn't trigger a second reload. */
const ONCE_IN = 10 * 60_000;

/** Reloads unless that was tried recently. Returns whether it reloads. */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  const last = Number(tabStore.get(STORED_AS) ?? 0);
  const now = deviceNow();
  if (last > 0 && Math.abs(now - last) < ONCE_IN) return false;
  tabStore.set(STORED_AS, String(now));
  // If the store doesn't survive a reload, the page would reload forever.
  if (tabStore.get(STORED_AS) !== String(now)) return false;
  reload();
  return true;
}

export function installChunkReload(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isOnline() && reloadOnce()) event.preventDefault();
  });
}
