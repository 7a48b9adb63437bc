import { useEffect } from 'react';
import { tellFrame } from '../../gameFrame.store.ts';

/** The loading flag clears this long after the start (specification S9.5). */
export const LOADING_FLAG_MS = 1000;
/** A game that has not loaded by then has failed. */
export const FRAME_TIMEOUT_MS = 15_000;

/** Counts from the start of a run; `attempt` is null while none has started or once the game has loaded. */
export function useRunTimers(attempt: number | null): void {
  useEffect(() => {
    if (attempt === null) return undefined;
    const timers = [
      setTimeout(() => tellFrame({ type: 'loadingElapsed', attempt }), LOADING_FLAG_MS),
      setTimeout(() => tellFrame({ type: 'frameTimedOut', attempt }), FRAME_TIMEOUT_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [attempt]);
}
