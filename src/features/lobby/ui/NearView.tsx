import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance from the window within which a part is rendered. */
const NEAR = '600px 0px';

export interface NearViewProps {
  /** Class that reserves the part's size until its first render. */
  placeClass: string | undefined;
  /** Whether the part is in the first view, so that it renders at once. */
  isFirst?: boolean;
  children: ReactNode;
}

/** Renders its children only near the window, to save elements and requests. A part with the focus stays. */
export function NearView({ placeClass, isFirst = false, children }: NearViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const [size, setSize] = useState<number | null>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (entry.isIntersecting) setNear(true);
        else if (!element.contains(document.activeElement)) {
          if (element.childElementCount > 0) setSize(entry.boundingClientRect.height);
          setNear(false);
        }
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={root}
      className={isNear || size !== null ? undefined : placeClass}
      style={isNear || size === null ? undefined : { blockSize: `${size}px` }}
    >
      {isNear && children}
    </div>
  );
}
