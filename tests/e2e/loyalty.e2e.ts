import type { GameRunResponse, GiftList, UserAchievementList } from '#mocks/generated/model/index.ts';
import { apiPlayer, callAsProvider } from './apiPlayer.ts';
import { setScenario } from './backend.ts';
import { expect, expectAccessible, expectNoSideScroll, test, type Casino } from './casino.ts';
import { balanceLink } from './playerPage.ts';

const COMPOINTS = 'player:1002:compoints';
const PRICE = 400;

const button = (casino: Casino, id: string, values?: Record<string, string | number>) =>
  casino.page.getByRole('button', { name: casino.text(id, values), exact: true });
const link = (casino: Casino, id: string) =>
  casino.page.locator('main').getByRole('link', { name: casino.text(id), exact: true });
const dialogOf = (casino: Casino) => casino.page.getByRole('dialog');
const inDialog = (casino: Casino, id: string, values?: Record<string, string | number>) =>
  dialogOf(casino).getByRole('button', { name: casino.text(id, values), exact: true });

async function spent(casino: Casino, kind: string): Promise<number[]> {
  return (await casino.ledger())
    .filter((entry) => entry.kind === kind && entry.from === COMPOINTS)
    .map(({ amount }) => amount);
}

/** The button that buys the first product of the shop, 20 free spins. */
const firstProduct = (casino: Casino) => button(casino, 'compoints.shop.buyOf', { product: '20 фриспинов' });

async function fillExchange(casino: Casino, count: string): Promise<void> {
  await casino.page.getByLabel(casino.text('compoints.exchange.label'), { exact: true }).fill(count);
}

const sendExchange = (casino: Casino) =>
  casino.page.locator('main form').getByRole('button', { name: /^Обменять/ });

async function playRound(casino: Casino): Promise<void> {
  const { data } = await apiPlayer(casino, 'player').call<GameRunResponse>(
    'POST',
    'eapi/game-run/golden-harvest',
    { platform: 'desktop', type: 'real' },
  );
  await callAsProvider(casino, 'spin', { runToken: data.runToken, bet: 1_000 });
}

async function rewardsOf(casino: Casino): Promise<number> {
  const { data } = await apiPlayer(casino, 'player').call<GiftList>('GET', 'user-gifts');
  return data.filter(({ reason }) => reason === 'achievement').length;
}

test(
  'repeated presses buy a product once, and it arrives as a gift',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/compoints', { user: 'player' });
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await firstProduct(casino).click();
    await inDialog(casino, 'compoints.buy.confirm', { count: PRICE }).dblclick();
    await expect(
      dialogOf(casino).getByRole('heading', {
        name: casino.text('compoints.buy.done', { product: '20 фриспинов' }),
      }),
    ).toBeVisible();
    expect(await spent(casino, 'purchase')).toEqual([PRICE]);
    await inDialog(casino, 'compoints.buy.more').click();
    await expect(page.locator('main header').getByText(/^1[\s\u00a0]440$/)).toBeVisible();
    await expect(
      page.getByText(casino.text('compoints.shop.bought', { count: 1 }), { exact: true }),
    ).toBeVisible();
  },
);

