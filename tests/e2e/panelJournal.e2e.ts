// The panel's journal: calls and messages, the reasons for responses, and exports.
import { stripTypeScriptTypes } from 'node:module';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Casino, NOW } from './casino.ts';
import { expect, modes, test } from './panelPage.ts';

const CLOSED = '/json-api/v2/tournaments/closed-circle/members';

for (const { name, isInPage } of modes)
  test.describe(`the panel ${name}`, () => {
    test.use({ isInPage, serviceWorkers: isInPage ? 'allow' : 'block' });

    test('an entry shows the call, its handler, its contract and the rule that refused it', async ({
      panel,
    }) => {
      await panel.open('/', { user: 'newcomer' });
      expect(await panel.call('POST', CLOSED)).toBe(403);
      await panel.tab('Journal');
      const entry = panel.entry(CLOSED);
      await entry.locator('summary').click();
      await expect(entry).toContainText('403');
      await expect(entry).toContainText('Handler: joinTournament, mocks/handlers/tournaments');
      await expect(entry).toContainText('S6.8: A limited tournament is blocked for whoever isn');
      await expect(entry).toContainText('Contract: request and response match the description.');
      await expect(entry).toContainText('authorization: Bearer');
      await expect(entry).toContainText('"code": "closed_tournament"');
      await expect(entry).toContainText(/\d+ ms/);
    });

    test('an entry shows which scenario changed a call, and how the response differs from the API description', async ({
      panel,
    }) => {
      await panel.open('/');
      await panel.tab('Scenarios');
      await panel.sheet.getByRole('searchbox').fill('listWinners.fault_missing_fields');
      await panel.sheet.getByRole('checkbox', { name: /fault_missing_fields/ }).check();
      await panel.call('GET', '/api/winners');
      await panel.call('GET', '/api/winners?limit=nonsense');
      await panel.tab('Journal');
      const changed = panel.entry(/200.*api\/winners.*scenario/);
      await changed.locator('summary').click();
      await expect(changed).toContainText('changed by listWinners.fault_missing_fields');
      await expect(changed).toContainText('Contract: differs from the description.');
      await expect(changed).toContainText(/response: data\.0\.\w+/);
      const invalid = panel.entry(/400.*api\/winners/);
      await invalid.locator('summary').click();
      await expect(invalid).toContainText('request: limit:');

      await panel.field('Kind').selectOption('Off the description');
      await expect(panel.sheet.getByRole('list', { name: 'Journal' }).locator('details')).toHaveCount(2);
    });

    test('entries are filtered by text, kind, status and operation', async ({ panel }) => {
      await panel.open('/', { user: 'newcomer' });
      await panel.call('POST', CLOSED);
      await panel.call('GET', '/json-api/user-gifts');
      await panel.tab('Journal');
      const lines = panel.sheet.getByRole('list', { name: 'Journal' }).locator('summary');
      await expect(panel.entry(CLOSED)).toBeVisible();
      await panel.field('Operation').selectOption('joinTournament');
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText(CLOSED);
      await panel.field('Status').selectOption('2xx');
      await expect(lines).toHaveCount(0);
      await panel.field('Operation').selectOption('All');
      await panel.sheet.getByRole('searchbox').fill('get /json-api/user-gifts');
      await expect(lines.first()).toContainText('GET /json-api/user-gifts');
      await panel.sheet.getByRole('searchbox').fill('');
      await panel.field('Status').selectOption('Any');
      await panel.field('Kind').selectOption('Messages of the socket');
      await expect(lines.filter({ hasText: '↑ ws' }).first()).toContainText(/register|jointoroom/);
    });

    test('a call is copied as curl, if a shell can reach the casino, and sent again', async ({
      panel,
      casino,
    }) => {
      await panel.open('/', { user: 'newcomer' });
      await panel.call('POST', CLOSED);
      await panel.tab('Journal');
      const entry = panel.entry(CLOSED);
      await entry.locator('summary').click();
      const press = entry.getByRole('button', { name: 'Copy as curl' });
      // A shell command can reach the mock server, but not a mock casino that runs inside the page.
      if (isInPage) {
        await expect(press).toBeDisabled();
        await expect(entry).toContainText('this casino runs in the page');
      } else {
        const curl = await panel.copied(press);
        expect(curl).toContain(`curl -i -X POST '${casino.origin}${CLOSED}'`);
        expect(curl).toMatch(/-H 'authorization: Bearer \S+'/);
        expect(curl).toContain('x-mock-session');
      }
      await entry.getByRole('button', { name: 'Replay' }).click();
      // The journal lists the repeated call as a new entry.
      await expect(panel.entry(`POST ${CLOSED} answered 403`)).toBeVisible();
      expect((await casino.calls()).filter(({ path }) => path === CLOSED)).toHaveLength(2);
    });

    test('the journal is exported as an HTTP archive that can answer a page’s calls', async ({
      panel,
      casino,
      browser,
      page,
    }, info) => {
      await panel.open('/', { user: 'newcomer' });
      const ask = (asking: Page): Promise<unknown> =>
        asking.evaluate(async () => {
          const headers = { 'accept-language': 'en' };
          return (await fetch('/json-api/levels?recorded=1', { headers })).json() as Promise<unknown>;
        });
      const answer = await ask(page);
      await panel.tab('Journal');
      // The page joins its socket rooms only some time after it has rendered.
      await expect(page.getByRole('tabpanel')).toContainText('jointoroom');
      const { name: file, content } = await panel.downloaded(panel.button('Export HAR'));
      expect(file).toBe('journal.har');
      const har = info.outputPath('journal.har');
      writeFileSync(har, content);
      // Only the HAR file can answer here: this context has no mock, and its requests reach no server.
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await context.routeFromHAR(har, { url: '**/json-api/**', notFound: 'abort' });
      const other = await context.newPage();
      await other.route(`${casino.origin}/`, (route) =>
        route.fulfill({ contentType: 'text/html', body: 'empty' }),
      );
      await other.goto(casino.origin);
      const replayed = await ask(other);
      expect(replayed).toEqual(answer);
      await context.close();
      const { log } = JSON.parse(content.toString()) as { log: { version: string; entries: object[] } };
      expect(log.version).toBe('1.2');
      expect(JSON.stringify(log.entries.at(-1))).toContain('jointoroom');
    });

    test('the copied Playwright test passes in the same state, also with a used-up scenario, and fails in another', async ({
      panel,
      page,
      request,
      context,
    }, info) => {
      await panel.open('/tournaments', { user: 'vip', scenario: 'listGifts.server_error:1' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(async () => (await panel.casino.calls()).length).toBeGreaterThan(3);
      await panel.tab('Scenarios');
      await expect(panel.content.getByText('None is active.')).toBeVisible();
      await panel.tab('Journal');
      const text = await panel.copied(panel.button('Copy as Playwright test'));
      expect(text).toContain("import { expect, test } from './casino.ts';");
      expect(text).toContain(".toContain('listGifts 500')");
      const other = await context.newPage();
      const casino = new Casino(other, request, `made-${info.testId}-${String(info.retry)}`, 'aurora', 'en');
      await context.addCookies([{ name: 'mock-session', value: casino.session, url: casino.origin }]);
      const run = async (source: string): Promise<void> => {
        const body = stripTypeScriptTypes(source.replace(/^import.*\n/, ''));
        let made: ((fixtures: object) => Promise<void>) | undefined;
        const define = Object.assign(
          (_title: string, act: (fixtures: object) => Promise<void>) => (made = act),
          {
            use: () => undefined,
          },
        );
        // oxlint-disable-next-line typescript/no-implied-eval -- The text is code; running it proves that it works.
        new Function('expect', 'test', body)(expect.configure({ timeout: 5_000 }), define);
        await made?.({ casino, page: other });
      };
      await run(text);
      await expect(run(text.replaceAll('/tournaments', '/promo'))).rejects.toThrow();
      await other.close();
    });

    test('a report holds the link, what was done, the state and the failed calls', async ({
      panel,
      page,
    }) => {
      await panel.open('/tournaments', { user: 'player', scenario: 'listGifts.server_error' });
      expect(await panel.call('GET', '/json-api/user-gifts')).toBe(500);
      const report = await panel.copied(panel.button('Copy report'));
      const link = /\[Open this state\]\((\S+)\)/.exec(report)?.[1] ?? '';
      expect(new URL(link).searchParams.get('mock.scenario')).toBe('listGifts.server_error');
      expect(report).toContain('# Report: /tournaments');
      expect(report).toContain('| player | player |');
      expect(report).toContain('| brand, locale | aurora, en |');
      expect(report).toContain(`| clock | ${new Date(NOW).toISOString()} (frozen) |`);
      expect(report).toContain('| scenarios | `listGifts.server_error` |');
      expect(report).toMatch(/\*\*500\*\* \| GET \/json-api\/user-gifts \| listGifts/);
      expect(report).toContain(await page.evaluate(() => navigator.userAgent));
      expect(report).toMatch(/\d+\. \S+ \S+ log in as player/);
      expect(report).toMatch(/\| build \| \d+\.\d+\.\d+/);
      expect(report).toContain('There is none: it was not asked for.');
    });

    test('a report has a screenshot, or says why the browser gave none', async ({ panel, page }) => {
      await panel.open('/');
      await page.evaluate(() => {
        navigator.mediaDevices.getDisplayMedia = () =>
          Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      const press = panel.button('Copy report with a screenshot');
      expect(await panel.copied(press)).toContain(
        'There is none: the browser didn’t permit it (NotAllowedError).',
      );
      await expect(panel.sheet).toContainText('No screenshot: the browser didn’t permit it');
      await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 10, 10), 50);
        navigator.mediaDevices.getDisplayMedia = () => Promise.resolve(canvas.captureStream(30));
      });
      await expect(press).toHaveText('Copy report with a screenshot');
      const { name: file, content } = await panel.downloaded(press);
      expect(file).toBe('screenshot.png');
      expect(content.subarray(1, 4).toString()).toBe('PNG');
    });
  });
