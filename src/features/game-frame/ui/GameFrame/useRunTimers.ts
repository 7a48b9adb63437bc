import { useEffect } from 'react';
import { dispatchFrame } from '../../gameFrame.store.ts';

/** The loading flag clears this long after the start (S9.5). */
export const LOADING_FLAG_MS = 1000;
/** A game that hasn't loaded after this time has failed. */
export const FRAME_TIMEOUT_MS = 15_000;

/** `attempt` is null before a run starts and after the game has loaded. */
export function useRunTimers(attempt: number | null): void {
  useEffect(() => {
    if (attempt === null) return undefined;
    const timers = [
      setTimeout(() => dispatchFrame({ type: 'loadingElapsed', attempt }), LOADING_FLAG_MS),
      setTimeout(() => dispatchFrame({ type: 'frameTimedOut', attempt }), FRAME_TIMEOUT_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [attempt]);
}
