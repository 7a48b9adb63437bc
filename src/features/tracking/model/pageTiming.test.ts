import { describe, expect, it } from 'vitest';
import { pageTiming, type NavigationTimes, type Vital } from './pageTiming.ts';

const page = { rid: 'r1', path: '/', datetime: '2026-11-20T10:00:00.000Z' };
const times: NavigationTimes = {
  type: 'navigate',
  domainLookupStart: 10,
  domainLookupEnd: 22.512,
  connectStart: 22.5,
  connectEnd: 62.6,
  domInteractive: 410,
  domContentLoadedEventEnd: 520.04,
  loadEventEnd: 0,
  transferSize: 182_400,
};
const vitals = (values: Partial<Record<Vital, number>>): Map<Vital, number> =>
  new Map(Object.entries(values) as [Vital, number][]);

describe('the timing of a page view', () => {
  it('contains the navigation timing and web vitals, in ms except the layout shift', () => {
    const measured = vitals({ fcp: 480.04, lcp: 612, inp: 56, cls: 0.002_345, ttfb: 180.44 });
    expect(pageTiming({ ...page, connection: '4g' }, times, measured)).toEqual({
      ...page,
      connection: '4g',
      navigationType: 'navigate',
      dns: 12.5,
      connect: 40.1,
      domInteractive: 410,
      domContentLoaded: 520,
      transferSize: 182_400,
      fcp: 480,
      lcp: 612,
      inp: 56,
      cls: 0.0023,
      ttfb: 180.4,
    });
  });
  it("omits events that haven't happened and impossible values", () => {
    const timing = pageTiming(page, { ...times, domInteractive: -5 }, vitals({ lcp: Number.NaN, inp: 1e9 }));
    for (const name of ['load', 'domInteractive', 'lcp', 'inp']) expect(timing).not.toHaveProperty(name);
  });
  it('contains only the page if the browser reports nothing', () => {
    expect(pageTiming(page, undefined, new Map())).toEqual(page);
  });
});
