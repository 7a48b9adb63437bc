// Starts Chromium with an empty profile and the throttling that the benchmark's targets require.
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { browserPath } from '../../scripts/chromium.ts';

export type Network = 'fast4g' | 'slow4g' | 'none';

export interface Conditions {
  /** CPU slowdown factor; 1 means no slowdown. */
  cpu: number;
  network: Network;
  isPhone: boolean;
}

export interface Bench {
  browser: Browser;
  page: Page;
  devtools: CDPSession;
}

const MBIT = 1_000_000 / 8;
// The network presets of Chromium's developer tools: 90 % of the nominal rate, 3.75 times the nominal
// latency.
const NETWORKS: Record<Exclude<Network, 'none'>, { rate: number; latency: number }> = {
  fast4g: { rate: 9 * MBIT * 0.9, latency: 165 },
  slow4g: { rate: 1.6 * MBIT * 0.9, latency: 562.5 },
};

/** Starts the browser for a measurement. The caller must close `browser`. */
export async function openBench(conditions: Conditions): Promise<Bench> {
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--js-flags=--expose-gc',
    ],
  });
  const size = conditions.isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({
    viewport: size,
    isMobile: conditions.isPhone,
    hasTouch: conditions.isPhone,
    locale: 'ru-RU',
  });
  // Confirms the visitor's age, so that the age gate doesn't cover the page.
  await context.addCookies([{ name: 'adult', value: '1', domain: '127.0.0.1', path: '/' }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (conditions.network !== 'none') {
    const { rate, latency } = NETWORKS[conditions.network];
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: rate,
      uploadThroughput: rate,
    });
  }
  if (conditions.cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  return { browser, page, devtools };
}

/** Reads one figure of `Performance.getMetrics`: seconds or a count. */
export async function readMetric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

/** JavaScript heap in bytes after garbage collection. */
export async function readHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}