test('the shop works by keyboard and returns the focus after a purchase', async ({ casino, page }) => {
  await casino.open('/compoints', { user: 'player' });
  await firstProduct(casino).focus();
  await page.keyboard.press('Enter');
  // Holding Enter, or pressing it twice, doesn't accept the price unread.
  await expect(dialogOf(casino).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await spent(casino, 'purchase')).toEqual([]);
  const confirm = inDialog(casino, 'compoints.buy.confirm', { count: PRICE });
  while (!(await confirm.evaluate((control) => control === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    dialogOf(casino).getByRole('link', { name: casino.text('compoints.buy.toGifts') }),
  ).toBeVisible();
  await expect(dialogOf(casino).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(casino)).toBeHidden();
  await expect(firstProduct(casino)).toBeFocused();
  expect(await spent(casino, 'purchase')).toEqual([PRICE]);
});

test(
  'an unaffordable product shows the missing compoints, and a sold-out one costs nothing',
  { tag: '@phone' },
  async ({ casino }) => {
    await casino.open('/compoints', { user: 'player' });
    await button(casino, 'compoints.shop.buyOf', { product: 'Фирменная толстовка' }).click();
    await expect(
      dialogOf(casino).getByText(casino.text('compoints.buy.missing', { count: 12_160 })),
    ).toBeVisible();
    await expect(
      dialogOf(casino).getByRole('link', { name: casino.text('action.remedy.play') }),
    ).toBeVisible();
    await inDialog(casino, 'common.action.close').click();
    await setScenario(casino, 'buyCompointProduct.product_sold_out');
    await firstProduct(casino).click();
    await inDialog(casino, 'compoints.buy.confirm', { count: PRICE }).click();
    await expect(dialogOf(casino).getByRole('alert')).toContainText(
      casino.text('compoints.error.product_sold_out'),
    );
    expect(await spent(casino, 'purchase')).toEqual([]);
  },
);

test('closing the question during a purchase doesn’t hide its outcome', async ({ casino, page }) => {
  await casino.open('/compoints', { user: 'player' });
  await setScenario(casino, 'buyCompointProduct.fault_slow:1');
  await firstProduct(casino).click();
  await inDialog(casino, 'compoints.buy.confirm', { count: PRICE }).click();
  await page.keyboard.press('Escape');
  await expect(dialogOf(casino)).toBeHidden();
  await expect(
    page.getByRole('status', { name: casino.text('overlays.toasts.region') }).getByRole('listitem'),
  ).toContainText(casino.text('compoints.buy.done', { product: '20 фриспинов' }));
  expect(await spent(casino, 'purchase')).toEqual([PRICE]);
});

test('a purchase without a response happens once, even after a reload', async ({ casino, page }) => {
  await casino.open('/compoints', { user: 'player' });
  await setScenario(casino, 'buyCompointProduct.fault_lost_answer:1');
  await firstProduct(casino).click();
  await inDialog(casino, 'compoints.buy.confirm', { count: PRICE }).click();
  await expect(dialogOf(casino).getByText(casino.text('compoints.uncertain'))).toBeVisible();
  await page.reload();
  await firstProduct(casino).click();
  await inDialog(casino, 'compoints.buy.confirm', { count: PRICE }).click();
  await expect(
    dialogOf(casino).getByRole('link', { name: casino.text('compoints.buy.toGifts') }),
  ).toBeVisible();
  expect(await spent(casino, 'purchase')).toEqual([PRICE]);
});

test(
  'compoints are exchanged for money, and the header shows it',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/compoints', { user: 'player' });
    await fillExchange(casino, '500');
    await expect(page.getByRole('status').filter({ hasText: '83,33' })).toBeVisible();
    await sendExchange(casino).dblclick();
    await expect(page.getByText(/^\+83,33/)).toBeVisible();
    await expect(balanceLink(casino)).toHaveAccessibleName(/12[\s\u00a0]583,33/);
    expect(await spent(casino, 'exchange')).toEqual([500]);
  },
);

test(
  'an exchange above the balance or during wagering is refused with the reason',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/compoints', { user: 'player' });
    await fillExchange(casino, '2000');
    await sendExchange(casino).click();
    await expect(
      page.getByLabel(casino.text('compoints.exchange.label'), { exact: true }),
    ).toHaveAccessibleDescription(new RegExp(casino.text('compoints.exchange.missing', { count: 160 })));
    await setScenario(casino, 'exchangeCompoints.exchange_disabled');
    await fillExchange(casino, '500');
    await sendExchange(casino).click();
    await expect(page.locator('main form').getByRole('alert')).toContainText(
      casino.text('compoints.error.exchange_disabled'),
    );
    await expect(link(casino, 'action.remedy.gifts')).toBeVisible();
    expect(await spent(casino, 'exchange')).toEqual([]);
    await casino.open('/compoints', { user: 'wagering' });
    await expect(page.getByText(casino.text('compoints.exchange.closed.bonus'))).toBeVisible();
  },
);

test('the compoints page links to the page that explains them', async ({ casino, page }) => {
  await casino.open('/compoints', { user: 'player' });
  await page.getByRole('link', { name: casino.text('compoints.about') }).click();
  await casino.expectAt('/compoints-about');
  await expect(page.getByRole('heading', { level: 1, name: 'О компоинтах' })).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: /обменять/ })
    .click();
  await casino.expectAt('/compoints');
});

test(
  'a promo code gives its gifts once, in upper or lower case',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/profile/promo-code', { user: 'player' });
    await expectAccessible(page);
    await expectNoSideScroll(page);
    const field = page.getByLabel(casino.text('promoCode.label'), { exact: true });
    await field.fill('  starter ');
    await field.press('Enter');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: casino.text('promoCode.done', { count: 3 }) }),
    ).toBeFocused();
    await expect(page.locator('main').getByText('20 фриспинов')).toBeVisible();
    await button(casino, 'promoCode.more').click();
    await field.fill('STARTER');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(new RegExp(casino.text('promoCode.error.coupon_used')));
  },
);

