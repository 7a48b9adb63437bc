import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './NearEnd.module.css';

/** Distance from the end at which more is loaded, in pixels (specification S4.67). */
const NEAR = 500;
/** The observer's top margin in pixels. It is so large that a jump past the end always counts as near. */
const PAST = 1_000_000;

export interface NearEndProps {
  /** Called once when the marker comes near. A new `key` re-arms it. */
  onNear: () => void;
}

export function NearEnd({ onNear }: NearEndProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const announce = useEffectEvent(onNear);
  useEffect(() => {
    if (!marker.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        announce();
      },
      { rootMargin: `${PAST}px ${NEAR}px ${NEAR}px` },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={marker} className={styles.marker} aria-hidden />;
}
