import type { Page } from '@playwright/test';
import type { PromoList, PromoMembershipResponse } from '#mocks/generated/model/index.ts';
import { expect, expectAccessible, expectNoSideScroll, test, type Casino } from './casino.ts';
import { setScenario } from './backend.ts';

const COMETS = '/promo/comet-night';
const FOREST = '/promo/forest-fair';
const LUCKY = '/promo/lucky-week';
const DRAW_AHEAD_MS = 21 * 3_600_000;

const poster = (page: Page) => page.locator('main header').first();
const step = (casino: Casino, name: string) =>
  poster(casino.page).getByRole('button', { name: casino.text(`promotions.step.${name}`), exact: true });

const firstOffer = (casino: Casino) =>
  casino.page
    .locator('#prizes')
    .getByRole('button', { name: new RegExp(`^${casino.text('promotions.exchange.button')}`) });

async function countCallsOf(casino: Casino, operation: string): Promise<number> {
  return (await casino.calls()).filter((call) => call.operation === operation && call.status === 200).length;
}

test(
  'a guest opens a promotion from the list and is led to the registration',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/promo');
    await expect(
      page.getByRole('heading', { level: 1, name: casino.text('promotions.page.title') }),
    ).toBeVisible();
    const { data } = await casino.ask<PromoList>('/json-api/actions');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(9);
    await expect(cards.first()).toHaveAccessibleName(data[0]?.title ?? '');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(cards).toHaveCount(data.length);
    const comets = data.find(({ slug }) => slug === 'comet-night');
    await page
      .getByRole('article', { name: comets?.title ?? '' })
      .getByRole('link')
      .click();
    await casino.expectAt(COMETS);
    await expect(poster(page).getByRole('heading', { level: 1 })).toHaveText(comets?.title ?? '');
    await expect(poster(page).getByText(comets?.fund ?? '')).toBeVisible();
    await expect(poster(page).getByRole('timer')).toBeVisible();
    await expectNoSideScroll(page);
    await poster(page)
      .getByRole('link', { name: casino.text('promotions.step.register') })
      .click();
    await casino.expectAt('/registration?redirect=%2Fpromo%2Fcomet-night');
  },
);

test('repeated presses join a promotion once', { tag: '@phone' }, async ({ casino, page }) => {
  await casino.open(COMETS, { user: 'broke' });
  await step(casino, 'join').dblclick();
  await expect(poster(page).getByText(casino.text('promotions.member'))).toBeVisible();
  await expect(page.getByRole('button', { name: casino.text('promotions.points.log') })).toBeVisible();
  expect(await countCallsOf(casino, 'participateInPromotion')).toBe(1);
  await page.reload();
  await expect(poster(page).getByText(casino.text('promotions.member'))).toBeVisible();
  await expect(step(casino, 'join')).toHaveCount(0);
});

test(
  'points are exchanged for a prize, which arrives as a gift',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open(FOREST, { user: 'vip' });
    await poster(page)
      .getByRole('link', { name: casino.text('promotions.step.exchange') })
      .click();
    await expect(page.locator('#prizes').getByRole('heading', { level: 2 })).toBeInViewport();
    const before = await membershipOf(casino, 18);
    await firstOffer(casino).first().click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: casino.text('promotions.exchange.button'), exact: true })
      .dblclick();
    await expect(dialog.getByText(casino.text('promotions.exchange.doneText'))).toBeVisible();
    await expect(dialog.getByRole('link', { name: casino.text('promotions.win.gifts') })).toBeVisible();
    const after = await membershipOf(casino, 18);
    expect(before.points - after.points).toBe(25 * 10_000);
    expect(after.receivedPrizes).toEqual([expect.objectContaining({ prizeId: 3, count: 1 })]);
    await dialog.getByRole('button', { name: casino.text('promotions.exchange.more') }).click();
    await expect(
      page.locator('#prizes').getByText(casino.text('promotions.prizes.received', { count: 1 })),
    ).toBeVisible();
  },
);

test('a points exchange without a response happens once despite a reload', async ({ casino, page }) => {
  await casino.open(FOREST, { user: 'vip' });
  const before = await membershipOf(casino, 18);
  await setScenario(casino, 'exchangePromotionPrize.fault_lost_answer:1');
  await firstOffer(casino).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: casino.text('promotions.exchange.button'), exact: true }).click();
  await expect(dialog.getByText(casino.text('promotions.exchange.uncertain'))).toBeVisible();
  await page.reload();
  await firstOffer(casino).first().click();
  await dialog.getByRole('button', { name: casino.text('promotions.exchange.button'), exact: true }).click();
  await expect(dialog.getByText(casino.text('promotions.exchange.doneText'))).toBeVisible();
  const after = await membershipOf(casino, 18);
  expect(before.points - after.points).toBe(25 * 10_000);
});

test(
  'the table of 100,000 participants is sorted, searched and paged by the URL',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open(COMETS, { user: 'vip' });
    const table = page.getByRole('table', { name: casino.text('promotions.table.title') });
    await expect(table.getByRole('row')).toHaveCount(11);
    await page
      .getByRole('button', { name: new RegExp(casino.text('promotions.table.find', { rank: '' }).trim()) })
      .click();
    await expect(table.getByText(casino.text('promotions.table.me'))).toBeInViewport();
    await page.getByRole('searchbox', { name: casino.text('promotions.table.search') }).fill('wolf');
    await expect(page).toHaveURL(/q=wolf/);
    await expect(table.getByRole('rowheader').first()).toContainText('wolf');
    await expect(table.getByRole('row')).toHaveCount(11);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: casino.text('promotions.table.search') })).toHaveValue(
      'wolf',
    );
  },
);

