import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { deliverLog, pageViewId } from '#/api/errorLog.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { affiliateUrl, metricaUrl, tagManagerUrl } from '#/config.ts';
import { findRefCode } from '#/entities/affiliate/refCode.ts';
import { readScriptUrl, runExternalScript } from '#/lib/externalScript.ts';
import { reportedPath, takesMoney } from '#/lib/routeAt.ts';
import { sendAtOnce } from '#/api/lastCall.ts';
import { deviceNow, serverNow, toDate } from '#/lib/clock.ts';
import { onPageGone } from '#/lib/pageGone.ts';
import { consent, followConsent } from './consent.store.ts';
import { createAudience, type Party } from './model/audience.ts';
import { pageTiming, type NavigationTimes, type Vital } from './model/pageTiming.ts';

// Connects Yandex Metrica and Google Tag Manager. Calls are queued until the script of each has loaded.

const COUNTER = 'ym';
// Metrica only counts page views. It tracks no clicks or links, and records no sessions.
const settings = { defer: true, clickmap: false, trackLinks: false, webvisor: false } as const;

/** The counter's number. It is the fragment of the configured script URL. */
function counterOf(setting: string): number {
  return Number(/#(\d{1,12})$/.exec(setting)?.[1] ?? 0);
}

type Counter = ((...call: unknown[]) => void) & { a?: unknown[][] };

/** Queues calls until Metrica's script has loaded. The script then reads them from `ym.a`. */
function createQueue(): void {
  if (typeof Reflect.get(globalThis, COUNTER) === 'function') return;
  const calls: unknown[][] = [];
  const queue: Counter = Object.assign((...call: unknown[]) => void calls.push(call), { a: calls });
  Reflect.set(globalThis, COUNTER, queue);
}

function callCounter(...call: unknown[]): void {
  const counter: unknown = Reflect.get(globalThis, COUNTER);
  if (typeof counter === 'function') Reflect.apply(counter, globalThis, [counterOf(metricaUrl), ...call]);
}

const metrica: Party = {
  name: 'metrica',
  purpose: 'analytics',
  hasScript: true,
  visited(path) {
    loadScript(metricaUrl, () => {
      createQueue();
      callCounter('init', settings);
    });
    callCounter('hit', path);
  },
  stop: () => callCounter('destruct'),
};

const DATA_LAYER = 'dataLayer';

function push(entry: Readonly<Record<string, unknown>>): void {
  const existing: unknown = Reflect.get(globalThis, DATA_LAYER);
  const layer: unknown[] = Array.isArray(existing) ? existing : [];
  if (layer !== existing) Reflect.set(globalThis, DATA_LAYER, layer);
  layer.push(entry);
}

const tagManager: Party = {
  name: 'tag-manager',
  purpose: 'analytics',
  hasScript: true,
  visited(path) {
    loadScript(tagManagerUrl, () => push({ event: 'gtm.js', 'gtm.start': deviceNow() }));
    push({ event: 'page_view', page_path: path });
  },
  stop: () => push({ event: 'consent_withdrawn' }),
};

const loadedScripts = new Set<string>();

/** Loads a script once. `before` sets the globals that the script reads. Errors are ignored on purpose. */
function loadScript(setting: string, before: () => void): void {
  if (loadedScripts.has(setting)) return;
  const script = readScriptUrl(setting, location.origin, '');
  if (!script) return;
  loadedScripts.add(setting);
  before();
  runExternalScript('analytics', script.url).catch(() => undefined);
}

/**
 * Reports visits from affiliate links, by a GET request with the project and the affiliate code (S7.25).
 */
export const affiliate: Party = {
  name: 'affiliate',
  purpose: 'affiliates',
  hasScript: false,
  visited() {
    const script = readScriptUrl(affiliateUrl, location.origin, '');
    const code = findRefCode(location.search);
    if (!script || code === undefined) return;
    const ping = new URL(script.url);
    ping.searchParams.set('project', currentBrand().id);
    ping.searchParams.set('refcode', code);
    const options = {
      mode: 'no-cors',
      keepalive: true,
      referrerPolicy: 'origin',
    } as const;
    fetch(ping, options).catch(() => undefined);
  },
  stop: () => undefined,
};

const audience = createAudience([tagManager, metrica, affiliate]);
let visits = 0;

function watchPage(): () => void {
  // Load the code that sends the error log in advance. Loading it when the page closes would be too late.
  void deliverLog();
  const stops = [measurePage(), followConsent()];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reports visits, page timing and the error log. Used once in the app, after the first page has rendered. */
export function useTracking(): void {
  const { pathname } = useLocation();
  const { choice } = useSnapshot(consent);
  const visit = useRef({ id: 0, pathname: '' });
  useEffect(watchPage, []);
  useEffect(() => {
    if (visit.current.pathname !== pathname) {
      visits += 1;
      visit.current = { id: visits, pathname };
    }
    const isMoneyPage = takesMoney(pathname);
    audience.report({ id: visit.current.id, path: reportedPath(pathname), isMoneyPage }, choice);
  }, [pathname, choice]);
}

const MAX_CONNECTION_LENGTH = 20;

// TypeScript's DOM types don't contain `connection`, and not every browser has it.
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

/**
 * Measures this page view. Reports the values when the page is hidden, if they have changed since the last
 * report. Returns the cleanup.
 */
function measurePage(): () => void {
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
