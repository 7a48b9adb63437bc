import { describe, expect, it } from 'vitest';
import { countdownParts, digits, isoDuration } from './Countdown.tsx';

const day = 86_400_000;

describe('a countdown', () => {
  it('shows the time left as days, hours, minutes and seconds', () => {
    const parts = countdownParts(2 * day + 3_723_000);
    expect(parts).toEqual({ days: 2, hours: 1, minutes: 2, seconds: 3, isOver: false });
    expect(digits(parts)).toBe('2:01:02:03');
    expect(isoDuration(parts)).toBe('P2DT1H2M3S');
  });
  it('rounds up to one second while less than a second is left', () => {
    expect(digits(countdownParts(1))).toBe('00:00:01');
  });
  it('ends when its time has come, and then stays at 0', () => {
    expect(countdownParts(0).isOver).toBe(true);
    expect(digits(countdownParts(-5 * day))).toBe('00:00:00');
  });
  it('supports more milliseconds than a signed 32-bit number can hold', () => {
    expect(countdownParts(400 * day).days).toBe(400);
  });
});
