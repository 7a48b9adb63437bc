import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondsUntilAttempt } from './attempts.ts';

const allowance = { max: 3, within: 300_000 };

test('the wait is until the first of the last attempts stops counting', () => {
  expect(secondsUntilAttempt([0, 100_000, 200_000], 250_000, allowance)).toBe(50);
  expect(secondsUntilAttempt([0, 100_000], 250_000, allowance)).toBe(0);
  expect(secondsUntilAttempt([], 250_000, allowance)).toBe(0);
});

test('attempts made before the clock was set back do not count', () => {
  expect(secondsUntilAttempt([900_000, 900_001, 900_002], 250_000, allowance)).toBe(0);
});

test('after exactly that wait the next attempt is allowed, and a second earlier it is not', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 600_000 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 900_000 }),
      (attempts, now) => {
        const made = attempts.filter((at) => at <= now);
        const wait = secondsUntilAttempt(made, now, allowance);
        expect(secondsUntilAttempt(made, now + wait * 1_000, allowance)).toBe(0);
        const isStillRefused =
          wait === 0 || secondsUntilAttempt(made, now + (wait - 1) * 1_000, allowance) > 0;
        expect(isStillRefused).toBe(true);
      },
    ),
  );
});
