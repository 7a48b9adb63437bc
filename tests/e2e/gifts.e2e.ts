import { expect, expectAccessible, expectNoSideScroll, test, type Casino } from './casino.ts';
import { setScenario } from './backend.ts';
import { expectBalanced, headed, moved, pay, timesCalled } from './cashbox.ts';
import { callAsProvider } from './apiPlayer.ts';
import { clickInGame, expectBalanceShown, gameIn, gameText, iframeOf, spin, spinButton } from './play.ts';

const GIFTS = '/profile/gifts';
const DAY_MS = 86_400_000;
const CASH = { id: 90_103, amount: 300_00 };
const DEPOSIT_BONUS = 90_101;

const cardOf = ({ page }: Casino, picture: string) =>
  page.locator('main article').filter({ has: page.locator(`img[src*="gift/${picture}."]`) });
const buttonIn = (place: ReturnType<typeof cardOf>, casino: Casino, id: string) =>
  place.getByRole('button', { name: casino.text(id) });
const taken = (casino: Casino) =>
  casino.page.getByRole('dialog').getByRole('heading', { name: casino.text('gifts.taken.title') });
const bonusLine = (casino: Casino) =>
  casino.page.locator('[data-game-frame]').getByRole('button', { name: casino.text('gifts.bonus.toWager') });

async function inDialog(casino: Casino, id: string): Promise<void> {
  await casino.page
    .locator('dialog[open]')
    .last()
    .getByRole('button', { name: casino.text(id), exact: true })
    .click();
}

test(
  'a guest who follows a gift link logs in first and then takes the gift',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open(`/take/gift?gift=${String(CASH.id)}`);
    await expect(headed(casino, 'gifts.take.guestTitle')).toBeVisible();
    await expectNoSideScroll(page);
    await page
      .locator('main')
      .getByRole('link', { name: casino.text('gifts.take.login') })
      .click();
    await casino.logInByForm('player');
    await casino.expectAt(`/take/gift?gift=${String(CASH.id)}`);
    await buttonIn(page.locator('main'), casino, 'gifts.action.take').dblclick();
    await expect(taken(casino)).toBeVisible();
    await expectAccessible(page);
    expect(await moved(casino, 'prize')).toEqual([CASH.amount]);
    expect(await timesCalled(casino, 'activateGift')).toBe(1);
    await page.reload();
    await expect(page.getByText(casino.text('gifts.take.used'))).toBeVisible();
    await expectBalanced(casino);
  },
);

test(
  'the second click of a double-click on a gift doesn’t leave its page, though a link has moved there',
  { tag: '@phone' },
  async ({ casino, page }) => {
    // The code of dialogs loads only after both clicks, so that nothing covers the link.
    const { promise: clicked, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/ModalHost-[\w-]+\.js/, async (route) => {
      await clicked;
      await route.continue();
    });
    const path = `/take/gift?gift=${String(CASH.id)}`;
    await casino.open(path, { user: 'player' });
    const take = buttonIn(page.locator('main'), casino, 'gifts.action.take');
    await take.hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(take).toHaveCount(0);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    release();
    await expect(taken(casino)).toBeVisible();
    await casino.expectAt(path);
  },
);

