import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetServerClock, secondsUntil } from '#/lib/clock.ts';
import { tabStore } from '#/lib/storage.ts';
import { resendMoment, startResendTimer } from './useResend.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  resetServerClock();
  for (const name of tabStore.names()) tabStore.remove(name);
  return () => vi.useRealTimers();
});

const left = (contact = '61491570006') => secondsUntil(resendMoment('restore', contact), Date.now());

describe('the countdown to the next code', () => {
  it('takes 35 seconds unless the server gives another time', () => {
    startResendTimer('restore', '61491570006');
    expect(left()).toBe(35);
    startResendTimer('restore', '61491570006', 5);
    expect(left()).toBe(5);
  });
  it('continues while the page is closed', () => {
    startResendTimer('restore', '61491570006');
    vi.advanceTimersByTime(30_000);
    expect(left()).toBe(5);
    vi.advanceTimersByTime(5000);
    expect(left()).toBe(0);
  });
  it('is separate for each contact', () => {
    startResendTimer('restore', '61491570006');
    expect(left('61491570156')).toBe(0);
  });
  it("ends if the device's clock is set back", () => {
    startResendTimer('restore', '61491570006');
    vi.setSystemTime(Date.parse('2026-11-10T12:00:00Z'));
    expect(left()).toBe(0);
  });
});
