import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brands } from '../settings.ts';
import { minorOf } from '../sums.ts';
import { bandsOf } from './prizes.rules.ts';

test('a later place always gets less than an earlier one, and the whole fund is paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 50_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(...brands),
      (fund, places, brand) => {
        const bands = bandsOf(fund, places, brand);
        const amounts = bands.map(({ amount }) => amount);
        expect(amounts).toEqual([...new Set(amounts)].toSorted((one, other) => other - one));
        expect(amounts.at(-1)).toBeGreaterThan(0);
        const sum = bands.reduce((total, { from, to, amount }) => total + amount * (to - from + 1), 0);
        expect(sum).toBe(minorOf(brand, fund));
        expect(bands.at(-1)?.to).toBe(places);
      },
    ),
  );
});
