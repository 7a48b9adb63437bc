/** In pixels, except `aspectRatio`: width / height of a picture. */
export interface GridMeasures {
  width: number;
  minColumnWidth: number;
  gap: number;
  aspectRatio: number;
  captionHeight: number;
}

export interface GridLayout {
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
