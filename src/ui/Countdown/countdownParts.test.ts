import { describe, expect, it } from 'vitest';
import { countdownParts, digits, isoDuration } from './countdownParts.ts';

const day = 86_400_000;

describe('a countdown', () => {
  it('splits the time left into days, hours, minutes and seconds', () => {
    const parts = countdownParts(2 * day + 3_723_000);
    expect(parts).toEqual({ days: 2, hours: 1, minutes: 2, seconds: 3, isOver: false });
    expect(digits(parts)).toBe('2:01:02:03');
    expect(isoDuration(parts)).toBe('P2DT1H2M3S');
  });
  it('rounds the last part of a second up to one second', () => {
    expect(digits(countdownParts(1))).toBe('00:00:01');
  });
  it('ends at its moment and stays at 0 afterwards', () => {
    expect(countdownParts(0).isOver).toBe(true);
    expect(digits(countdownParts(-5 * day))).toBe('00:00:00');
  });
  it('supports more milliseconds than a signed 32-bit number', () => {
    expect(countdownParts(400 * day).days).toBe(400);
  });
});
