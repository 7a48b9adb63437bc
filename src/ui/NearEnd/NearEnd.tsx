import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './NearEnd.module.css';

/** Pixels before the end at which more is asked for (specification S4.67). */
const NEAR = 500;
/** Who has jumped past the end is near it too, however tall what follows it may be; pixels. */
const PAST = 1_000_000;

export interface NearEndProps {
  /** Called once when the marker comes near; a new `key` arms it again. */
  onNear: () => void;
}

/** The invisible end marker of a list that loads more. */
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
