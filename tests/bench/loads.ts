// Measures page loads, with an empty cache or as a repeat visit. The measured pages take turns, so that
// changes in the machine's speed affect all of them equally.
import { openBench, readHeap, readMetric, type Conditions } from './chrome.ts';

export interface LoadTarget {
  name: string;
  url: string;
  tile: string;
}

/** Figures of a page load, in ms except `cls`, `scriptBytes` (compressed) and `heapBytes`. */
export interface LoadFigures {
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
  longestTask: number;
  tiles: number;
  mainThread: number;
  scriptBytes: number;
  heapBytes: number;
}

const TILES = 24;
const QUIET_MS = 2_000;

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  tiles: number;
  tasks: [start: number, duration: number][];
}

declare global {
  interface Window {
    __bench?: Observed;
  }
}

function observeLoad({ selector, count }: { selector: string; count: number }): void {
  if (window !== window.top) return;
  const seen: Observed = { fcp: Number.NaN, lcp: Number.NaN, cls: 0, tiles: Number.NaN, tasks: [] };
  window.__bench = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    // The DOM library of TypeScript has no type for LayoutShift.
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  const check = (): void => {
    if (seen.tiles >= 0 || document.querySelectorAll(selector).length < count) return;
    seen.tiles = performance.now();
    observer.disconnect();
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
  document.addEventListener('DOMContentLoaded', check);
}

async function loadOnce(target: LoadTarget, conditions: Conditions, isRepeat: boolean): Promise<LoadFigures> {
  const { browser, page, devtools } = await openBench(conditions);
  try {
    await page.addInitScript(observeLoad, { selector: target.tile, count: TILES });
    if (isRepeat) {
      await page.goto(target.url, { waitUntil: 'load' });
      await page.waitForTimeout(QUIET_MS);
      await page.goto('about:blank');
    }
    let scriptBytes = 0;
    let lastTraffic = performance.now();
    const scripts = new Set<string>();
    devtools.on('Network.responseReceived', (event) => {
      if (event.type === 'Script') scripts.add(event.requestId);
    });
    devtools.on('Network.loadingFinished', (event) => {
      lastTraffic = performance.now();
      if (scripts.has(event.requestId)) scriptBytes += event.encodedDataLength;
    });
    const taskBefore = await readMetric(devtools, 'TaskDuration');
    await page.goto(target.url, { waitUntil: 'load', timeout: 60_000 });
    const deadline = performance.now() + 30_000;
    while (performance.now() - lastTraffic < QUIET_MS && performance.now() < deadline)
      await page.waitForTimeout(100);
    const seen = await page.evaluate(() => window.__bench);
    if (!seen) throw new Error(`${target.name}: nothing was observed`);
    const mainThread = ((await readMetric(devtools, 'TaskDuration')) - taskBefore) * 1000;
    const after = seen.tasks.filter(([start, duration]) => start + duration > seen.fcp);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tiles: seen.tiles,
      blocking: after.reduce(
        (sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start + 50, seen.fcp)),
        0,
      ),
      longestTask: Math.max(0, ...seen.tasks.map(([, duration]) => duration)),
      mainThread,
      scriptBytes,
      heapBytes: await readHeap(devtools),
    };
  } finally {
    await browser.close();
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Medians over `runs` loads of each target. The targets take turns. */
export async function measureLoads(
  targets: readonly LoadTarget[],
  conditions: Conditions,
  runs: number,
  isRepeat = false,
): Promise<Record<string, LoadFigures>> {
  const taken = new Map<string, LoadFigures[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < runs; round += 1) {
    const turn = targets
      .map((_, index) => targets[(index + round) % targets.length])
      .filter((target) => target !== undefined);
    for (const target of turn) taken.get(target.name)?.push(await loadOnce(target, conditions, isRepeat));
  }
  const keys: (keyof LoadFigures)[] = [
    'fcp',
    'lcp',
    'cls',
    'blocking',
    'longestTask',
    'tiles',
    'mainThread',
    'scriptBytes',
    'heapBytes',
  ];
  return Object.fromEntries(
    // The cast is safe: the list above has every key of LoadFigures.
    [...taken].map(([name, figures]) => [
      name,
      Object.fromEntries(
        keys.map((key) => [key, median(figures.map((figure) => figure[key]))]),
      ) as unknown as LoadFigures,
    ]),
  );
}
