/**
 * What decides the grid's measures; all in pixels but `aspectRatio`, the width of a tile's picture by its
 * height.
 */
export type GridMeasures = {
  width: number;
  minColumnWidth: number;
  gap: number;
  aspectRatio: number;
  /** Height of what stands under the picture. */
  captionHeight: number;
};

export type GridLayout = { columns: number; rowHeight: number };

/**
 * As many equal columns as fit, at least two, and the height of a row with the gap under it, known before
 * drawing.
 */
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

/**
 * How far into the list, in pixels of the new layout, the reader is who stood `depth` pixels into the old
 * one.
 */
export function keepPlace(depth: number, from: GridLayout, to: GridLayout): number {
  const row = Math.floor(depth / from.rowHeight);
  const part = depth / from.rowHeight - row;
  return (Math.floor((row * from.columns) / to.columns) + part) * to.rowHeight;
}

/** Cuts a list into rows of so many columns. */
export function toRows<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
}
