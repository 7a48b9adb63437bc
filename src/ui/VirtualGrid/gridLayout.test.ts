import { describe, expect, it } from 'vitest';
import { gridLayout, keepPlace, toRows } from './gridLayout.ts';

const measures = { minColumnWidth: 160, gap: 16, aspectRatio: 3 / 4, captionHeight: 44 };

describe('the layout of a grid', () => {
  it('has as many columns as fit with their gaps', () => {
    expect(gridLayout({ ...measures, width: 160 * 4 + 16 * 3 }).columns).toBe(4);
    expect(gridLayout({ ...measures, width: 160 * 4 + 16 * 3 - 1 }).columns).toBe(3);
  });
  it('has two columns at least, however narrow the window', () => {
    expect(gridLayout({ ...measures, width: 288 }).columns).toBe(2);
    expect(gridLayout({ ...measures, width: 0 }).columns).toBe(2);
  });
  it('knows the height of a row from the ratio of the picture', () => {
    expect(gridLayout({ ...measures, width: 316 }).rowHeight).toBe(150 / 0.75 + 44 + 16);
  });
});

describe("the reader's place", () => {
  it('stays at the same tiles when the columns change', () => {
    const from = { columns: 4, rowHeight: 100 };
    const to = { columns: 2, rowHeight: 200 };
    expect(keepPlace(1050, from, to)).toBeCloseTo(20.5 * 200);
    expect(keepPlace(0, from, to)).toBe(0);
  });
});

describe('rows', () => {
  it('hold every item once, in order, the last row what is left', () => {
    expect(toRows([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(toRows([], 3)).toEqual([]);
  });
});
