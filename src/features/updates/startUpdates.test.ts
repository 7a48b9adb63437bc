// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyQuarterHour, LINE_CHECK_MS, UPDATE_CHECK_MS, whenLineReturns } from './startUpdates.tsx';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the check for a new version', () => {
  it('runs every 15 minutes', () => {
    const check = vi.fn();
    const stop = everyQuarterHour(check);
    vi.advanceTimersByTime(15 * 60_000 - 1);
    expect(check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(15 * 60_000);
    expect(check).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(UPDATE_CHECK_MS);
    expect(check).toHaveBeenCalledTimes(2);
  });
  it('runs when a tab becomes visible after a long sleep, but not each time it becomes visible', () => {
    const check = vi.fn();
    everyQuarterHour(check);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(check).not.toHaveBeenCalled();
    // While the device sleeps, its clock continues but timers don't.
    vi.setSystemTime(Date.now() + UPDATE_CHECK_MS);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(check).toHaveBeenCalledOnce();
  });
});

describe('a page that started offline', () => {
  it('retries every ten seconds and when the browser goes online, until an attempt succeeds', async () => {
    const isBack = vi.fn();
    const attempt = vi.fn(() => Promise.reject(new TypeError('offline')));
    whenLineReturns(attempt, isBack);
    await vi.advanceTimersByTimeAsync(LINE_CHECK_MS);
    expect(attempt).toHaveBeenCalledOnce();
    expect(isBack).not.toHaveBeenCalled();
    attempt.mockImplementation(() => Promise.resolve() as Promise<never>);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(LINE_CHECK_MS * 3);
    expect(isBack).toHaveBeenCalledOnce();
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});
