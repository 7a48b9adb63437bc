import { expect, test } from 'vitest';
import { fc } from '@fast-check/vitest';
import { readDuration, writeDuration } from './duration.ts';

test.each([
  ['PT50H', 180_000_000],
  ['P30D', 2_592_000_000],
  ['P1DT2H30M', 95_400_000],
  ['P2W', 1_209_600_000],
  ['pt5s', 5_000],
  ['PT0S', 0],
])('%s is %i ms', (text, milliseconds) => {
  expect(readDuration(text)).toBe(milliseconds);
});

test.each(['', 'P', 'PT', '50H', 'P1Y', 'P1M', 'PT-5H', 'PT5H5D', 'P5000D', 'PT1.5H', 'P99999999999999999D'])(
  "%j isn't a duration",
  (text) => {
    expect(readDuration(text)).toBeUndefined();
  },
);

test('a duration survives a round trip through text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000_000 }), (seconds) => {
      expect(readDuration(writeDuration(seconds * 1_000))).toBe(seconds * 1_000);
    }),
  );
});
