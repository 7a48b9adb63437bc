import { expect, test } from 'vitest';
import { withSpan } from './played.rules.ts';

const sorted = (spans: ReturnType<typeof withSpan>) => spans.toSorted((one, other) => one.from - other.from);

test('adjacent spans are merged, others stay separate, in any order', () => {
  const later = { from: 100, until: 110 };
  expect(sorted(withSpan([later], { from: 0, until: 10 }, 0))).toEqual([{ from: 0, until: 10 }, later]);
  expect(withSpan([later], { from: 90, until: 100 }, 0)).toEqual([{ from: 90, until: 110 }]);
  expect(withSpan([{ from: 0, until: 20 }, later], { from: 10, until: 105 }, 0)).toEqual([
    { from: 0, until: 110 },
  ]);
});

test('drops spans that ended before the longest period', () => {
  expect(withSpan([{ from: 0, until: 10 }], { from: 100, until: 110 }, 50)).toEqual([
    { from: 100, until: 110 },
  ]);
});
