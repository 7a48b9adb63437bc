import { expect, test } from 'vitest';
import { fc } from '@fast-check/vitest';
import { listChange } from './changes.ts';

const items = Array.from({ length: 6 }, (_, id) => ({ id }));
const list = fc.uniqueArray(fc.constantFrom(...items));

test('the items that a client keeps, followed by those that are sent, are the current list', () => {
  fc.assert(
    fc.property(list, list, (before, now) => {
      const { keep, data } = listChange(before, now) ?? { keep: before.length, data: [] };
      expect([...before.slice(before.length - keep), ...data]).toEqual(now);
    }),
  );
});

test('if a list lost its first items and gained others, only the new items are sent', () => {
  fc.assert(
    fc.property(list, list, list, (lost, kept, gained) => {
      const rest = kept.filter((item) => !lost.includes(item));
      const added = gained.filter((item) => !lost.includes(item) && !rest.includes(item));
      fc.pre(rest.length > 0 && lost.length + added.length > 0);
      expect(listChange([...lost, ...rest], [...rest, ...added])).toEqual({
        keep: rest.length,
        data: added,
      });
    }),
  );
});
