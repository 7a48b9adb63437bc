// Measures the built app: typing in the search, dialogs, scrolling, a long walk through routes, and a game's
// start.
import type { CDPSession, Page } from '@playwright/test';
import { firstTaps, tapAt } from '../e2e/firstTap.ts';
import { textsOf } from '../e2e/texts.ts';
import { openBench, readHeap, readMetric } from './chrome.ts';
import { median } from './loads.ts';

declare global {
  interface Window {
    __inputs?: number[];
    __frames?: number[];
    __gameReady?: number;
  }
}

const CPU = 4;
/**
 * Interval between the moments of a page load at which a press is tested, in ms. Forty moments cover a load
 * from its first byte until the page is idle.
 */
const TAP_EVERY_MS = 100;

function observeInputs(): void {
  const inputs: number[] = [];
  window.__inputs = inputs;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript's DOM types lack `interactionId`.
      if ((entry as PerformanceEntry & { interactionId?: number }).interactionId) inputs.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

/** The longest event duration that `act` causes, in ms. The browser reports none below 16 ms. */
async function measureInput(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.__inputs?.splice(0));
  await act();
  await page.waitForTimeout(400);
  const delays = await page.evaluate(() => window.__inputs ?? []);
  return Math.max(16, ...delays);
}

/** Median and worst event duration of key presses in the search, in ms. */
export async function measureSearch(url: string): Promise<{ median: number; worst: number }> {
  const { browser, page } = await openBench({ cpu: CPU, network: 'none', isPhone: false });
  try {
    await page.addInitScript(observeInputs);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2_500);
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.waitForTimeout(4_000);
    await page.keyboard.type('jo');
    await page.waitForTimeout(1_500);
    const delays: number[] = [];
    for (const key of ['k', 'e', 'r', 'Backspace', 'Backspace', 'k', 'e', 'r'])
      delays.push(await measureInput(page, () => page.keyboard.press(key)));
    const typed = await page.getByRole('dialog').getByRole('combobox').inputValue();
    if (typed !== 'jokker') throw new Error(`the search holds '${typed}': no key was measured`);
    return { median: median(delays), worst: Math.max(...delays) };
  } finally {
    await browser.close();
  }
}

/** Percentage of frames over 50 ms and number of elements while scrolling 5,000 tiles at 3,000 px/s. */
export async function measureScroll(
  url: string,
): Promise<{ longFrames: number; elements: number; frames: number }> {
  const { browser, page } = await openBench({ cpu: 1, network: 'none', isPhone: false });
  try {
    await page.goto(`${url}/games/allgames`, { waitUntil: 'load' });
    await page.locator('[data-game-tile]').first().waitFor();
    await page.waitForTimeout(1_500);
    let elements = 0;
    const scrolled = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const frames: number[] = [];
          const started = performance.now();
          let last = started;
          const step = (now: number): void => {
            frames.push(now - last);
            last = now;
            window.scrollTo(0, ((now - started) * 3_000) / 1_000);
            if (now - started < 10_000) requestAnimationFrame(step);
            else resolve(frames.slice(1));
          };
          requestAnimationFrame(step);
        }),
    );
    for (let sample = 0; sample < 8; sample += 1) {
      await page.waitForTimeout(1_000);
      elements = Math.max(elements, await page.evaluate(() => document.querySelectorAll('main *').length));
    }
    const frames = await scrolled;
    return {
      longFrames: (frames.filter((frame) => frame > 50).length / frames.length) * 100,
      elements,
      frames: frames.length,
    };
  } finally {
    await browser.close();
  }
}

