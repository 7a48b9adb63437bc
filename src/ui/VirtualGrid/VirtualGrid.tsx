import { useRef, type ReactNode, useLayoutEffect, useState, type RefObject } from 'react';
import { WindowVirtualizer } from 'virtua';
import { isBuild } from '#/lib/mediaQuery.ts';
import { NearEnd } from '../NearEnd/NearEnd.tsx';
import styles from './VirtualGrid.module.css';

/** Overscan on each side in pixels, so that the keyboard reaches the next row. */
const BUFFER = 120;

export interface VirtualGridProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item, index: number) => ReactNode;
  label: string;
  /** Minimum width of a column, in pixels. As many columns as fit are rendered, but at least two. */
  minColumnWidth: number;
  /** Gap between columns and rows, in pixels. */
  gap: number;
  /** Width of the picture divided by its height. */
  aspectRatio: number;
  /** Height below the picture, in pixels. */
  captionHeight?: number;
  /** Called when the end is within 500 px of the viewport, but only once until the list has grown. */
  onNearEnd?: (() => void) | undefined;
}

/** Assumed width of the grid in the build, in pixels. */
const BUILD_WIDTH = 1200;

/**
 * A window-scrolled grid of thousands of equal tiles. Only visible tiles are in the DOM; the build renders
 * all of them.
 */
export function VirtualGrid<Item>({
  items,
  itemKey,
  renderItem,
  label,
  minColumnWidth,
  gap,
  aspectRatio,
  captionHeight = 0,
  onNearEnd,
}: VirtualGridProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(root, { minColumnWidth, gap, aspectRatio, captionHeight });
  const rows = toRows(items, layout?.columns ?? 1);
  const style = layout
    ? { '--grid-columns': layout.columns, '--grid-row': `${layout.rowHeight}px`, '--grid-gap': `${gap}px` }
    : {};
  return (
    <div ref={root} role="list" aria-label={label} className={styles.grid} style={style}>
      {layout && (
        // A new key discards cached measurements, or off-screen rows would keep their old height.
        <WindowVirtualizer
          key={`${layout.columns}x${layout.rowHeight}`}
          data={rows}
          itemSize={layout.rowHeight}
          bufferSize={BUFFER}
          {...(isBuild ? { ssrCount: rows.length } : {})}
        >
          {(row, rowIndex) => (
            <div className={styles.row}>
              {row.map((item, column) => {
                const index = rowIndex * layout.columns + column;
                return (
                  <div
                    key={itemKey(item)}
                    role="listitem"
                    aria-setsize={items.length}
                    aria-posinset={index + 1}
                    className={styles.cell}
                  >
                    {renderItem(item, index)}
                  </div>
                );
              })}
            </div>
          )}
        </WindowVirtualizer>
      )}
      {layout && onNearEnd && <NearEnd key={items.length} onNear={onNearEnd} />}
    </div>
  );
}

function useGridLayout(
  root: RefObject<HTMLElement | null>,
  measures: Omit<GridMeasures, 'width'>,
): GridLayout | null {
  const { minColumnWidth, gap, aspectRatio, captionHeight } = measures;
  const [layout, setLayout] = useState<GridLayout | null>(() =>
    isBuild ? gridLayout({ width: BUILD_WIDTH, minColumnWidth, gap, aspectRatio, captionHeight }) : null,
  );

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

/** In pixels, except `aspectRatio`: width / height of a picture. */
interface GridMeasures {
  width: number;
  minColumnWidth: number;
  gap: number;
  aspectRatio: number;
  captionHeight: number;
}

interface GridLayout {
  columns: number;
  rowHeight: number;
}

/** As many equal columns as fit, at least two. The row height includes the gap. */
export function gridLayout({
  width,
  minColumnWidth,
  gap,
  aspectRatio,
  captionHeight,
}: GridMeasures): GridLayout {
  const columns = Math.max(2, Math.floor((width + gap) / (minColumnWidth + gap)));
  const columnWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { columns, rowHeight: Math.round(columnWidth / aspectRatio + captionHeight + gap) };
}

/** Converts a scroll depth in pixels from the old layout to the new one. */
export function keepPlace(depth: number, from: GridLayout, to: GridLayout): number {
  const row = Math.floor(depth / from.rowHeight);
  const part = depth / from.rowHeight - row;
  return (Math.floor((row * from.columns) / to.columns) + part) * to.rowHeight;
}

export function toRows<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
}
