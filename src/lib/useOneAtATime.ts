import { useRef } from 'react';

/**
 * Ignores a task until the previous one has ended and its outcome is on the screen. Uses a ref, so it also
 * catches two clicks before a render.
 */
export function useOneAtATime(): (task: () => Promise<unknown>) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (task) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await task();
    } finally {
      // React Query updates components in a later task. A press before the update is meant for the old
      // screen, so it is ignored.
      setTimeout(() => {
        isUnderWay.current = false;
      });
    }
  };
}