interface Memory {
  /** Used JavaScript heap in bytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

async function readMemory(devtools: CDPSession): Promise<Memory> {
  return {
    heap: await readHeap(devtools),
    nodes: await readMetric(devtools, 'Nodes'),
    listeners: await readMetric(devtools, 'JSEventListeners'),
  };
}

/** How much the heap, the nodes and the listeners grow over 102 route changes. */
export async function measureWalk(url: string): Promise<Memory> {
  const { browser, page, devtools } = await openBench({ cpu: 1, network: 'none', isPhone: false });
  const paths = ['/promo', '/tournaments', '/'];
  const walk = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step += 1) {
      const path = paths[step % paths.length] ?? '/';
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => {
          link.click();
        });
      await page.waitForFunction((expected) => location.pathname === expected, path);
      await page.waitForTimeout(60);
    }
  };
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('[data-game-tile]').first().waitFor();
    // Waits and visits routes before the first measurement, because the first visits load and compile code.
    await page.mouse.move(5, 5);
    await page.waitForTimeout(2_000);
    await page.waitForLoadState('networkidle');
    await walk(30);
    const before = await readMemory(devtools);
    // Collects garbage during the walk, because V8 then drops unused code. The targets come from runs that did
    // the same.
    let after = before;
    for (let step = 0; step < 102; step += 6) {
      await walk(6);
      after = await readMemory(devtools);
    }
    return {
      heap: after.heap - before.heap,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the click on a demo link to the game's `ready` message. */
export async function measureGame(url: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < runs; round += 1) {
    const { browser, page } = await openBench({ cpu: 1, network: 'none', isPhone: false });
    try {
      await page.addInitScript(() => {
        window.addEventListener('message', (event: MessageEvent<unknown>) => {
          const { data } = event;
          if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'gameReady')
            window.__gameReady ??= performance.now();
        });
      });
      await page.goto(url, { waitUntil: 'load' });
      await page.locator('[data-game-tile]').first().waitFor();
      await page.waitForTimeout(1_500);
      const link = page.locator('a[href*="mode=demo"]').first();
      await link.hover();
      await page.waitForTimeout(300);
      const started = await page.evaluate(() => performance.now());
      await link.click();
      await page.waitForFunction(() => window.__gameReady !== undefined, undefined, { timeout: 15_000 });
      times.push((await page.evaluate(() => window.__gameReady ?? Number.NaN)) - started);
    } finally {
      await browser.close();
    }
  }
  return median(times);
}

export async function measureDialog(url: string): Promise<number> {
  const { browser, page } = await openBench({ cpu: CPU, network: 'none', isPhone: false });
  try {
    await page.addInitScript(observeInputs);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('[data-game-tile]').first().waitFor();
    await page.waitForTimeout(2_500);
    const delays: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      delays.push(
        await measureInput(page, () =>
          page.locator('[data-bench="dialog"], [aria-haspopup="dialog"]').first().click(),
        ),
      );
      // The dialog opens only once its code has loaded. An earlier Escape would have no effect, and the
      // dialog would cover the next click.
      await page.getByRole('dialog').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').first().waitFor({ state: 'detached' });
      await page.waitForTimeout(300);
    }
    return median(delays);
  } finally {
    await browser.close();
  }
}

/**
 * Presses each of twenty controls at each moment of the lobby's load, with a throttled CPU and network. Returns
 * the delays until the effects, in ms.
 */
export async function measureFirstTaps(
  url: string,
  moments: number,
): Promise<{ obeyed: number; tried: number; delays: number[]; lost: string[] }> {
  const delays: number[] = [];
  const lost: string[] = [];
  const taps = firstTaps(textsOf('ru'));
  for (let place = 0; place < moments; place += 1)
    for (const tap of taps) {
      const { browser, page } = await openBench({ cpu: CPU, network: 'fast4g', isPhone: false });
      try {
        const moment = place * TAP_EVERY_MS;
        const delay = await tapAt(page, url, tap, moment);
        if (delay === null) lost.push(`${tap.name} at ${String(moment)} ms`);
        else delays.push(delay);
      } finally {
        await browser.close();
      }
    }
  return { obeyed: delays.length, tried: taps.length * moments, delays, lost };
}
