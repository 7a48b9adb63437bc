import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  atServerTime,
  deviceNow,
  noteServerDate,
  parseInstant,
  resetServerClock,
  serverNow,
} from './clock.ts';

const start = Date.UTC(2026, 0, 14, 10);
const day = 86_400_000;
const header = (milliseconds: number): string => new Date(milliseconds).toUTCString();

/** Simulates a response that took `took` ms, from a server whose clock is `offset` ms ahead. */
function answer(offset: number, took: number): void {
  const requestedAt = deviceNow();
  vi.advanceTimersByTime(took);
  noteServerDate(header(deviceNow() + offset), requestedAt);
}

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => {
  resetServerClock();
  vi.useRealTimers();
});

describe('serverNow', () => {
  test('is the device clock before any answer', () => {
    expect(serverNow()).toBe(start);
  });

  test.each([[day], [-day], [3_600_000], [0]])(
    'follows a server that is %d ms away within a second',
    (offset) => {
      answer(offset, 200);
      expect(Math.abs(serverNow() - deviceNow() - offset)).toBeLessThanOrEqual(1000);
    },
  );

  test('becomes exact with each answer', () => {
    for (const step of [0, 130, 370, 590, 810, 950]) {
      vi.setSystemTime(start + 60_000 * step + step);
      answer(5000, 20);
    }
    expect(Math.abs(serverNow() - deviceNow() - 5000)).toBeLessThanOrEqual(200);
  });

  test('does not believe a single answer from a cache', () => {
    answer(0, 50);
    noteServerDate(header(start - day), deviceNow());
    expect(Math.abs(serverNow() - deviceNow())).toBeLessThanOrEqual(1000);
  });

  test('believes a corrected clock when two answers agree', () => {
    answer(0, 50);
    answer(day, 50);
    answer(day, 50);
    expect(Math.abs(serverNow() - deviceNow() - day)).toBeLessThanOrEqual(1100);
  });

  test.each([[null], [undefined], [''], ['yesterday']])(
    'leaves the clock alone for the header %j',
    (text) => {
      noteServerDate(text, deviceNow());
      expect(serverNow()).toBe(deviceNow());
    },
  );
});

describe('atServerTime', () => {
  test('waits longer than a timer can', () => {
    const callback = vi.fn();
    atServerTime(start + 40 * day, callback);
    vi.advanceTimersByTime(40 * day - 1000);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledOnce();
  });

  test('is on time when the device slept', () => {
    const callback = vi.fn();
    atServerTime(start + 2 * day, callback);
    vi.setSystemTime(start + 3 * day);
    vi.advanceTimersByTime(3_600_000);
    expect(callback).toHaveBeenCalledOnce();
  });

  test('calls back soon for what has passed, and never when cancelled', () => {
    const passed = vi.fn();
    const cancelled = vi.fn();
    atServerTime(start - 1, passed);
    atServerTime(start + 1000, cancelled)();
    vi.advanceTimersByTime(5000);
    expect(passed).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });
});

describe('parseInstant', () => {
  test.each([
    ['2026-01-14T10:00:00Z', start],
    ['never', null],
    ['', null],
    [null, null],
  ])('reads %j', (iso, milliseconds) => {
    expect(parseInstant(iso)).toBe(milliseconds);
  });
});
