// The developer panel in the demo build: every setting of a mock link, by mouse and by keyboard.
import { globSync, readFileSync } from 'node:fs';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

const PORT = process.env['E2E_DEMO_PORT'] ?? String(Number(process.env['E2E_PORT'] ?? 4173) + 1);
const origin = `http://aurora.localhost:${PORT}`;

const test = base.extend<{ panel: Locator }>({
  panel: async ({ page, context }, provide) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await provide(page.getByRole('complementary', { name: 'Mock panel' }));
  },
});

const opener = (panel: Locator): Locator => panel.getByRole('button', { name: 'Mock panel' });

async function openPanel(page: Page, panel: Locator, link = ''): Promise<void> {
  await page.goto(`${origin}/?mock.panel=on&mock.seed=42&locale=en${link}`, {
    waitUntil: 'domcontentloaded',
  });
  await opener(panel).click();
  await expect(panel.getByRole('dialog', { name: 'Mock panel' })).toBeVisible();
}

function post(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([url, text]) =>
      (
        await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-language': 'en' },
          body: text,
        })
      ).status,
    [path, JSON.stringify(body)] as const,
  );
}

/** Waits until a press has copied a text, then empties the clipboard and returns the text. */
async function copied(page: Page): Promise<string> {
  const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  const text = await read();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  return text;
}

test('an automated browser sees the panel only if the link asks for it', async ({ page, panel }) => {
  await page.goto(`${origin}/?mock.seed=42`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => window.__mock !== undefined);
  await expect(panel).toHaveCount(0);
});

test('the inbox shows and announces messages, and their code and link work', async ({ page, panel }) => {
  await page.goto(`${origin}/?mock.panel=on&mock.seed=42&locale=en`, { waitUntil: 'domcontentloaded' });
  await expect(opener(panel)).toBeVisible();
  expect(await post(page, '/json-api/players/phones/verify', { phone: '61491570999' })).toBe(200);
  await expect(panel.getByRole('button', { name: 'Mock panel, new messages: 1' })).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: 'New SMS' })).toHaveCount(1);
  expect(
    await post(page, '/json-api/users/restore-password/request', {
      authType: 'email',
      email: 'vip@example.test',
    }),
  ).toBe(200);

  await opener(panel).click();
  await panel.getByRole('tab', { name: 'Inbox' }).click();
  const [letter, sms] = [panel.getByRole('article').nth(0), panel.getByRole('article').nth(1)];
  await expect(letter).toContainText('Reset your password');
  await sms.getByRole('button', { name: 'Copy' }).click();
  const code = await copied(page);
  expect(await sms.textContent()).toContain(code);
  expect(await post(page, '/json-api/players/phones/confirm', { phone: '61491570999', code })).toBe(200);
  await letter.getByRole('link').click();
  await expect(page).toHaveURL(/\/new-password\/[a-z0-9]{12}$/);
});

test('the panel switches persona and scenario; its link restores both', async ({ page, panel, browser }) => {
  await openPanel(page, panel);
  await panel.getByRole('tabpanel').getByLabel('Persona').selectOption('vip');
  await panel.getByRole('button', { name: 'Log in as' }).click();
  await expect(panel.getByText('Currently: vip')).toBeVisible();

  await panel.getByRole('tab', { name: 'Scenarios' }).click();
  await panel.getByRole('searchbox').fill('verifyPhone.sending_limit');
  await panel.getByRole('checkbox', { name: /sending_limit/ }).check();
  await expect(panel.getByRole('list', { name: 'Active scenarios' })).toContainText(
    'verifyPhone.sending_limit',
  );
  expect(await post(page, '/json-api/players/phones/verify', { phone: '61491570999' })).toBe(429);
  await panel.getByRole('tab', { name: 'Journal' }).click();
  await expect(
    panel.getByRole('group').filter({ hasText: '/json-api/players/phones/verify' }).first(),
  ).toContainText('429');

  await panel.getByRole('tab', { name: 'Time' }).click();
  await panel.getByLabel('Frozen').check();
  await panel.getByRole('button', { name: '+1 day' }).click();
  await panel.getByRole('button', { name: 'Copy link' }).click();
  const link = await copied(page);
  const other = await browser.newPage();
  await other.goto(link, { waitUntil: 'domcontentloaded' });
  await other.waitForFunction(() => window.__mock !== undefined);
  const hashOf = (where: Page): Promise<string | undefined> =>
    where.evaluate(() => window.__mock?.check().hash);
  expect(await hashOf(other)).toBe(await hashOf(page));
  expect(await other.evaluate(() => window.__mock?.visitor())).toBe('vip');
  await other.close();
});

