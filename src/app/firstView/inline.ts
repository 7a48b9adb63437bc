// The inline script after the content of every page. Shows an error if the entry script fails to load, and
// opens the prerendered age gate.
import { showBootFailure } from '../bootFailure.ts';
import { cookies } from '#/lib/storage.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#/api/session/tokenCookies.ts';
import { openStaticAgeGate } from '#/features/responsible-play/staticAgeGate.ts';

/** If the entry fails to load, only this script can show the error. */
function onMissingEntry({ target }: Event): void {
  // Ignore third-party scripts: they aren't modules.
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showBootFailure);
  else showBootFailure();
}

addEventListener('error', onMissingEntry, true);
openStaticAgeGate(cookies.get(ACCESS_COOKIE) === null && cookies.get(REFRESH_COOKIE) === null);
