import { useState, type RefCallback } from 'react';

// `ref={takeFocus}` focuses an element that replaces the focused one, so that the focus isn't lost.

export function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  // An opening dialog takes the focus after its content has mounted, then focuses the element with this
  // attribute.
  element.dataset['autofocus'] = '';
  element.focus({ preventScroll: true });
}

export function takeFocusToField(form: HTMLElement | null): void {
  takeFocus(form?.querySelector('input') ?? null);
}

/** Focuses a container whose focused child is removed. Does nothing if the focus is elsewhere. */
export function keepFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || element?.contains(activeElement)) element?.focus({ preventScroll: true });
}

export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Whether the whole element is on the screen, below the page's sticky header. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return top >= covered && bottom <= innerHeight;
}

/** Focuses a heading. If it is out of sight, scrolls to the top of the panel that it names. */
export function focusAndReveal(heading: HTMLElement | null): void {
  takeFocus(heading);
  if (!heading || isInSight(heading)) return;
  const panel = heading.closest<HTMLElement>('section, article, form') ?? heading;
  panel.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/**
 * Returns a ref that focuses an element only once, because a part that is hidden and shown again must not
 * move the focus.
 */
function focusOnce(): RefCallback<HTMLElement> {
  let isDone = false;
  return (element) => {
    if (!element || isDone) return;
    isDone = true;
    focusAndReveal(element);
  };
}

/**
 * A ref that focuses a part's heading when the part mounts. Pass true if the part may replace a pressed
 * control.
 */
export function useFocusOnMount(isWanted: boolean): RefCallback<HTMLElement> | undefined {
  const [ref] = useState(() => (isWanted ? focusOnce() : undefined));
  return ref;
}
