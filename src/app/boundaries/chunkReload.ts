// Reloads once when a chunk is gone after a deploy. After that the error page offers a reload, to avoid
// a loop.
import { deviceNow } from '#/lib/clock.ts';
import { tabStore } from '#/lib/storage.ts';

const STORED_AS = 'chunkReloadAt';
/** Milliseconds during which another failure doesn't trigger a second reload. */
const ONCE_IN = 10 * 60_000;
/** Matches the file's URL or path in the error messages of Chromium, Firefox and Vite. */
const FILE = /(?:https?:\/)?\/\S+\.(?:js|css)\b/;

/** Reloads unless that was tried recently. Returns whether it reloads. */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  const last = Number(tabStore.get(STORED_AS) ?? 0);
  const now = deviceNow();
  if (last > 0 && Math.abs(now - last) < ONCE_IN) return false;
  tabStore.set(STORED_AS, String(now));
  // If the time of this reload couldn't be stored, don't reload: the page could reload forever.
  if (tabStore.get(STORED_AS) !== String(now)) return false;
  reload();
  return true;
}

/**
 * Reloads when a chunk failed because the server no longer has it. Doesn't reload after a lost request: that
 * would discard what the player has typed, just when the connection returns.
 */
export function installChunkReload(reload?: () => void): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const file = FILE.exec(payload.message)?.[0] ?? entryScript();
    if (file) void isGone(file).then((gone) => gone && reloadOnce(reload));
  });
}

/**
 * URL of the entry script, which also changes with each deploy. It is checked if the error doesn't name the
 * failed file, as in Safari.
 */
function entryScript(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
}

async function isGone(file: string): Promise<boolean> {
  try {
    const response = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    // Some servers answer every unknown path with a page, so HTML means that the file is gone.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    return response.status === 404 || response.status === 410 || isPage;
  } catch {
    return false;
  }
}