test('a draw shows its countdown to a member, then its winners', async ({ casino, page }) => {
  await casino.open(LUCKY, { user: 'vip' });
  await expect(poster(page).getByText(casino.text('promotions.phase.drawing'))).toBeVisible();
  await expect(poster(page).getByRole('timer')).toBeVisible();
  await casino.control('post', 'clock', { advance: DRAW_AHEAD_MS });
  await page.reload();
  await expect(poster(page).getByText(casino.text('promotions.phase.results'))).toBeVisible();
  await step(casino, 'winners').click();
  const dialog = page.getByRole('dialog', { name: casino.text('promotions.winners.title') });
  await expect(dialog.getByRole('listitem')).toHaveCount(51);
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  // The close button stays in view, however many players have won.
  await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded();
  for (const close of await dialog.getByRole('button', { name: casino.text('common.action.close') }).all())
    await expect(close).toBeInViewport();
});

test('the promotions page links to one list of all events @phone', async ({ casino, page }) => {
  await casino.open('/promo', { user: 'player' });
  await page.getByRole('link', { name: casino.text('event.kind.all'), exact: true }).click();
  await casino.expectAt('/promo?type=all');
  const list = page.getByRole('list', { name: casino.text('event.list.label.all') });
  await page.getByRole('button', { name: casino.text('event.filter.active') }).click();
  await casino.expectAt('/promo?type=all&status=active');
  await expect(list.getByRole('article', { name: 'Сто мест' })).toBeVisible();
  // The list shows an old promotion only after it has loaded tournaments that are as old.
  await expect(async () => {
    await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight));
    await expect(list.getByRole('article', { name: 'Ночь комет' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expectAccessible(page);
  await page
    .locator('main')
    .getByRole('link', { name: casino.text('event.kind.tournament'), exact: true })
    .click();
  await casino.expectAt('/tournaments?status=active');
});

test('a part whose chunk failed to load is loaded by its retry', async ({ casino, page }) => {
  const chunk = /\/assets\/HighFives-[^/]+\.js$/;
  await page.route(chunk, (route) => route.abort());
  await casino.open('/promo/birthday', { user: 'player' });
  const failed = page.getByText(casino.text('common.error.title'));
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await page.unroute(chunk);
  await page
    .locator('main')
    .getByRole('button', { name: casino.text('common.action.retry') })
    .click();
  await expect(
    page.getByRole('heading', { name: casino.text('highFives.title', { kind: 'heart' }) }),
  ).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('a win in a draw is celebrated once', async ({ casino, page }) => {
  await casino.open(LUCKY, { user: 'vip', scenario: 'state.lucky_player' });
  await casino.control('post', 'clock', { advance: DRAW_AHEAD_MS });
  await page.reload();
  const win = page.getByRole('dialog', { name: casino.text('promotions.win.title') });
  await expect(win).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(win).toHaveCount(0);
  await page.reload();
  await expect(poster(page).getByText(casino.text('promotions.phase.results'))).toBeVisible();
  await expect(win).toHaveCount(0);
});

test('the prize pool grows live by the socket', async ({ casino, page }) => {
  await casino.open(COMETS, { user: 'vip' });
  const pool = page.getByRole('region', { name: casino.text('promotions.pool.title') });
  await expect(pool).toContainText('₽');
  const before = await pool.textContent();
  await expect.poll(async () => (await casino.control('get', 'session')).rooms).toContain('promo.17');
  await casino.control('post', 'clock', { advance: 3_600_000 });
  await expect.poll(() => pool.textContent()).not.toBe(before);
});

test('a promotion without a template is a static page', async ({ casino, page }) => {
  await casino.open('/promo/winback');
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an exchange of points works by keyboard alone', async ({ casino, page }) => {
  await casino.open(FOREST, { user: 'vip' });
  const offer = firstOffer(casino).first();
  await offer.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  const exchange = dialog.getByRole('button', {
    name: casino.text('promotions.exchange.button'),
    exact: true,
  });
  // Holding Enter, or pressing it twice, doesn't accept the price unread.
  await page.keyboard.press('Enter');
  await expect(exchange).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(offer).toBeFocused();
});

async function membershipOf(casino: Casino, promoId: number) {
  const answer = await casino.page.evaluate(async (id) => {
    const token = decodeURIComponent(/(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const response = await fetch(`/json-api/actions/${String(id)}/participant`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return response.text();
  }, promoId);
  return (JSON.parse(answer) as PromoMembershipResponse).data;
}

test('at 200 % zoom, the tops of promotions and tournaments show title and button', async ({
  casino,
  page,
}) => {
  // This viewport is that of a 1440 by 900 window at 200 % zoom.
  await page.setViewportSize({ width: 720, height: 450 });
  const main = page.locator('main');
  const barTop = async () => (await page.locator('nav').last().boundingBox())?.y ?? 450;
  for (const [path, name] of [
    ['/promo/comet-night', casino.text('promotions.step.play')],
    ['/promo/birthday', casino.text('promotions.step.exchange')],
    ['/tournaments/hundred-seats', casino.text('tournaments.offer.join')],
  ] as const) {
    await casino.open(path, { user: 'player' });
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const action = main.getByRole('button', { name }).or(main.getByRole('link', { name })).first();
    await expect(action).toBeInViewport({ ratio: 1 });
    const box = await action.boundingBox();
    expect((box?.y ?? 450) + (box?.height ?? 0), path).toBeLessThanOrEqual(await barTop());
  }
});
