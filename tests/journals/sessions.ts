// `node tests/journals/sessions.ts` opens random sessions by their links, in the page and on the server, and
// compares the screen and the hash of the world. Needs dist (mode server) and dist-demo.
import { spawn, type ChildProcess } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { packJournal } from '#mocks/core/journalText.ts';
import { getHash } from '#mocks/generated/control/client.ts';
import { createControlClient } from '#mocks/workbench/client.ts';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { randomJournal } from './randomJournal.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '50' }, first: { type: 'string', default: '1' } },
});
const ACTIONS = 30;
/** The longest journal that fits into a link, in characters. A longer one is handed over as a file. */
const LONGEST_LINK = 2_000;
/** The longest URL that browsers and the server accept, in characters. */
const LONGEST_URL = 14_000;
const SERVER = 'http://localhost:4981';
const PAGE = 'http://localhost:4982';
const SCREEN = '/profile/history';

async function untilUp(url: string): Promise<void> {
  for (;;) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((settle) => setTimeout(settle, 200));
  }
}

/** The text of the session's screen, once everything has loaded. */
async function shown(page: Page): Promise<string> {
  const main = page.locator('main:not([data-page="loading"])');
  await main.locator('h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  return main.innerText();
}

async function openIn(browser: Browser, url: string): Promise<{ text: string; hash: string; ms: number }> {
  const context = await browser.newContext({ locale: 'en', timezoneId: 'UTC' });
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(url);
  const text = await shown(page);
  const ms = performance.now() - started;
  const inPage = await page.evaluate(() => window.__mock?.backend.timeline.hash());
  const session = (await context.cookies()).find(({ name }) => name === 'mock-session')?.value ?? '';
  const hash = inPage ?? (await getHash(createControlClient({ url: SERVER, session }))).hash;
  await context.close();
  return { text, hash, ms };
}

const servers: ChildProcess[] = [
  spawn(process.execPath, [
    'mocks/server.ts',
    '--serve',
    'dist',
    '--port',
    '4981',
    '--compression',
    '1',
    '--no-panel',
  ]),
  spawn(process.execPath, ['scripts/serve-static.ts', '--port', '4982']),
];
await Promise.all([untilUp(SERVER), untilUp(PAGE)]);
const browser = await chromium.launch(chromiumLaunch());
let [same, differ, long] = [0, 0, 0];
/** Milliseconds of each opening, with the session's number. */
const times: { number: number; where: string; ms: number }[] = [];
for (let number = Number(values.first); same + differ < Number(values.count); number += 1) {
  const { journal } = randomJournal(number, ACTIONS);
  const [session] = journal.commands
    .flatMap((command) => ('session' in command ? command.session : []))
    .slice(-1);
  const packed = await packJournal({ ...journal, ...(session === undefined ? {} : { session }) });
  if (packed.length > LONGEST_LINK) long += 1;
  if (packed.length > LONGEST_URL) {
    console.error(`session ${number} has ${journal.commands.length} commands: too long for a URL`);
    continue;
  }
  const query = `mock.consent=all&brand=${journal.brand}`;
  const onServer = await openIn(browser, `${SERVER}${SCREEN}?${query}&mock.journal=${packed}`);
  const inPage = await openIn(browser, `${PAGE}${SCREEN}?${query}#mock.journal=${packed}`);
  times.push(
    { number, where: 'on the server', ms: onServer.ms },
    { number, where: 'in the page', ms: inPage.ms },
  );
  if (onServer.text === inPage.text && onServer.hash === inPage.hash) same += 1;
  else {
    differ += 1;
    console.error(`session ${number}: ${onServer.hash} on the server, ${inPage.hash} in the page`);
    if (onServer.text !== inPage.text) console.error(onServer.text, '\n--- in the page ---\n', inPage.text);
  }
}
console.error(`${same} sessions the same, ${differ} differ, ${long} longer than a link`);
for (const { number, where, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, 5))
  console.error(`session ${number} ${where}: ${ms.toFixed(0)} ms`);
await browser.close();
for (const server of servers) server.kill();
