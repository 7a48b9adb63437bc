// Remembers a click on the prerendered page and replays it after hydration.

import { whenIdle } from '#/lib/schedule.ts';

const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent;

declare global {
  interface Window {
    /** The last clicked button and a name to find its replacement by; null before the first click. */
    __press?: { readonly button: HTMLButtonElement; readonly name: string } | null;
  }
}

/** Records clicks on prerendered buttons, and their keyboard shortcuts. Links work without JavaScript. */
export function keepPresses(): void {
  window.__press = null;
  const keep = (button: HTMLButtonElement | null): boolean => {
    if (!button || window.__press === undefined) return false;
    window.__press = { button, name: nameOf(button) };
    return true;
  };
  document.addEventListener('click', ({ target }) => {
    keep(target instanceof Element ? target.closest('button') : null);
  });
  document.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, code, key } = event;
    // Use the physical key: `event.key` gives another letter on a Russian layout.
    const letter = (ctrlKey || metaKey) && code.startsWith('Key') ? code.slice('Key'.length) : key;
    const shortcut = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${letter}`;
    if (keep(document.querySelector(`button[aria-keyshortcuts~="${CSS.escape(shortcut)}"]`)))
      event.preventDefault();
  });
}

const LOOK_AGAIN_MS = 50;
const MOST_LOOKS = 60;

/** Waits for an idle page, because parts hydrate one after another. */
function pressWhenQuiet(find: () => HTMLButtonElement | undefined, looks = MOST_LOOKS): void {
  whenIdle(() => {
    const button = find();
    if (button) button.click();
    else if (looks > 1) setTimeout(() => pressWhenQuiet(find, looks - 1), LOOK_AGAIN_MS);
  });
}

/** Stops recording. The returned function replays the click on the same button or its replacement. */
export function takePress(root: HTMLElement): () => void {
  const press = window.__press;
  delete window.__press;
  return () => {
    if (!press) return;
    const { button, name } = press;
    pressWhenQuiet(() =>
      button.isConnected
        ? button
        : [...root.querySelectorAll('button')].find((other) => nameOf(other) === name),
    );
  };
}
