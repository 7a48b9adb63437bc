// The script that the driver runs in the page, before the page's own scripts.
import type { Control, Target } from '../types.ts';
import { findControl, listControls, pointOf, type Point } from './controls.ts';
import { arm, installFaults, jumble, takeCalls } from './faults.ts';
import { readLandmarks, readView } from './view.ts';
import { resetChanges, startWatching } from './watch.ts';

/** Scrolls to a control and returns where to press it; null if it is missing or covered. */
function reach(target: Target): Point | null {
  const element = findControl(target);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return pointOf(element);
}

/** Focuses a control, so that the next key press reaches it. */
function focus(target: Target): boolean {
  const element = findControl(target);
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return document.activeElement === element;
}

/** Clicks a control in a frame by script. A pointer would miss it, because the frame is scaled. */
function pressInside(target: Target): boolean {
  const element = findControl(target);
  if (!(element instanceof HTMLElement)) return false;
  element.click();
  return true;
}

/** Whether the page's main part has loaded: it has a control, and nothing in it is busy. */
function isLoaded(): boolean {
  const main = document.querySelector('main');
  return (
    main !== null && !main.querySelector('[aria-busy="true"]') && main.querySelector('a, button') !== null
  );
}

const explorer = {
  isLoaded,
  controls: (): Control[] => listControls(),
  view: readView,
  landmarks: readLandmarks,
  reach,
  focus,
  pressInside,
  resetChanges,
  arm,
  jumble,
  takeCalls,
};

declare global {
  interface Window {
    __explorer?: typeof explorer;
  }
}

if (!window.__explorer) {
  window.__explorer = explorer;
  startWatching();
  if (window.parent === window) installFaults();
}
