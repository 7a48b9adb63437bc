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

/** Without browser support, `isFullscreen` expands the view instead. */
export function useFullscreen(target: RefObject<HTMLElement | null>): Fullscreen {
  const hasScreen = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === target.current,
  );
  const [isExpanded, setExpanded] = useState(false);
  const leave = (): void => {
    setExpanded(false);
    // Rejects if the browser has already left full screen.
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
