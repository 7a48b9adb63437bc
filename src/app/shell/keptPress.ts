// A press on what the build has drawn, before it answers: kept by the inline script, done by the product once it is alive.

import { whenIdle } from '#/lib/whenIdle.ts';

const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent;

/** Keeps presses on the buttons of `root` until they are taken. Links need no help: the browser follows them. */
export function keepPresses(root: HTMLElement): void {
  window.__press = null;
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && window.__press !== undefined) window.__press = { button, name: nameOf(button) };
  });
}

const LOOK_AGAIN_MS = 50;
const MOST_LOOKS = 60;

/** Presses what `find` finds. Parts of the page come to life one after another once the whole stands, so this waits for a quiet page. */
function pressWhenQuiet(find: () => HTMLButtonElement | undefined, looks = MOST_LOOKS): void {
  whenIdle(() => {
    const button = find();
    if (button) button.click();
    else if (looks > 1) setTimeout(() => pressWhenQuiet(find, looks - 1), LOOK_AGAIN_MS);
  });
}

/** Ends the keeping. Answers what does the kept press, on the same button or its successor; it does nothing if there is none. */
export function takePress(root: HTMLElement): () => void {
  const press = window.__press;
  delete window.__press;
  return () => {
    if (!press) return;
    const { button, name } = press;
    pressWhenQuiet(() => (button.isConnected ? button : [...root.querySelectorAll('button')].find((other) => nameOf(other) === name)));
  };
}
