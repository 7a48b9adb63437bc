import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../motion.ts';

/** Milliseconds that a banner stays (specification S9.9). */
const AUTOPLAY = 5000;

const neverChanges = () => () => undefined;

/** Stops for good by the pause button, and while a pointer or the focus is there. */
export function useAutoplay(isWorthIt: boolean, advance: () => void) {
  // Drawn ahead it plays: the page is the same for everybody.
  const isStill = useSyncExternalStore(neverChanges, prefersReducedMotion, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPaused = chosen ?? isStill;
  const [isHeld, setHeld] = useState(false);
  const next = useEffectEvent(advance);
  const isPlaying = isWorthIt && !isPaused && !isHeld;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') next();
    }, AUTOPLAY);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return {
    isPaused,
    togglePaused: () => setChosen(!isPaused),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
