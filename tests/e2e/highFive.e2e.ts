import type { Browser, Locator, Page } from '@playwright/test';
import {
  Casino,
  declineConsent,
  confirmAge,
  expect,
  expectNoSideScroll,
  joinSession,
  dismissPromoPopup,
  test,
} from './casino.ts';

const PROMO = '/promo/comet-night';
const kind = 'five';

const sectionOf = (casino: Casino, page: Page): Locator =>
  page.getByRole('region', { name: casino.text('highFives.title', { kind }) });
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
const giveTo = (casino: Casino, name: string): string => casino.text('highFives.giveTo', { name, kind });

interface Participants {
  items: { username: string; isItsMe: boolean }[];
}

async function participant(casino: Casino, place: number): Promise<string> {
  const { items } = await casino.ask<Participants>(`/json-api/actions/17/participants?limit=10`);
  return items[place]?.username ?? '';
}

async function another(browser: Browser, casino: Casino, persona: string): Promise<Casino> {
  const context = await browser.newContext();
  await joinSession(context, casino.session);
  await dismissPromoPopup(context);
  await declineConsent(context);
  await confirmAge(context);
  const page = await context.newPage();
  const other = new Casino(page, casino.request, casino.session, casino.brand, casino.locale);
  await other.visit('/login?by=email');
  await other.logInByForm(persona);
  await expect(page).not.toHaveURL(/login/);
  return other;
}

test(
  'a member gives a high-five from the table and finds it in the list',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open(PROMO, { user: 'player' });
    const name = await participant(casino, 1);
    const section = sectionOf(casino, page);
    const today = (sent: number): string => casino.text('highFives.todayOf', { sent, limit: 20 });
    await expect(section).toContainText(today(0));
    await page.getByRole('button', { name: giveTo(casino, name) }).click();
    await expect(page.getByRole('status', { name: casino.text('overlays.toasts.region') })).toContainText(
      casino.text('highFives.given', { name, kind }),
    );
    await expect(section).toContainText(today(1));
    await section
      .getByRole('button', { name: new RegExp(casino.text('highFives.type.sent', { kind })) })
      .click();
    await expect(page).toHaveURL(/[?&]fives=sent/);
    await expect(section.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await expectNoSideScroll(page);
  },
);

test('after three high-fives to one participant, the button explains the limit', async ({ casino, page }) => {
  await casino.open(PROMO, { user: 'player' });
  const name = await participant(casino, 2);
  const button = rowOf(page, name).getByRole('button');
  const section = sectionOf(casino, page);
  for (const sent of [1, 2, 3]) {
    await expect(button).toBeEnabled();
    await button.click();
    await expect(section).toContainText(casino.text('highFives.todayOf', { sent, limit: 20 }));
  }
  await expect(button).toHaveAccessibleName(
    `${giveTo(casino, name)}. ${casino.text('highFives.refused.notThisOne', { kind })}`,
  );
});

test("the day's high-fives come back at midnight in UTC without a reload", async ({ casino, page }) => {
  await casino.open(PROMO, { user: 'player' });
  const name = await participant(casino, 1);
  const section = sectionOf(casino, page);
  await page.getByRole('button', { name: giveTo(casino, name) }).click();
  await expect(section).toContainText(casino.text('highFives.todayOf', { sent: 1, limit: 20 }));
  await casino.control('post', 'clock', { advance: 12 * 3_600_000 + 1_000 });
  // Any answer tells the page the new time.
  await section
    .getByRole('button', { name: new RegExp(casino.text('highFives.type.sent', { kind })) })
    .click();
  await expect(section).toContainText(casino.text('highFives.todayOf', { sent: 0, limit: 20 }));
});

test('only members of an active promotion see high-fives', async ({ casino, page }) => {
  const seen = async (path: string, user?: string): Promise<void> => {
    await casino.open(path, user === undefined ? {} : { user });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
  };
  await seen(PROMO);
  await expect(sectionOf(casino, page)).toHaveCount(0);
  await expect(page.getByRole('row').getByRole('button', { name: giveTo(casino, '') })).toHaveCount(0);
  await seen(PROMO, 'newcomer');
  await expect(sectionOf(casino, page)).toHaveCount(0);
});

test('a high-five from another browser flies in and links to its promotion', async ({
  casino,
  page,
  browser,
}) => {
  await casino.open('/', { user: 'vip' });
  await expect.poll(() => casino.listening()).toContain(1003);
  const giver = await another(browser, casino, 'player');
  await giver.visit(`${PROMO}?q=velvet_comet`);
  await giver.page.getByRole('button', { name: giveTo(giver, 'velvet_comet') }).click();
  await expect(
    giver.page.getByRole('status', { name: giver.text('overlays.toasts.region') }),
  ).not.toBeEmpty();

  const flying = page.getByRole('link', {
    name: casino.text('overlays.flying.highFive', { name: 'northern_fox' }),
  });
  await flying.click();
  await casino.expectAt(PROMO);
  const section = sectionOf(casino, page);
  await expect(section.getByRole('listitem').filter({ hasText: 'northern_fox' }).first()).toBeVisible();
  await giver.page.context().close();
});

test.describe('the birthday of a brand that counts items', () => {
  test.use({ brand: 'samba' });

  test("hearts advance the task and the ring by the brand's items @phone", async ({ casino, page }) => {
    await casino.open('/promo/birthday', { user: 'newcomer' });
    await page.getByRole('button', { name: casino.text('promotions.step.join') }).click();
    const task = page.getByRole('listitem').filter({ hasText: 'Cinco coquetéis em cinco dias' });
    const ring = page.getByRole('progressbar', { name: / de 5$/ });
    await expect(task).toContainText('0 / 5');
    await expect(ring).toHaveAccessibleName('0 de 5');
    const { items } = await casino.ask<Participants>(`/json-api/actions/19/participants?limit=10`);
    for (const [index, { username: name }] of items.slice(0, 3).entries()) {
      await page
        .getByRole('row')
        .getByRole('button', { name: casino.text('highFives.giveTo', { name, kind: 'heart' }) })
        .click();
      const told = String(index + 1);
      await expect(task).toContainText(`${told} / 5`);
      await expect(ring).toHaveAccessibleName(`${told} de 5`);
    }
  });
});
