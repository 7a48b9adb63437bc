import { useState, type RefObject } from 'react';
import { useDomEvents } from '#/ui/useDomEvents.ts';

/** Whether the element is hovered or contains the focus. */
export function useIsAttended(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useDomEvents(element, {
    // Touch fires enter and leave on every tap, and a finger does not hover.
    pointerenter: (event) => setHovered(event.pointerType !== 'touch'),
    pointerleave: () => setHovered(false),
    focusin: () => setFocused(true),
    focusout: () => setFocused(false),
  });
  return isHovered || isFocused;
}
