import { useRef, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import { NearEnd } from '../NearEnd/NearEnd.tsx';
import { toRows } from './gridLayout.ts';
import { useGridLayout } from './useGridLayout.ts';
import styles from './VirtualGrid.module.css';

/** Pixels beyond the window on each side, so that the next row is there for the keyboard. */
const BUFFER = 120;

export interface VirtualGridProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item, index: number) => ReactNode;
  label: string;
  /** Pixels; as many columns as fit, two at least. */
  minColumnWidth: number;
  /** Pixels between columns and between rows. */
  gap: number;
  /** Width of a tile's picture by its height. */
  aspectRatio: number;
  /** Pixels under the picture. */
  captionHeight?: number;
  /** The end is within 500 px; called once for each length of the list. */
  onNearEnd?: (() => void) | undefined;
}

/** Thousands of equal tiles in the window's own scroll, of which only those in sight are in the page. */
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
  const style = layout
    ? { '--grid-columns': layout.columns, '--grid-row': `${layout.rowHeight}px`, '--grid-gap': `${gap}px` }
    : {};
  return (
    <div ref={root} role="list" aria-label={label} className={styles.grid} style={style}>
      {layout && (
        // A new key drops the measures of the old layout: rows out of sight would keep their former height.
        <WindowVirtualizer
          key={`${layout.columns}x${layout.rowHeight}`}
          data={toRows(items, layout.columns)}
          itemSize={layout.rowHeight}
          bufferSize={BUFFER}
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
