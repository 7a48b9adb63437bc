import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pageViewId } from '#/api/errorLog.ts';
import { sendAtOnce } from '#/api/lastCall.ts';
import { deviceNow, serverNow, toDate } from '#/lib/clock.ts';
import { onPageGone } from '#/lib/pageGone.ts';
import { reportedPath } from '#/paths.ts';
import { pageTiming, type NavigationTimes, type Vital } from '../model/pageTiming.ts';

const MAX_CONNECTION_LENGTH = 20;

// Not in TypeScript's DOM types, and not in every browser.
interface ConnectionNavigator {
  connection?: { effectiveType?: unknown };
}

function connection(): { connection?: string } {
  const type = (navigator as ConnectionNavigator).connection?.effectiveType;
  return typeof type === 'string' ? { connection: type.slice(0, MAX_CONNECTION_LENGTH) } : {};
}

function navigationTimes(): NavigationTimes | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}

/** Measures this page view and reports it whenever the page is hidden and values have changed. Returns the cleanup. */
export function measurePage(): () => void {
  const path = reportedPath(location.pathname);
  const vitals = new Map<Vital, number>();
  let hasNewValues = true;
  const record = (name: Vital) => (metric: Metric) => {
    vitals.set(name, metric.value);
    hasNewValues = true;
  };
  const always = { reportAllChanges: true };
  onTTFB(record('ttfb'));
  onFCP(record('fcp'));
  onLCP(record('lcp'), always);
  onCLS(record('cls'), always);
  onINP(record('inp'), always);
  return onPageGone(() => {
    if (!hasNewValues) return;
    hasNewValues = false;
    const datetime = toDate(serverNow() || deviceNow()).toISOString();
    const page = { rid: pageViewId, path, datetime, ...connection() };
    sendAtOnce('/performance', pageTiming(page, navigationTimes(), vitals));
  });
}
