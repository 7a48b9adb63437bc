import { useRef } from 'react';

/**
 * Returns a function that starts a task, unless the previous one is pending or its outcome isn't on the screen
 * yet. It returns whether the task was started. Uses a ref, so it also catches two clicks before a render.
 */
export function useOneAtATime(): (task: () => Promise<unknown>) => boolean {
  const isUnderWay = useRef(false);
  const perform = async (task: () => Promise<unknown>): Promise<void> => {
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
  return (task) => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    void perform(task);
    return true;
  };
}
