// The page that the build has drawn: React takes the guest's lobby over as it stands.
import { expect, LOCALES_OF, test, type Brand } from './casino.ts';

for (const brand of ['aurora', 'kometa', 'riviera', 'samba'] as const satisfies readonly Brand[]) {
  test.describe(brand, () => {
    test.use({ brand });

    for (const locale of LOCALES_OF[brand]) {
      test(`the guest's lobby in ${locale} stays what was drawn`, async ({ casino, page }) => {
        const records: string[] = [];
        page.on('request', (request) => {
          if (new URL(request.url()).pathname === '/log') records.push(request.postData() ?? '');
        });
        await page.addInitScript(() => {
          const wait = setInterval(() => {
            const header = document.querySelector('#root[data-shell] header');
            if (!header) return;
            clearInterval(wait);
            header.setAttribute('data-drawn-ahead', '');
          }, 1);
        });
        await casino.open('/', { locale });
        // React says that it stands by taking the mark of the shell away.
        await expect(page.locator('#root:not([data-shell]) main[data-page="main"]')).toBeVisible();
        await expect(page.locator('header[data-drawn-ahead]')).toBeVisible();
        expect(records.filter((record) => record.includes('"label":"shell"'))).toEqual([]);
        await expect(page.locator('[data-store]')).toHaveCount(0);
      });
    }
  });
}

for (const user of [undefined, 'player']) {
  test(`a press before the page is alive is done when it is, for ${user ?? 'a guest'}`, async ({ casino, page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(casino.link('/', user === undefined ? {} : { user }), { waitUntil: 'commit' });
    await page.locator('#root[data-shell] header [aria-haspopup="dialog"]').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    held.resolve();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
}

test('a player never sees the guest’s lobby, nor the other way round', async ({ casino, page }) => {
  await casino.open('/', { user: 'player' });
  await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
  await page.addInitScript(() => {
    const shells: string[] = [];
    Object.assign(globalThis, { __shells: shells });
    new MutationObserver(() => {
      const shell = document.getElementById('root')?.dataset['shell'];
      if (shell && !shells.includes(shell)) shells.push(shell);
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
  // Set by the script above.
  expect(await page.evaluate(() => (globalThis as unknown as { __shells: string[] }).__shells)).toEqual(['aurora.ru.player.lobby']);
});
