import type { PerformanceRecord } from '#/api/generated/model/index.ts';

export type Vital = 'fcp' | 'lcp' | 'inp' | 'cls' | 'ttfb';

export type NavigationTimes = Pick<
  PerformanceNavigationTiming,
  | 'type'
  | 'domainLookupStart'
  | 'domainLookupEnd'
  | 'connectStart'
  | 'connectEnd'
  | 'domInteractive'
  | 'domContentLoadedEventEnd'
  | 'loadEventEnd'
  | 'transferSize'
>;

const MAX_MS = 3_600_000;
const MAX_SHIFT = 1000;

function rounded(value: number, digits: number, largest: number): number | undefined {
  if (!Number.isFinite(value) || value < 0 || value > largest) return undefined;
  return Number(value.toFixed(digits));
}

const milliseconds = (value: number): number | undefined => rounded(value, 1, MAX_MS);
/** The browser reports 0 for an event that hasn't happened yet, so 0 counts as no value. */
const reached = (value: number): number | undefined => (value > 0 ? milliseconds(value) : undefined);

function withoutGaps(times: Readonly<Record<string, number | undefined>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(times).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

export function pageTiming(
  page: Pick<PerformanceRecord, 'rid' | 'path' | 'datetime' | 'connection'>,
  times: NavigationTimes | undefined,
  vitals: ReadonlyMap<Vital, number>,
): PerformanceRecord {
  const vitalTimes = [...vitals].map(
    ([name, value]) => [name, name === 'cls' ? rounded(value, 4, MAX_SHIFT) : milliseconds(value)] as const,
  );
  const navigation = times && {
    dns: milliseconds(times.domainLookupEnd - times.domainLookupStart),
    connect: milliseconds(times.connectEnd - times.connectStart),
    domInteractive: reached(times.domInteractive),
    domContentLoaded: reached(times.domContentLoadedEventEnd),
    load: reached(times.loadEventEnd),
    transferSize: rounded(times.transferSize, 0, Number.MAX_SAFE_INTEGER),
  };
  return {
    ...page,
    ...(times && { navigationType: times.type }),
    ...withoutGaps({ ...navigation, ...Object.fromEntries(vitalTimes) }),
  };
}
