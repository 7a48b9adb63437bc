import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { playedWithin } from './played.rules.ts';

const instant = fc.integer({ min: 0, max: 60 });
const spans = fc.array(
  fc
    .tuple(instant, fc.integer({ min: 1, max: 15 }))
    .map(([from, length]) => ({ from, until: from + length })),
  { maxLength: 12 },
);

test('a moment within several spans of play counts once, in whatever order the spans were added', () => {
  fc.assert(
    fc.property(spans, spans, instant, instant, (first, later, from, until) => {
      const list = [...first];
      const played = (time: number): boolean => list.some((span) => time >= span.from && time < span.until);
      const moments = (): number =>
        Array.from({ length: 80 }, (_, time) => time).filter(
          (time) => time >= from && time < until && played(time),
        ).length;
      expect(playedWithin(list, from, until)).toBe(moments());
      for (const span of later) {
        list.push(span);
        expect(playedWithin(list, from, until)).toBe(moments());
      }
    }),
  );
});
