import { useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedMotion } from '../motion.ts';

/** Milliseconds that a banner stays (specification, section 9). */
const AUTOPLAY = 5000;

/** Calls back while playing. It stops for good by the pause button, and for as long as a pointer or the focus is there. */
export function useAutoplay(isWorthIt: boolean, advance: () => void) {
  const [isPaused, setPaused] = useState(prefersReducedMotion);
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

  return { isPaused, togglePaused: () => setPaused(!isPaused), hold: () => setHeld(true), release: () => setHeld(false) };
}