test(
  'a player cancels active spins, then wagers a bonus until a payout works',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open(GIFTS, { user: 'vip' });
    await buttonIn(cardOf(casino, 'freebet'), casino, 'gifts.action.explain').click();
    await expect(page.getByText(casino.text('gifts.error.exists_active_giftspin'))).toBeVisible();
    await inDialog(casino, 'gifts.cancel.open');
    await inDialog(casino, 'gifts.cancel.confirm');
    await expect(page.getByText(casino.text('gifts.cancel.doneText'))).toBeVisible();
    await inDialog(casino, 'common.action.close');
    await buttonIn(cardOf(casino, 'nondeposit'), casino, 'gifts.action.takePrize').click();
    await expect(page.getByRole('note')).toHaveText(casino.text('gifts.terms.locks'));
    await inDialog(casino, 'gifts.terms.confirm');
    await expect(taken(casino)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(taken(casino)).toHaveCount(0);
    // The gift's button has disappeared, so the page itself has the focus.
    await expect(buttonIn(cardOf(casino, 'nondeposit'), casino, 'gifts.action.takePrize')).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    expect(await moved(casino, 'bonus')).toEqual([600_00]);
    await casino.visit('/cashbox?tab=payout');
    await expect(page.getByText(casino.text('cashbox.block.wagering'))).toBeVisible();
    await casino.visit('/play/golden-harvest');
    await expect(bonusLine(casino)).toContainText('x40');
    // Real money is staked before the bonus. After 23 bets, so little real money is left that the next bet also
    // stakes bonus money.
    const runToken = new URL(
      (await iframeOf(page).getAttribute('src')) ?? '',
      casino.origin,
    ).searchParams.get('token');
    for (let bet = 0; bet < 23; bet += 1) await callAsProvider(casino, 'spin', { runToken, bet: 1_000_00 });
    const more = gameIn(page).getByRole('button', { name: gameText(casino, 'moreBet') });
    for (const _ of ['100', '250', '500', '1 000']) await clickInGame(page, more);
    await spin(casino);
    await expect(bonusLine(casino)).toHaveCount(0);
    await expect(
      page.getByRole('status').filter({
        hasText: casino.text('gifts.bonus.becameReal', { amount: '600,00\u00a0₽' }),
      }),
    ).toBeInViewport();
    expect(await moved(casino, 'bonus_wagered')).toEqual([600_00]);
    await casino.visit('/cashbox?tab=payout');
    await page.getByRole('textbox', { name: casino.text('cashbox.payout.amount') }).fill('1500');
    await page
      .locator('main')
      .getByRole('button', { name: casino.text('cashbox.payout.next') })
      .click();
    await page
      .locator('main')
      .getByRole('button', { name: casino.text('cashbox.review.burn') })
      .click();
    await expect.poll(() => moved(casino, 'payout')).toEqual([150_000]);
    await casino.visit(`${GIFTS}?show=past`);
    // The list of ended gifts shows the spins that the player gave up and the gift that the payout burnt.
    await expect(page.locator('main').getByText(casino.text('gifts.givenUp')).first()).toBeVisible();
    await expect(
      page
        .locator('main')
        .getByText(casino.text('gifts.time.lost', { date: '' }))
        .first(),
    ).toBeVisible();
    await expectBalanced(casino);
  },
);

test('a bonus that expires during a game disappears from the game and the ledger', async ({ casino }) => {
  await casino.open('/play/golden-harvest', { user: 'wagering' });
  await expect(bonusLine(casino)).toContainText('x30');
  await expect(spinButton(casino)).toBeEnabled();
  await expect.poll(() => casino.listening()).toContain(1004);
  await casino.control('post', 'clock', { advance: 14 * DAY_MS });
  await expect(bonusLine(casino)).toHaveCount(0);
  expect(await moved(casino, 'bonus_expired')).toEqual([4_200_00]);
  await expectBalanced(casino);
});

test(
  'all bonuses can be cancelled, after a confirmation that works by keyboard',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open(GIFTS, { user: 'wagering' });
    const open = buttonIn(page.locator('main'), casino, 'gifts.cancel.open');
    await expect(page.getByRole('region', { name: casino.text('gifts.bonus.title') })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await open.press('Enter');
    // The dialog's safe button, which keeps the gifts, has the focus.
    const keep = page.locator('dialog[open]').getByRole('button', { name: casino.text('gifts.cancel.keep') });
    await expect(keep).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await timesCalled(casino, 'cancelBonuses')).toBe(0);
    await open.press('Enter');
    await expect(keep).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(casino.text('gifts.cancel.doneText'))).toBeVisible();
    expect(await moved(casino, 'bonus_cancel')).toEqual([4_200_00]);
    await inDialog(casino, 'common.action.close');
    await expect(page.getByRole('region', { name: casino.text('gifts.bonus.title') })).toHaveCount(0);
    await expectBalanceShown(casino, 350_00);
    await expectBalanced(casino);
  },
);

test('the button that activates a gift is in view at 200 % zoom', async ({ casino, page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await casino.open(GIFTS, { user: 'player' });
  await buttonIn(cardOf(casino, 'giftspin'), casino, 'gifts.action.take').first().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading', { name: casino.text('gifts.terms.title') })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: casino.text('gifts.terms.confirm') })).toBeInViewport({
    ratio: 1,
  });
});

test("a gift that can't be taken says why and links to the remedy", async ({ casino, page }) => {
  await casino.open(GIFTS, { user: 'newcomer' });
  await buttonIn(cardOf(casino, 'bonus_offer'), casino, 'gifts.action.explain').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(casino.text('gifts.error.phone_and_email_restriction'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: casino.text('action.remedy.contacts') }).click();
  await casino.expectAt('/profile/info');
  expect(await timesCalled(casino, 'activateGift')).toBe(0);
});

