// Inline script after the root: puts the drawn shell in place, so that the page is there before the bundle.
import { drawShell } from './drawShell.ts';

const root = document.getElementById('root');
const store = document.getElementById('shells');
if (root && store) {
  // Written by our own build into the same document.
  const shells = JSON.parse(store.textContent ?? '{}') as Record<string, string>;
  drawShell(root, shells[window.__shell ?? ''] ?? '');
}
store?.remove();
