import { useState, type RefObject } from 'react';
import { useDomEvents } from '#/ui/useDomEvents.ts';

/** Whether the pointer or the focus is on an element: somebody is about to read or use it. */
export function useIsAttended(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useDomEvents(element, {
    // A finger enters and leaves with each tap, and nobody hovers with it.
    pointerenter: (event) => setHovered(event.pointerType !== 'touch'),
    pointerleave: () => setHovered(false),
    focusin: () => setFocused(true),
    focusout: () => setFocused(false),
  });
  return isHovered || isFocused;
}
