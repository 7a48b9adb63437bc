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
  test("is the device's clock before the first response", () => {
    expect(serverNow()).toBe(start);
  });

  test.each([[day], [-day], [3_600_000], [0]])(
    'follows a server whose clock is %d ms ahead, within a second',
    (offset) => {
      answer(offset, 200);
      expect(Math.abs(serverNow() - deviceNow() - offset)).toBeLessThanOrEqual(1000);
    },
  );

  test('becomes more precise with each response', () => {
    for (const step of [0, 130, 370, 590, 810, 950]) {
      vi.setSystemTime(start + 60_000 * step + step);
      answer(5000, 20);
    }
    expect(Math.abs(serverNow() - deviceNow() - 5000)).toBeLessThanOrEqual(200);
  });

  test('ignores a single contradicting response, such as a cached one', () => {
    answer(0, 50);
    noteServerDate(header(start - day), deviceNow());
    expect(Math.abs(serverNow() - deviceNow())).toBeLessThanOrEqual(1000);
  });

  test("follows a change of the server's clock once two responses agree", () => {
    answer(0, 50);
    answer(day, 50);
    answer(day, 50);
    expect(Math.abs(serverNow() - deviceNow() - day)).toBeLessThanOrEqual(1100);
  });

  test.each([[null], [undefined], [''], ['yesterday']])('ignores the header %j', (text) => {
    noteServerDate(text, deviceNow());
    expect(serverNow()).toBe(deviceNow());
  });
});

describe('atServerTime', () => {
  test('can wait longer than the maximum of setTimeout', () => {
    const callback = vi.fn();
    atServerTime(start + 40 * day, callback);
    vi.advanceTimersByTime(40 * day - 1000);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledOnce();
  });

  test('fires after the device slept past its time', () => {
    const callback = vi.fn();
    atServerTime(start + 2 * day, callback);
    vi.setSystemTime(start + 3 * day);
    vi.advanceTimersByTime(3_600_000);
    expect(callback).toHaveBeenCalledOnce();
  });

  test('fires soon for a time in the past, and never if cancelled', () => {
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
  ])('turns %j into milliseconds or null', (iso, milliseconds) => {
    expect(parseInstant(iso)).toBe(milliseconds);
  });
});