test('a link restores what was done, and steps go back and forward', async ({ page, panel, browser }) => {
  await openPanel(page, panel, '&mock.user=player&mock.frozen=1&mock.do=deposit:500');
  const realOf = (where: Page): Promise<number> =>
    where.evaluate(() =>
      (window.__mock?.backend.state.ledger.entries ?? [])
        .filter(({ to }) => to === 'player:1002:real')
        .reduce((sum, { amount }) => sum + amount, 0),
    );
  const hashOf = (where: Page): Promise<string | undefined> =>
    where.evaluate(() => window.__mock?.check().hash);
  const paid = await realOf(page);
  // “Step back” and “Step forward” reload the page. Until it has loaded, reading the balance fails.
  const expectReal = (sum: number) => expect.poll(() => realOf(page).catch(() => null)).toBe(sum);

  await panel.getByRole('button', { name: 'Copy link' }).click();
  const other = await browser.newPage();
  await other.goto(await copied(page), { waitUntil: 'domcontentloaded' });
  await other.waitForFunction(() => window.__mock !== undefined);
  expect(new URL(other.url()).hash, 'the journal is taken out of the URL').toBe('');
  expect(await hashOf(other)).toBe(await hashOf(page));
  await other.reload();
  await other.waitForFunction(() => window.__mock !== undefined);
  expect(await realOf(other), 'a reload keeps what was done').toBe(paid);
  await other.close();

  await panel.getByRole('tab', { name: 'Time' }).click();
  const steps = panel.getByRole('list', { name: 'Steps' });
  await expect(steps.getByRole('button').first()).toContainText(/deposit .*, paid/);
  await panel.getByRole('button', { name: 'Step back' }).click();
  await expect(steps.locator('[aria-current]')).not.toContainText('deposit');
  await expectReal(paid - 50_000);
  await panel.getByRole('button', { name: 'Step forward' }).click();
  await expect(steps.locator('[aria-current]')).toContainText(/deposit .*, paid/);
  await expectReal(paid);
});

test('choosing a language keeps the world, choosing a brand starts a new one', async ({ page, panel }) => {
  await openPanel(page, panel, '&mock.user=player');
  await panel.getByRole('tabpanel').getByLabel('Locale').selectOption('it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(panel.getByText('Currently: player')).toBeVisible();
  await panel.getByRole('tabpanel').getByLabel('Brand').selectOption('samba');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'samba');
  await expect(panel.getByText('Currently: player')).toBeVisible();
});

test('the panel works by keyboard, and its button can be moved and hidden', async ({ page, panel }) => {
  // The link confirms the age and accepts cookies, because the age gate would take the focus.
  await page.goto(`${origin}/?mock.panel=on&mock.seed=42&mock.consent=all&locale=en`, {
    waitUntil: 'domcontentloaded',
  });
  await expect(opener(panel)).toBeVisible();
  const sheet = panel.getByRole('dialog');
  await page.keyboard.press('Alt+m');
  await expect(panel.getByRole('tab', { name: 'State' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: 'Journal' })).toBeFocused();
  await expect(panel.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener(panel)).toBeFocused();
  const left = await opener(panel).boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => ((await opener(panel).boundingBox())?.x ?? 0) - (left?.x ?? 0))
    .toBeGreaterThan(1000);
  await page.keyboard.press('Alt+Shift+m');
  await expect(opener(panel)).toBeHidden();
  await page.keyboard.press('Alt+Shift+m');
  await expect(opener(panel)).toBeVisible();
});

test('the panel works while a dialog of the page is open, without closing it', async ({ page, panel }) => {
  await page.goto(`${origin}/?mock.panel=on&mock.seed=42&mock.consent=all&locale=en`, {
    waitUntil: 'domcontentloaded',
  });
  await expect(opener(panel)).toBeVisible();
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Page');
    dialog.append('A dialog of the page');
    document.body.append(dialog);
    dialog.showModal();
  });
  const dialog = page.getByRole('dialog', { name: 'Page' });
  await opener(panel).click();
  await panel.getByRole('tab', { name: 'Inbox' }).click();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('dialog')).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(panel)).toBeVisible();
});

test('the panel is a separate chunk in the demo build, and production contains none of the mock', () => {
  const sourcesIn = (folder: string): { file: string; sources: string[] }[] =>
    globSync(`${folder}/assets/*.js.map`).map((file) => {
      // The cast is safe: every source map has `sources`.
      const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
      return { file, sources };
    });
  const isPanel = (source: string): boolean => source.endsWith('/mocks/panel/panel.ts');
  const chunks = sourcesIn('dist-demo').filter(({ sources }) => sources.some(isPanel));
  expect(chunks).toHaveLength(1);
  expect(chunks[0]?.sources.filter((source) => source.includes('/src/'))).toEqual([]);
  const production = sourcesIn('dist');
  expect(production.length).toBeGreaterThan(10);
  expect(
    production
      .filter(({ sources }) => sources.some((source) => source.includes('/mocks/')))
      .map(({ file }) => file),
  ).toEqual([]);
  // The production build contains no trace of the panel: no text of its controls, and no URL of its loader
  // script.
  const files = globSync('dist/**/*.{html,js,css,json}', { exclude: ['**/*.map'] });
  expect(files.length).toBeGreaterThan(50);
  const traces = ['Mock panel', 'panel-loader', 'mock.panel', 'Copy as Playwright test'];
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
  const demo = globSync('dist-demo/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(
    demo.filter((text) => text.includes('Copy as Playwright test')),
    'the demo build has it',
  ).toHaveLength(1);
});
