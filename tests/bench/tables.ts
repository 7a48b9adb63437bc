// Measures paging, sorting and searching a table of 100,000 participants, and a tournament's table with fifty
// updates a second.
import type { CDPSession, Page } from '@playwright/test';
import { getSession, sendMessage } from '#mocks/generated/control/client.ts';
import { createControlClient } from '#mocks/workbench/client.ts';
import { openBench, readMetric } from './chrome.ts';

const LONG_FRAME_MS = 50;
const SECONDS = 10;
const UPDATES_A_SECOND = 50;

export interface FrameFigures {
  /** Frames over 50 ms, in percent. */
  readonly longFrames: number;
  readonly frames: number;
  /** The longest frame in ms. */
  readonly longest: number;
  /** `changes` counts the player's actions or the updates sent, `drawn` the renders. */
  readonly changes: number;
  readonly drawn: number;
  /** The main thread's CPU time, in percent of the measured time. It doesn't depend on the machine's load. */
  readonly busy: number;
}

interface Watched {
  /** Durations of all frames in ms. */
  readonly frames: readonly number[];
  /** Number of renders while the frames were measured. */
  readonly drawn: number;
}

function watchFrames(page: Page, table: string): Promise<Watched> {
  return page.evaluate(
    ([length, selector]) =>
      new Promise<Watched>((resolve) => {
        const frames: number[] = [];
        let drawn = 0;
        const target = document.querySelector(selector);
        const options = { childList: true, characterData: true, subtree: true };
        if (target) new MutationObserver(() => (drawn += 1)).observe(target, options);
        const started = performance.now();
        let last = started;
        const step = (now: number): void => {
          frames.push(now - last);
          last = now;
          if (now - started < length) requestAnimationFrame(step);
          else resolve({ frames: frames.slice(1), drawn });
        };
        requestAnimationFrame(step);
      }),
    [SECONDS * 1_000, table] as const,
  );
}

function figures({ frames, drawn }: Watched, changes: number, busy: number): FrameFigures {
  if (drawn < SECONDS)
    throw new Error(`the table was drawn anew ${String(drawn)} times: nothing was measured`);
  const long = frames.filter((frame) => frame > LONG_FRAME_MS).length;
  return {
    longFrames: (long / frames.length) * 100,
    frames: frames.length,
    longest: Math.max(...frames),
    changes,
    drawn,
    busy,
  };
}

/** CPU time of the main thread so far, in seconds. */
const threadTime = (devtools: CDPSession): Promise<number> => readMetric(devtools, 'TaskDuration');
const share = (before: number, after: number): number => ((after - before) / SECONDS) * 100;

export async function measureParticipants(url: string): Promise<FrameFigures> {
  const { browser, page, devtools } = await openBench({ cpu: 1, network: 'none', isPhone: false });
  try {
    await page.goto(`${url}/promo/comet-night`, { waitUntil: 'load' });
    const table = page.getByRole('table');
    await table.scrollIntoViewIfNeeded();
    await table.getByRole('row').nth(5).waitFor();
    await page.waitForTimeout(1_500);
    const before = await threadTime(devtools);
    const frames = watchFrames(page, 'main [aria-labelledby]:has(table)');
    const until = performance.now() + SECONDS * 1_000 - 500;
    const search = page.getByRole('region').filter({ has: table }).getByRole('searchbox');
    let changes = 0;
    while (performance.now() < until) {
      const former = await table.innerText();
      if (changes % 5 === 4) await search.fill(changes % 10 === 4 ? 'fox' : '');
      else if (changes % 5 === 3)
        await table
          .getByRole('button')
          .nth(changes % 3)
          .click();
      else await page.getByRole('navigation').getByRole('button').last().click();
      await page
        .waitForFunction((text) => document.querySelector('table')?.innerText !== text, former, {
          timeout: 1_500,
        })
        .catch(() => null);
      changes += 1;
    }
    const watched = await frames;
    return figures(watched, changes, share(before, await threadTime(devtools)));
  } finally {
    await browser.close();
  }
}

/** Matches the leaderboard, which is the longest list on the tournament's page. */
const STANDINGS = 'main section ol[aria-label]:has(> li:nth-child(6))';

interface Leader {
  username: string;
  position: number;
  isItsMe: boolean;
  score?: number;
}

/** The leaderboard with two neighbouring rows swapped, another pair at each step. */
function moved(leaders: readonly Leader[], step: number): Leader[] {
  const at = step % Math.max(1, leaders.length - 1);
  return leaders.map((leader, index) => {
    const other = index === at ? leaders[at + 1] : index === at + 1 ? leaders[at] : undefined;
    return { ...(other ?? leader), position: index + 1, score: 10_000_000 - index * 1_000 };
  });
}

export async function measureLiveTable(url: string, slug = 'night-race'): Promise<FrameFigures> {
  const { browser, page, devtools } = await openBench({ cpu: 1, network: 'none', isPhone: false });
  try {
    await page.goto(`${url}/tournaments/${slug}`, { waitUntil: 'load' });
    const table = page.locator(STANDINGS);
    await table.scrollIntoViewIfNeeded();
    const session = (await page.context().cookies()).find(({ name }) => name === 'mock-session')?.value ?? '';
    const client = createControlClient({ url, session });
    const room = `tournament.${slug}`;
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { rooms } = await getSession(client);
      if (rooms.includes(room)) break;
      await page.waitForTimeout(200);
    }
    await page.waitForTimeout(1_500);
    const { data } = (await (await client.send(`/json-api/v2/tournaments/${slug}`, {})).json()) as {
      data: { id: number; leaders: Leader[] };
    };
    const before = await threadTime(devtools);
    const frames = watchFrames(page, STANDINGS);
    const started = performance.now();
    const all = (SECONDS - 1) * UPDATES_A_SECOND;
    for (let step = 0; step < all; step += 1) {
      const leaders = moved(data.leaders, step);
      const id = `bench-${String(step)}`;
      const standings = { tournamentId: data.id, slug, leaders };
      void sendMessage(
        { type: 'tournament.leaders', id, at: Date.now(), data: standings, to: { room } },
        client,
      );
      const wait = started + ((step + 1) * 1_000) / UPDATES_A_SECOND - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
    const watched = await frames;
    return figures(watched, all, share(before, await threadTime(devtools)));
  } finally {
    await browser.close();
  }
}
