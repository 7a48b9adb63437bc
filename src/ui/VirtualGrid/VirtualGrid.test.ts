import { describe, expect, it } from 'vitest';
import { gridLayout, keepPlace, toRows } from './VirtualGrid.tsx';

const measures = { minColumnWidth: 160, gap: 16, aspectRatio: 3 / 4, captionHeight: 44 };

describe('the layout of a grid', () => {
  it('has as many columns as fit, including the gaps', () => {
    expect(gridLayout({ ...measures, width: 160 * 4 + 16 * 3 }).columns).toBe(4);
    expect(gridLayout({ ...measures, width: 160 * 4 + 16 * 3 - 1 }).columns).toBe(3);
  });
  it('has at least two columns in a window of any width', () => {
    expect(gridLayout({ ...measures, width: 288 }).columns).toBe(2);
    expect(gridLayout({ ...measures, width: 0 }).columns).toBe(2);
  });
  it("derives the height of a row from the picture's aspect ratio", () => {
    expect(gridLayout({ ...measures, width: 316 }).rowHeight).toBe(150 / 0.75 + 44 + 16);
  });
});

describe('the scroll position of a grid', () => {
  it('stays at the same tiles when the number of columns changes', () => {
    const from = { columns: 4, rowHeight: 100 };
    const to = { columns: 2, rowHeight: 200 };
    expect(keepPlace(1050, from, to)).toBeCloseTo(20.5 * 200);
    expect(keepPlace(0, from, to)).toBe(0);
  });
});

describe('the rows of a grid', () => {
  it('contain every item once, in order', () => {
    expect(toRows([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(toRows([], 3)).toEqual([]);
  });
});
