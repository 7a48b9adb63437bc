import { useRef } from 'react';

/**
 * Ignores a task while the previous one is running. Uses a ref, so it also catches two clicks before a
 * render.
 */
export function useOneAtATime(): (task: () => Promise<unknown>) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (task) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await task();
    } finally {
      isUnderWay.current = false;
    }
  };
}
