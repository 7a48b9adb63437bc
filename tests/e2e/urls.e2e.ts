import { expect, test } from './casino.ts';

test('a page’s canonical URL contains its language, also after the visitor changes the language', async ({
  casino,
  page,
}) => {
  const html = await (await page.goto('/?locale=en'))?.text();
  expect(html).toContain('<link data-site rel="canonical" href="https://aurora.example/?locale=en">');
  expect(html).toContain('rel="alternate" hreflang="ru" href="https://aurora.example/">');
  await casino.open('/promo/comet-night');
  const canonical = page.locator('link[rel="canonical"]:not([data-site])');
  await expect(canonical).toHaveAttribute('href', `${casino.origin}/promo/comet-night`);
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: casino.text('app.locale.label') })
    .selectOption('it');
  await expect(canonical).toHaveAttribute('href', `${casino.origin}/promo/comet-night?locale=it`);
  await page.getByRole('navigation').getByRole('link', { name: 'Promozioni' }).first().click();
  await expect(canonical).toHaveAttribute('href', `${casino.origin}/promo?locale=it`);
});

test('a URL that matches no route answers 404, and a page without a prerendered file answers 200', async ({
  page,
}) => {
  for (const [path, status] of [
    ['/no/such/page', 404],
    ['/no-such-page', 404],
    ['/profile/info', 200],
    ['/tournaments/no-such', 200],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
  }
});
