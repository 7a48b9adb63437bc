// A press on the drawn page before it answers: kept by the inline script, done once the product is alive.

import { whenIdle } from '#/lib/schedule.ts';

const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent;

declare global {
  interface Window {
    /** The last pressed button and the name that finds its successor; null before the first. */
    __press?: { readonly button: HTMLButtonElement; readonly name: string } | null;
  }
}

/** Keeps presses on drawn buttons, and their shortcuts. Links need no help. */
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
    // By its place on the keyboard: on a Russian layout the key gives another letter.
    const letter = (ctrlKey || metaKey) && code.startsWith('Key') ? code.slice('Key'.length) : key;
    const shortcut = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${letter}`;
    if (keep(document.querySelector(`button[aria-keyshortcuts~="${CSS.escape(shortcut)}"]`)))
      event.preventDefault();
  });
}

const LOOK_AGAIN_MS = 50;
const MOST_LOOKS = 60;

/** Parts come to life one after another, so this waits for a quiet page. */
function pressWhenQuiet(find: () => HTMLButtonElement | undefined, looks = MOST_LOOKS): void {
  whenIdle(() => {
    const button = find();
    if (button) button.click();
    else if (looks > 1) setTimeout(() => pressWhenQuiet(find, looks - 1), LOOK_AGAIN_MS);
  });
}

/** Ends the keeping. The answer does the kept press, on the same button or its successor. */
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
