// Consent and analytics in the production build, under its content security policy.
import { expect, expectAccessible, expectNoSideScroll, test, type Casino } from './casino.ts';
import { callsFrom } from './backend.ts';
import { bannerOf, openConsentSettings, eventsReportedTo } from './consent.ts';
import { Watch } from './watch.ts';

const LINK = '/rules?refCode=partner-7';

async function goTo(casino: Casino, id: string, path: string): Promise<void> {
  await casino.page
    .getByRole('navigation', { name: casino.text('app.nav.main') })
    .getByRole('link', { name: casino.text(id) })
    .click();
  await casino.expectAt(path);
  await expect(casino.page.locator('main h1').first()).toBeVisible();
}

test.describe('a visitor who has not chosen', () => {
  test.use({ asksConsent: true });

  test('is not tracked before a choice, nor after a no', { tag: '@phone' }, async ({ casino, page }) => {
    await casino.open(LINK);
    const banner = bannerOf(casino);
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    // The bottom navigation works, so the cookie banner doesn't cover it.
    await goTo(casino, 'app.nav.promotions', '/promo');
    await banner.getByRole('button', { name: casino.text('tracking.consent.no') }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    await goTo(casino, 'app.nav.tournaments', '/tournaments');
    await page.reload();
    await expect(page.locator('main h1').first()).toBeVisible();
    await goTo(casino, 'app.nav.promotions', '/promo');
    await expect(banner).toHaveCount(0);
    expect(await eventsReportedTo(casino, ['affiliate', 'tag-manager', 'metrica'])).toEqual([]);
    await expect(page.locator('script[src*="tag-manager"], script[src*="metrica"]')).toHaveCount(0);
  });

  test(
    'agrees: both analytics and the affiliate receive this page and each next one',
    { tag: '@phone' },
    async ({ casino, page }) => {
      const watch = new Watch(page);
      await casino.open(LINK);
      await bannerOf(casino)
        .getByRole('button', { name: casino.text('tracking.consent.yes') })
        .click();
      await expect.poll(() => eventsReportedTo(casino, ['affiliate'])).toHaveLength(1);
      await goTo(casino, 'app.nav.promotions', '/promo');
      await goTo(casino, 'app.nav.tournaments', '/tournaments');
      await expect
        .poll(() => eventsReportedTo(casino, ['affiliate']))
        .toEqual(
          Array.from({ length: 3 }, () => ({
            party: 'affiliate',
            event: 'ping',
            data: { project: 'aurora', refcode: 'partner-7' },
          })),
        );
      const pages = ['/rules', '/promo', '/tournaments'];
      const counted = async () => {
        const told = await eventsReportedTo(casino, ['metrica']);
        // Sorts the events, because the mock's analytics report queued events in any order.
        return told.map(({ event, data }) => `${event} ${JSON.stringify(data)}`).toSorted();
      };
      await expect.poll(async () => (await counted()).length).toBe(4);
      expect(await counted()).toEqual([
        ...pages.toSorted().map((path) => `hit ${JSON.stringify({ counter: 7, arguments: [path] })}`),
        expect.stringMatching(/^init .*"counter":7/),
      ]);
      const views = (await eventsReportedTo(casino, ['tag-manager'])).filter(
        ({ event }) => event === 'page_view',
      );
      expect(views.map(({ data }) => data)).toEqual(
        pages.map((path) => ({ event: 'page_view', page_path: path })),
      );
      await watch.expectNothing();
    },
  );

  test('chooses by keyboard, and withdraws the consent in the footer', async ({ casino, page }) => {
    await casino.open(LINK);
    const banner = bannerOf(casino);
    await banner.getByRole('button', { name: casino.text('tracking.consent.settings') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: casino.text('tracking.consent.title') });
    const analytics = dialog.getByRole('switch', { name: casino.text('tracking.purpose.analytics') });
    await expect(analytics).not.toBeChecked();
    await page.keyboard.press('Escape');
    // Escape doesn't close the banner, because the visitor hasn't chosen. The banner doesn't trap the focus
    // either.
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: casino.text('tracking.consent.settings') }).press('Enter');
    await analytics.press('Space');
    await dialog.getByRole('button', { name: casino.text('tracking.consent.save') }).press('Enter');
    await expect(banner).toHaveCount(0);
    await expect.poll(async () => (await eventsReportedTo(casino, ['metrica'])).length).toBe(2);
    expect(await eventsReportedTo(casino, ['affiliate'])).toEqual([]);
    const again = await openConsentSettings(casino);
    await expect(
      again.getByRole('switch', { name: casino.text('tracking.purpose.analytics') }),
    ).toBeChecked();
    await again.getByRole('button', { name: casino.text('tracking.consent.decline') }).press('Enter');
    await expect
      .poll(async () => (await eventsReportedTo(casino, ['metrica'])).at(-1)?.event)
      .toBe('destruct');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await goTo(casino, 'app.nav.promotions', '/promo');
    expect((await eventsReportedTo(casino, ['metrica'])).at(-1)?.event).toBe('destruct');
  });

  test('agrees, and the cashbox still loads no tracking script, also after a lost connection', async ({
    casino,
    page,
    context,
  }) => {
    await casino.open('/cashbox', { user: 'player' });
    await expect(page.locator('main [name="amount"]')).toBeVisible();
    // The cashbox hides the banner, because nothing may cover a payment.
    await expect(bannerOf(casino)).toHaveCount(0);
    await goTo(casino, 'app.nav.promotions', '/promo');
    await bannerOf(casino)
      .getByRole('button', { name: casino.text('tracking.consent.yes') })
      .click();
    await expect(bannerOf(casino)).toHaveCount(0);
    await expect
      .poll(async () => (await eventsReportedTo(casino, ['metrica'])).map(({ event }) => event).toSorted())
      .toEqual(['hit', 'init']);
    await context.setOffline(true);
    await page
      .getByRole('banner')
      .getByRole('link', { name: casino.text('app.header.deposit') })
      .click();
    await casino.expectAt('/cashbox');
    await expect(
      page.getByRole('heading', { level: 1, name: casino.text('app.error.offline.title') }),
      'the browser stays in the casino',
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('main [name="amount"]')).toBeVisible();
    await casino.expectAt('/cashbox');
    await expect(page.locator('script[src*="mock-pages"]')).toHaveCount(0);
  });
});

