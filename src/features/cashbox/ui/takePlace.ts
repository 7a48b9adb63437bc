import { useState, type RefCallback } from 'react';
import { takeFocus } from '#/ui/takeFocus.ts';

export function comeIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Takes the focus and comes into sight: the button that led here may lie a screen below. */
export function takePlace(element: HTMLElement | null): void {
  takeFocus(element);
  comeIntoSight(element);
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
