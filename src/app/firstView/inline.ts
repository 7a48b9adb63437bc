// The inline script of every page: what the page can do before any of the bundle is there.
import { showBootFailure } from '../bootFailure.ts';
import { cookies } from '#/lib/storage.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#/api/session/tokenCookies.ts';
import { openDrawnGate } from '#/features/responsible-play/drawnGate.ts';
import { keepPresses } from './keptPress.ts';

/** Without the entry of the bundle nothing of it can say so. */
function onMissingEntry({ target }: Event): void {
  // Scripts of third parties are no modules.
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showBootFailure);
  else showBootFailure();
}

addEventListener('error', onMissingEntry, true);
keepPresses();
openDrawnGate(cookies.get(ACCESS_COOKIE) === null && cookies.get(REFRESH_COOKIE) === null);
