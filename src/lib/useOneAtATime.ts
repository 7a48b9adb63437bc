import { useRef } from 'react';

/** Runs a task unless the last one is still under way: two presses, even before a render, are one. */
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
