import { useRef } from 'react';

/**
 * Returns a function that starts a task, unless the previous task is pending or its outcome isn't on the
 * screen yet. The function returns whether it started the task. It uses a ref, so that two clicks before a
 * render start only one task.
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
