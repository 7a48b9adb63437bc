// The inline script of every page: what the page can do before any of the bundle is there.
import { showBootFailure } from '../bootFailure.ts';
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
