import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '../model/fitFrame.ts';

/** Size of an element's content box in CSS pixels, followed as it changes. */
export function useElementSize(target: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return size;
}