test('a refused promo code shows the reason and keeps the typed text', async ({ casino, page }) => {
  await casino.open('/profile/promo-code', { user: 'player' });
  const field = page.getByLabel(casino.text('promoCode.label'), { exact: true });
  for (const [code, error] of [
    ['', 'common.validation.required'],
    ['NOSUCHCODE', 'promoCode.error.coupon_not_found'],
    ['SPRING26', 'promoCode.error.coupon_expired'],
  ] as const) {
    await field.fill(code);
    await button(casino, 'promoCode.submit').click();
    await expect(field).toHaveAccessibleDescription(new RegExp(casino.text(error)));
    await expect(field).toHaveValue(code);
  }
  await setScenario(casino, 'activateCouponCode.request_limit_exceeded');
  await field.fill('NOSUCHCODE');
  await button(casino, 'promoCode.submit').click();
  // The server has definitely refused the code, so the text says how long to wait, and not that the outcome is
  // unknown.
  await expect(page.locator('main form').getByRole('alert')).toContainText(
    casino.text('promoCode.error.request_limit_exceeded', { minutes: 5 }),
  );
  await setScenario(casino, 'activateCouponCode.deposit_restriction');
  await field.fill('REGULAR');
  await button(casino, 'promoCode.submit').click();
  await expect(page.locator('main form').getByRole('alert')).toContainText(/500,00/);
  await expect(link(casino, 'action.remedy.deposit')).toHaveAttribute('href', '/cashbox');
});

test('the level ring in the header opens the levels, which show their benefits', async ({ casino, page }) => {
  await casino.open('/rules', { user: 'player' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Уровень 3/ })
    .click();
  await casino.expectAt('/profile/levels');
  await expect(page.getByRole('heading', { level: 2, name: 'Следопыт' })).toBeVisible();
  await expect(
    page.getByRole('progressbar', { name: casino.text('levels.own.ring', { level: 4 }) }),
  ).toBeAttached();
  const steps = page.getByRole('region', { name: casino.text('levels.list.title') }).locator('ol > li');
  await expect(steps).toHaveCount(12);
  await expect(steps.nth(3)).toHaveAttribute('aria-current', 'step');
  await expect(steps.nth(5)).toContainText('Закрытые турниры');
  await expect(steps.nth(11)).toContainText('Вечность');
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('an account with bonuses switched off sees a notice on the levels page', async ({ casino, page }) => {
  await casino.open('/profile/levels', { user: 'multi-account' });
  await expect(page.getByText(casino.text('player.bonusesOff.title'))).toBeVisible();
  await button(casino, 'player.bonusesOff.support').click();
  await expect(dialogOf(casino)).toBeVisible();
});

test(
  'a round advances an achievement, and its trophy and reward appear without a reload',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/profile/achievements', { user: 'player' });
    const { data } = await apiPlayer(casino, 'player').call<UserAchievementList>('GET', 'user-achievements');
    const warmUp = data.find(({ id }) => id === 2);
    const before = await rewardsOf(casino);
    const collector = data.find(({ id }) => id === 5);
    expect(warmUp?.isCompleted).toBe(false);
    const nearest = page.getByRole('region', { name: casino.text('achievements.nearest') });
    const ring = nearest.getByRole('progressbar', {
      name: casino.text('achievements.ring', { title: 'Коллекция' }),
    });
    await expect(ring).toHaveAttribute('value', String(collector?.progress));
    expect(await nearest.getByRole('listitem').count()).toBeLessThanOrEqual(6);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await expect.poll(() => casino.listening()).toContain(1002);
    await playRound(casino);
    await expect(
      page.locator('main').getByText(casino.text('achievements.won.title', { title: 'Разминка' })),
    ).toBeVisible();
    await expect(ring).toHaveAttribute('value', String((collector?.progress ?? 0) + 1));
    const trophies = page.getByRole('region', { name: casino.text('achievements.trophies') });
    await expect(trophies.getByRole('heading', { name: 'Разминка' })).toBeVisible();
    await link(casino, 'achievements.won.gifts').first().click();
    await casino.expectAt('/profile/gifts');
    const rewards = page.locator('main').getByText(casino.text('gifts.reason.achievement'), { exact: true });
    await expect(rewards.first()).toBeVisible();
    expect(await rewardsOf(casino)).toBe(before + 1);
  },
);
