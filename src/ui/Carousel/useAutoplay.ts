import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../motion.ts';

/** Time per banner, in ms (specification S9.9). */
const AUTOPLAY = 5000;

const neverChanges = () => () => undefined;

/** The pause button stops it for good; hover and focus pause it. */
export function useAutoplay(isWorthIt: boolean, advance: () => void) {
  // The server snapshot plays, because the prerendered page is the same for everyone.
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
