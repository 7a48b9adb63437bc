import { useState, type RefCallback } from 'react';
import { takeFocus } from '#/ui/takeFocus.ts';

export function comeIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Whether all of an element is on the screen, below the header that covers its upper edge. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return top >= covered && bottom <= innerHeight;
}

/**
 * Takes the focus. A heading out of sight is scrolled to with the panel that it names, from the panel's
 * upper edge: the button that led here may be a screen below.
 */
export function takePlace(element: HTMLElement | null): void {
  takeFocus(element);
  if (!element || isInSight(element)) return;
  const panel = element.closest<HTMLElement>('section, article, form') ?? element;
  panel.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Once: a part that is hidden for a while and shown again takes nothing from what was pressed to show it. */
function takePlaceOnce(): RefCallback<HTMLElement> {
  let isTaken = false;
  return (element) => {
    if (!element || isTaken) return;
    isTaken = true;
    takePlace(element);
  };
}

/** For what may take the place of something pressed: whether it does is settled when it appears. */
export function useTakesPlace(takesPlace: boolean): RefCallback<HTMLElement> | undefined {
  const [ref] = useState(() => (takesPlace ? takePlaceOnce() : undefined));
  return ref;
}
