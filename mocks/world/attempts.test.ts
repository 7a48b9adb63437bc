import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondsUntilAttempt } from './attempts.ts';

const limit = { max: 3, within: 300_000 };

test('the wait ends when the oldest counted attempt leaves the window', () => {
  expect(secondsUntilAttempt([0, 100_000, 200_000], 250_000, limit)).toBe(50);
  expect(secondsUntilAttempt([0, 100_000], 250_000, limit)).toBe(0);
  expect(secondsUntilAttempt([], 250_000, limit)).toBe(0);
});

test("attempts from before the clock was set back don't count", () => {
  expect(secondsUntilAttempt([900_000, 900_001, 900_002], 250_000, limit)).toBe(0);
});

test('the next attempt is allowed after exactly the stated wait, and not a second earlier', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 600_000 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 900_000 }),
      (attempts, now) => {
        const made = attempts.filter((at) => at <= now);
        const wait = secondsUntilAttempt(made, now, limit);
        expect(secondsUntilAttempt(made, now + wait * 1_000, limit)).toBe(0);
        const isStillRefused = wait === 0 || secondsUntilAttempt(made, now + (wait - 1) * 1_000, limit) > 0;
        expect(isStillRefused).toBe(true);
      },
    ),
  );
});
