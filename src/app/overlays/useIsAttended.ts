import { useEffect, useState, type RefObject } from 'react';

/** Whether the pointer or the focus is on an element: somebody is about to read or use it. */
export function useIsAttended(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    current.addEventListener('pointerenter', () => setHovered(true), { signal });
    current.addEventListener('pointerleave', () => setHovered(false), { signal });
    current.addEventListener('focusin', () => setFocused(true), { signal });
    current.addEventListener('focusout', () => setFocused(false), { signal });
    return () => stop.abort();
  }, [element]);
  return isHovered || isFocused;
}
