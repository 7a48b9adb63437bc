import { useLayoutEffect, type RefObject } from 'react';

/** Heights in pixels of the last grids that were left, by what they listed. */
const left = new Map<string, number>();
const MOST = 20;

/** Gives a list its former height for its first frame, so that the scroll position can be restored. */
export function useKeptHeight(element: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return undefined;
    const release = hold(list, left.get(key));
    return () => {
      release();
      left.delete(key);
      left.set(key, list.offsetHeight);
      const [oldest] = left.keys();
      if (left.size > MOST && oldest !== undefined) left.delete(oldest);
    };
  }, [element, key]);
}

/** Keeps a list at least this high until the next frame; returns the way to stop at once. */
function hold(list: HTMLElement, height: number | undefined): () => void {
  const release = () => list.style.removeProperty('min-block-size');
  if (height !== undefined) list.style.setProperty('min-block-size', `${height}px`);
  const frame = requestAnimationFrame(release);
  return () => {
    cancelAnimationFrame(frame);
    release();
  };
}
