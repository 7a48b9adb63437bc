import { expect, test } from 'vitest';
import { createFlightClock } from './flightClock.ts';

const growth = 0.12;
const multiplier = (seconds: number): number => Math.exp(growth * seconds);

function startClock() {
  let now = 0;
  const clock = createFlightClock(growth, () => now);
  const hear = (at: number): void => {
    now = at;
    clock.confirm(multiplier(at / 1000));
  };
  const look = (at: number): number => {
    now = at;
    return clock.seconds();
  };
  return { hear, look };
}

test('the displayed flight time never exceeds what the provider has confirmed', () => {
  const { hear, look } = startClock();
  hear(0);
  hear(125);
  for (const at of [125, 200, 250, 400, 60_000]) expect(look(at)).toBeLessThanOrEqual(0.125 + 1e-9);
  hear(60_125);
  expect(look(120_000)).toBeCloseTo(60.125);
});

test('the displayed flight time advances evenly between two confirmations', () => {
  const { hear, look } = startClock();
  hear(0);
  hear(200);
  hear(400);
  expect(look(500)).toBeCloseTo(0.3);
  expect(look(600)).toBeCloseTo(0.4);
});

test('a reloaded page starts at the current time of its flight', () => {
  const { hear, look } = startClock();
  hear(0);
  expect(look(0)).toBe(0);
  const resumed = startClock();
  resumed.hear(5_000);
  expect(resumed.look(30_000)).toBeCloseTo(5);
});
