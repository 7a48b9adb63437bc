import { useState, useSyncExternalStore, type RefObject } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export interface Fullscreen {
  readonly isFullscreen: boolean;
  readonly toggle: () => void;
  readonly leave: () => void;
}

/** Where there is no full screen, `isFullscreen` is all the same true: the view drops its own chrome. */
export function useFullscreen(target: RefObject<HTMLElement | null>): Fullscreen {
  const hasScreen = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === target.current,
  );
  const [isExpanded, setExpanded] = useState(false);
  const leave = (): void => {
    setExpanded(false);
    // The browser may have left by itself in the meantime, which it then calls an error.
    if (document.fullscreenElement === target.current && target.current)
      document.exitFullscreen().catch(() => undefined);
  };
  const enter = (): void => {
    if (document.fullscreenEnabled && target.current)
      target.current.requestFullscreen().catch(() => setExpanded(true));
    else setExpanded(true);
  };
  const isFullscreen = hasScreen || isExpanded;
  return { isFullscreen, leave, toggle: isFullscreen ? leave : enter };
}
