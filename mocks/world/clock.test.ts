import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const start = Date.UTC(2026, 0, 14);

test('the clock ticks with real time from its start', () => {
  let real = 5_000;
  const clock = createClock({ now: start, tick: () => real });
  real += 1_500;
  expect(clock.now()).toBe(start + 1_500);
});

test("a frozen clock doesn't tick until it is moved", () => {
  let real = 0;
  const clock = createClock({ now: start, frozen: true, tick: () => real });
  real += 10_000;
  expect(clock.now()).toBe(start);
  clock.advance(60_000);
  expect(clock.now()).toBe(start + 60_000);
});

test('a clock that is resumed continues from where it was frozen', () => {
  let real = 0;
  const clock = createClock({ now: start, tick: () => real });
  real = 1_000;
  clock.freeze();
  real = 9_000;
  clock.resume();
  real = 9_500;
  expect(clock.now()).toBe(start + 1_500);
});

test('the clock reports jumps, and refuses to advance backwards', () => {
  const clock = createClock({ now: start, frozen: true });
  const reported: number[] = [];
  const stop = clock.onJump((now) => reported.push(now));
  clock.set(start + 5);
  clock.advance(5);
  stop();
  clock.advance(5);
  expect(reported).toEqual([start + 5, start + 10]);
  expect(() => clock.advance(-1)).toThrow(RangeError);
});
