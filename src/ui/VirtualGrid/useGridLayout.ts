import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { gridLayout, keepPlace, type GridLayout, type GridMeasures } from './gridLayout.ts';

export function useGridLayout(
  root: RefObject<HTMLElement | null>,
  measures: Omit<GridMeasures, 'width'>,
): GridLayout | null {
  const { minColumnWidth, gap, aspectRatio, captionHeight } = measures;
  const [layout, setLayout] = useState<GridLayout | null>(null);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const measure = () => {
      const next = gridLayout({
        width: element.clientWidth,
        minColumnWidth,
        gap,
        aspectRatio,
        captionHeight,
      });
      setLayout((last) =>
        last?.columns === next.columns && last.rowHeight === next.rowHeight ? last : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, minColumnWidth, gap, aspectRatio, captionHeight]);

  useKeptPlace(root, layout);
  return layout;
}

/** Keeps the same tiles in view when a rotation or resize changes the columns. */
function useKeptPlace(root: RefObject<HTMLElement | null>, layout: GridLayout | null): void {
  const last = useRef<GridLayout>(null);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = layout;
    if (!root.current || !from || !layout || from === layout) return;
    const top = root.current.getBoundingClientRect().top;
    if (top < 0) window.scrollBy({ top: top + keepPlace(-top, from, layout), behavior: 'instant' });
  }, [root, layout]);
}