test.describe('a visitor who is asked for their age', () => {
  test.use({ asksConsent: true, isAskedForAge: true });

  test('answers that first, then the consent question', async ({ casino, page }) => {
    await casino.open('/rules', { locale: 'en' });
    const gate = page.getByRole('dialog', { name: casino.text('responsiblePlay.age.title') });
    await expect(gate).toBeVisible();
    await expect(bannerOf(casino)).toHaveCount(0);
    await gate
      .getByRole('button', { name: casino.text('responsiblePlay.age.yes', { age: 18 }) })
      .press('Enter');
    await expect(gate).toHaveCount(0);
    await expect(bannerOf(casino)).toBeVisible();
  });
});

test('the log is sent on page hide with web vitals and without personal data', async ({
  casino,
  page,
  uncaught,
}) => {
  await casino.open('/login?by=email');
  await casino.logInByForm('player');
  await casino.expectAt('/');
  await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toBeVisible();
  // Waits until the page has loaded the log's code, which it does when idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/logWriter-')),
  );
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted with player@example.test');
    });
  });
  await expect.poll(() => uncaught).toHaveLength(1);
  // Leaves the page before the log sends its batch, which it collects for a second.
  await page.goto('about:blank');
  const reports = async () =>
    (await callsFrom(casino)).filter(
      ({ method, path }) => method === 'PUT' && /^\/(log|performance)$/.test(path),
    );
  await expect.poll(async () => (await reports()).some(({ body }) => body?.includes('planted'))).toBe(true);
  await expect
    .poll(async () => (await reports()).find(({ path }) => path === '/performance')?.body ?? '')
    .toContain('"fcp"');
  const sent = (await reports()).map(({ body, query }) => `${query} ${body ?? ''}`).join('\n');
  expect(sent).not.toMatch(/@|example\.test|eyJ|Bearer|casino-2026|Lucky|refreshToken/);
  expect(uncaught.splice(0)).toEqual(['planted with player@example.test']);
  const rids = (await reports()).flatMap(({ body }) => [...(body ?? '').matchAll(/"rid":"([^"]+)"/g)]);
  expect(new Set(rids.map(([, rid]) => rid)).size).toBe(1);
});
