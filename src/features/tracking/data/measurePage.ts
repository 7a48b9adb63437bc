// Measures this page view, told when the page goes out of sight; again only if there is more.
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pageViewId } from '#/api/errorLog.ts';
import { sendAtOnce } from '#/api/lastCall.ts';
import { deviceNow, serverNow, toDate } from '#/lib/clock.ts';
import { onPageGone } from '#/lib/pageGone.ts';
import { reportedPath } from '#/paths.ts';
import { pageTiming, type NavigationTimes, type Vital } from '../model/pageTiming.ts';

const LONGEST_CONNECTION = 20;

interface ConnectionNavigator {
  connection?: { effectiveType?: unknown };
}

function connection(): { connection?: string } {
  // Not every browser tells, and no types know of it.
  const type = (navigator as ConnectionNavigator).connection?.effectiveType;
  return typeof type === 'string' ? { connection: type.slice(0, LONGEST_CONNECTION) } : {};
}

function navigationTimes(): NavigationTimes | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}

/** Begins to measure. Returns the function that stops telling. */
export function measurePage(): () => void {
  const path = reportedPath(location.pathname);
  const vitals = new Map<Vital, number>();
  let isNew = true;
  const note = (name: Vital) => (metric: Metric) => {
    vitals.set(name, metric.value);
    isNew = true;
  };
  const always = { reportAllChanges: true };
  onTTFB(note('ttfb'));
  onFCP(note('fcp'));
  onLCP(note('lcp'), always);
  onCLS(note('cls'), always);
  onINP(note('inp'), always);
  return onPageGone(() => {
    if (!isNew) return;
    isNew = false;
    const datetime = toDate(serverNow() || deviceNow()).toISOString();
    const page = { rid: pageViewId, path, datetime, ...connection() };
    sendAtOnce('/performance', pageTiming(page, navigationTimes(), vitals));
  });
}