test('a gift whose response is lost is looked up and activated once', async ({ casino }) => {
  await casino.open(GIFTS, { user: 'player' });
  await setScenario(casino, 'activateGift.fault_lost_answer:1');
  await buttonIn(cardOf(casino, 'cash'), casino, 'gifts.action.take').click();
  await expect(taken(casino)).toBeVisible();
  expect(await moved(casino, 'prize')).toEqual([CASH.amount]);
});

test('a deposit bonus opens the cashbox with the gift chosen', async ({ casino, page }) => {
  await casino.open(GIFTS, { user: 'player' });
  await cardOf(casino, 'deposit_bonus')
    .getByRole('link', { name: casino.text('gifts.action.deposit') })
    .click();
  const choice = page.locator(`main input[name="gift"][value="${String(DEPOSIT_BONUS)}"]`);
  await expect(choice).toBeChecked();
  await casino.expectAt('/cashbox?amount=50000');
  await expect.poll(() => timesCalled(casino, 'selectCashboxGift')).toBe(1);
  await page.locator('main input[name="gift"][value="none"]').check();
  await expect.poll(() => timesCalled(casino, 'selectCashboxGift')).toBe(2);
  await page.reload();
  await expect(page.locator('main input[name="gift"][value="none"]')).toBeChecked();
});

test('taking a deposit bonus shows its sums before and after, and the gift that loses its deposit', async ({
  casino,
  page,
}) => {
  await casino.open('/cashbox', { user: 'player' });
  await page.locator('main input[name="gift"][value="none"]').check();
  await pay(casino, '1000,01', 12);
  await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
  await casino.visit(GIFTS);
  await buttonIn(cardOf(casino, 'deposit_bonus'), casino, 'gifts.action.take').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/1[\s\u00a0]000,01.*30[\s\u00a0]000,30/);
  await expect(dialog.getByText(casino.text('gifts.terms.losing'))).toBeVisible();
  await expect(dialog.getByText(/^30 фриспинов.*1[\s\u00a0]000,00/)).toBeVisible();
  await inDialog(casino, 'gifts.terms.confirm');
  await expect(taken(casino)).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(/1[\s\u00a0]000,01.*30[\s\u00a0]000,30/);
  await expectBalanced(casino);
});

test('a link to an unknown gift selects no gift and says so', async ({ casino, page }) => {
  await casino.open('/cashbox?gift=4242', { user: 'player' });
  await expect(page.getByText(casino.text('cashbox.error.gift.invalid_user_gift'))).toBeVisible();
  await expect(page.locator('main input[name="gift"][value="none"]')).toBeChecked();
});

test.describe('in Riviera', () => {
  test.use({ brand: 'riviera' });
  test('winback is collected, arrives as a gift on Monday, and can be taken', async ({ casino, page }) => {
    await casino.open(GIFTS, { user: 'player' });
    await expect(page.locator('main').getByText('4,00 €', { exact: true })).toBeVisible();
    await expect.poll(() => casino.listening()).toContain(1002);
    // Waits for the second fetch of the list: the code that listens for gifts loads after the first view, and
    // then refetches the list.
    await expect.poll(() => timesCalled(casino, 'listGifts')).toBeGreaterThan(1);
    await casino.control('post', 'clock', { advance: 3 * DAY_MS });
    await expect(page.locator('a[data-kind="gift"]').first()).toBeVisible();
    await buttonIn(cardOf(casino, 'cashback'), casino, 'gifts.action.take').click();
    await expect(taken(casino)).toBeVisible();
    expect(await moved(casino, 'cashback')).toEqual([4_00]);
    await expectBalanced(casino);
  });
});

test('an account with bonuses switched off sees a notice instead of offers', async ({ casino, page }) => {
  const notice = page.locator('main').getByText(casino.text('player.bonusesOff.title'));
  await casino.open(GIFTS, { user: 'player', scenario: 'state.bonuses_off' });
  await expect(notice).toBeVisible();
  await expect(
    page.locator('main').getByRole('button', { name: casino.text('gifts.action.take') }),
  ).toHaveCount(0);
  await casino.visit('/profile/promo-code');
  await expect(notice).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  await casino.visit('/cashbox');
  await expect(notice).toBeVisible();
  await expect(page.locator('main input[name="gift"]')).toHaveCount(0);
});
