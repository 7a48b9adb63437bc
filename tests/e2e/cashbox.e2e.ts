// Deposits and payouts from the amount to the ledger, with each payment method and outcome.
import type { Page } from '@playwright/test';
import { brands } from '#mocks/world/settings.ts';
import { expect, expectAccessible, expectNoSideScroll, test, type Casino } from './casino.ts';
import {
  amountField,
  button,
  chooseAmount,
  chooseMethod,
  expectBalanced,
  headed,
  moved,
  pay,
  payButton,
  timesCalled,
} from './cashbox.ts';
import { apiPlayer } from './apiPlayer.ts';
import { latestMessage, wrongCode } from './authForms.ts';
import { spinButton } from './play.ts';

const CARD = 88;
const MARBELLA = 77;
const FORM = 12;
const POSTED = 6;
const PHONE = 21;
/** The mock provider's outcome depends on the amount's hundredths. */
const outcomes = { paid: '01', declined: '02', error: '04' } as const;
const TEN_MINUTES = 600_000;
const VIP_PHONE = '61491570157';

async function openPayout(casino: Casino, user = 'vip', scenario?: string): Promise<void> {
  await casino.open('/cashbox?tab=payout', { user, ...(scenario === undefined ? {} : { scenario }) });
}

const confirmCode = (casino: Casino) =>
  casino.page.getByRole('dialog').getByRole('button', { name: casino.text('cashbox.code.submit') });
const codeField = (casino: Casino) =>
  casino.page.getByRole('textbox', { name: casino.text('form.code.label'), exact: true });

for (const [name, way] of Object.entries({ form: FORM, post: POSTED, card: CARD, redirect: MARBELLA })) {
  test(`a deposit by ${name} shows the provider's result and leads back to the cashbox`, async ({
    casino,
    page,
  }) => {
    await casino.open('/cashbox?utm_source=mail', { user: 'player' });
    // Tries all results with one payment method only, because all methods share the page that shows the
    // result.
    const shown = name === 'card' ? Object.entries(outcomes) : [['paid', outcomes.paid]];
    for (const [outcome, hundredths] of shown) {
      await pay(casino, `700,${hundredths}`, way);
      await expect(headed(casino, `cashbox.status.${outcome}`)).toBeFocused();
      expect(await moved(casino, 'deposit')).toEqual([70_001]);
      await casino.visit('/cashbox?utm_source=mail');
      await expect(amountField(casino)).toBeVisible();
    }
    await expectBalanced(casino);
    expect(new URL(page.url()).pathname).toBe('/cashbox');
  });

  test(`a pending deposit by ${name} is completed by a socket message`, async ({ casino }) => {
    await casino.open('/cashbox', { user: 'player' });
    await pay(casino, '700,03', way);
    await expect(headed(casino, 'cashbox.status.pending')).toBeVisible();
    await expect.poll(() => casino.listening()).toContain(1002);
    expect(await moved(casino, 'deposit')).toEqual([]);
    await casino.control('post', 'clock', { advance: TEN_MINUTES });
    await expect(headed(casino, 'cashbox.status.paid')).toBeFocused();
    expect(await moved(casino, 'deposit')).toEqual([70_003]);
  });
}

test(
  'a deposit suggests 500 units and works by keyboard',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await casino.open('/cashbox', { user: 'player' });
    await expect(amountField(casino)).toHaveValue('500');
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await amountField(casino).press('Enter');
    await expect(headed(casino, 'cashbox.method.title')).toBeFocused();
    await expectAccessible(page);
    await page.goBack();
    await expect(amountField(casino)).toHaveValue('500');
    await page.goForward();
    // The new step has the focus, so a key pressed right after the navigation acts on it.
    await expect(headed(casino, 'cashbox.method.title')).toBeFocused();
    await payButton(casino).press('Enter');
    const form = page.frameLocator('dialog iframe');
    await form.getByRole('button').first().press('Enter');
    await expect(form.getByRole('heading', { name: /./ }).last()).toBeVisible();
    await form.getByRole('button').first().click();
    await expect(headed(casino, 'cashbox.status.paid')).toBeFocused();
    await expectAccessible(page);
    expect(await moved(casino, 'deposit')).toEqual([50_000]);
    expect(await moved(casino, 'cashback')).toEqual([1_500]);
  },
);

test('a deposit begun in a game leads back to the game', async ({ casino, page }) => {
  // The player has no saved card, so the game's deposit link opens the cashbox.
  await casino.open('/play/golden-harvest', { user: 'newcomer' });
  await expect(spinButton(casino)).toBeEnabled();
  await page
    .locator('[data-game-frame]')
    .getByRole('link', { name: casino.text('app.header.deposit') })
    .click();
  await pay(casino, '700,01', FORM);
  const back = { name: casino.text('cashbox.status.toGame', { name: 'Golden Harvest' }) };
  await page.getByRole('link', back).click();
  await casino.expectAt('/play/golden-harvest');
  await expect(spinButton(casino)).toBeEnabled();
});

const leaving: Record<string, (page: Page) => Promise<unknown>> = {
  'the button of the provider': (page) => page.getByRole('button').last().click(),
  'the browser’s back': (page) => page.goBack(),
  'back and a reload': (page) => page.goBack().then(() => page.reload()),
};
for (const [way, leave] of Object.entries(leaving))
  test(`leaving the provider by ${way} keeps an unpaid deposit that can be continued`, async ({
    casino,
    page,
  }) => {
    await casino.open('/cashbox', { user: 'player' });
    await pay(casino, '700', FORM);
    await expect(page).toHaveURL(/mock-pages\/payment/);
    await leave(page);
    await expect(headed(casino, 'cashbox.status.open')).toBeFocused();
    await expectAccessible(page);
    await button(casino, 'cashbox.status.continue').click();
    await page.getByRole('button', { name: /700,00/ }).click();
    await page.getByRole('button').first().click();
    await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
    await page.reload();
    await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
    expect(await moved(casino, 'deposit')).toEqual([70_000]);
  });

test('the form keeps amount and method on the way back from the provider', async ({ casino, page }) => {
  await casino.open('/cashbox', { user: 'player' });
  await pay(casino, '700', FORM);
  await expect(page).toHaveURL(/mock-pages\/payment/);
  await page.goBack();
  await expect(headed(casino, 'cashbox.status.open')).toBeVisible();
  await page.goBack();
  await expect(payButton(casino)).toContainText('700,00');
  await expect(page.locator(`main input[name="method"][value="${String(FORM)}"]`)).toBeChecked();
  await page.goBack();
  await expect(amountField(casino)).toHaveValue('700');
  await page.reload();
  await expect(amountField(casino)).toHaveValue('700');
});

test('an amount outside the limits is refused at its field, which takes the focus', async ({ casino }) => {
  await casino.open('/cashbox', { user: 'player' });
  await amountField(casino).fill('1');
  await button(casino, 'cashbox.amount.next').click();
  await expect(amountField(casino)).toBeFocused();
  await expect(amountField(casino)).toHaveAccessibleDescription(/100,00/);
});

test('closing the card form, reloading or going back leads to the same payment', async ({ casino, page }) => {
  const form = page.frameLocator('dialog iframe');
  await casino.open('/cashbox', { user: 'player' });
  await pay(casino, '700', CARD);
  await form.getByRole('button').last().click();
  await expect(headed(casino, 'cashbox.status.open')).toBeVisible();
  await button(casino, 'cashbox.status.continue').click();
  await expect(form.getByRole('button').first()).toBeVisible();
  await page.reload();
  await expect(headed(casino, 'cashbox.status.open')).toBeVisible();
  await button(casino, 'cashbox.status.continue').click();
  await expect(form.getByRole('button').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog iframe')).toHaveCount(0);
  const unfinished = page.getByRole('region', { name: casino.text('cashbox.pending.title', { count: 1 }) });
  await unfinished.getByRole('button', { name: casino.text('cashbox.status.continue') }).click();
  await form.getByRole('button').first().click();
  await form.getByRole('button').first().click();
  await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
  expect(await moved(casino, 'deposit')).toEqual([70_000]);
});

test("an unpaid deposit can be cancelled in its list, and can't be paid afterwards", async ({
  casino,
  context,
  page,
}) => {
  await casino.open('/cashbox', { user: 'player' });
  await pay(casino, '700', FORM);
  await expect(page).toHaveURL(/mock-pages\/payment/);
  const tab = await context.newPage();
  await tab.goto(new URL('/cashbox', casino.origin).href);
  const unfinished = tab.getByRole('region', { name: casino.text('cashbox.pending.title', { count: 1 }) });
  await unfinished.getByRole('button', { name: casino.text('cashbox.status.cancel') }).click();
  const question = tab.getByRole('alertdialog', { name: casino.text('cashbox.cancelDeposit.title') });
  await question.getByRole('button', { name: casino.text('cashbox.status.cancel') }).click();
  await expect(unfinished).toHaveCount(0);
  await page.getByRole('button', { name: /700,00/ }).click();
  await page.getByRole('button').first().click();
  await expect(headed(casino, 'cashbox.status.cancelled')).toBeVisible();
  await button(casino, 'cashbox.status.tryAgain').click();
  await expect(payButton(casino)).toHaveText(/700,00|7\d\d,\d\d/);
  expect(await moved(casino, 'deposit')).toEqual([]);
});

for (const [name, way] of Object.entries({
  form: FORM,
  post: POSTED,
  card: CARD,
  phone: PHONE,
  redirect: MARBELLA,
}))
  test(`the amount on the button is what the provider charges (${name})`, async ({ casino, page }) => {
    await casino.open('/cashbox', { user: 'player' });
    await chooseAmount(casino, '1234,50');
    await chooseMethod(casino, way);
    if (way === PHONE) await page.locator('main input[type="tel"]').fill('9123456789');
    const sum = /\d[\d\s]*,\d\d/;
    const wanted = sum.exec((await payButton(casino).textContent()) ?? '')?.[0] ?? 'none';
    await payButton(casino).click();
    const provider = way === CARD ? page.frameLocator('dialog iframe') : page;
    await expect(provider.getByRole('button', { name: sum }).first()).toContainText(wanted);
  });

test('the “get the bonus” button selects the welcome gift, and the result names it', async ({
  casino,
  page,
}) => {
  await casino.open('/cashbox?gift=welcome', { user: 'newcomer' });
  await expect(page.locator('main input[name="gift"]:checked')).toHaveAccessibleName(/100/);
  await pay(casino, '1000,01', FORM);
  await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
  const result = page.locator('main dl');
  await expect(result).toContainText(casino.text('cashbox.summary.bonus'));
  await expect(result).toContainText(/30[\s.]?000,30/);
  expect(await moved(casino, 'bonus')).toEqual([100_001]);
});

test('a deposit waits until the server has stored that the player wants no gift', async ({
  casino,
  page,
}) => {
  await casino.open('/cashbox', { user: 'player' });
  const gift = page.locator('main input[name="gift"]').nth(1);
  const saved = page.waitForResponse((response) => response.url().includes('/cashbox-select'));
  await gift.check();
  await saved;
  await casino.control('put', 'session', { scenario: 'selectCashboxGift.pass:delay=PT8S' });
  await page.locator('main input[name="gift"][value="none"]').check();
  await chooseAmount(casino, '1000,01');
  await page.locator('main input[name="method"][value="12"]').check();
  await expect(payButton(casino)).toHaveAttribute('aria-busy', 'true');
  await payButton(casino).press('Enter');
  await expect(payButton(casino)).not.toHaveAttribute('aria-busy', 'true');
  expect(await timesCalled(casino, 'openDeposit')).toBe(0);
  await payButton(casino).click();
  await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
  expect(await moved(casino, 'bonus')).toEqual([]);
});

test("a deposit shows the server's result even if the URL claims another", async ({ casino, page }) => {
  await casino.open('/cashbox?deposit=done', { user: 'player' });
  await expect(amountField(casino)).toBeVisible();
  await pay(casino, '700,02', FORM);
  await expect(headed(casino, 'cashbox.status.declined')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('payment') ?? '';
  await page.goto(`${casino.origin}/cashbox?payment=${id}&deposit=done`);
  await expect(headed(casino, 'cashbox.status.declined')).toBeVisible();
  // The cashbox ignores the id of an unknown deposit. Another player's deposit is unknown too.
  await page.goto(`${casino.origin}/cashbox?payment=9007199254740991&deposit=done`);
  await expect(amountField(casino)).toBeVisible();
});

for (const [name, way] of Object.entries({ form: FORM, card: CARD, redirect: MARBELLA })) {
  test(`a deposit by ${name} without a gift activates none that another device has chosen meanwhile`, async ({
    casino,
    page,
  }) => {
    await casino.open('/cashbox', { user: 'player' });
    await expect(page.locator('main input[name="gift"]:checked')).toHaveValue('none');
    const id = Number(await page.locator('main input[name="gift"]').nth(1).getAttribute('value'));
    // This tab doesn't hear of the other choice.
    await page.route(/\/user-gifts(?:\?|$)/, (route) => route.abort());
    await apiPlayer(casino, 'player').call('POST', 'user-gifts/cashbox-select', { user_gift_id: id });
    await pay(casino, '1000,01', way);
    await expect(headed(casino, 'cashbox.status.paid')).toBeFocused();
    expect(await moved(casino, 'deposit')).toEqual([100_001]);
    expect(await moved(casino, 'bonus')).toEqual([]);
  });
}

test('a chosen gift is activated by the deposit', async ({ casino, page }) => {
  await casino.open('/cashbox', { user: 'player' });
  const gift = page.locator('main input[name="gift"]').nth(1);
  const saved = page.waitForResponse((response) => response.url().includes('/cashbox-select'));
  await gift.check();
  await expect(gift).toBeChecked();
  await saved;
  await page.reload();
  await expect(page.locator('main input[name="gift"]').nth(1)).toBeChecked();
  await chooseAmount(casino, '1000,01');
  await expect(page.locator('main dl')).toContainText(casino.text('cashbox.summary.gift'));
  await page.locator('main input[name="method"][value="12"]').check();
  await payButton(casino).click();
  await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
  await expect.poll(() => moved(casino, 'bonus')).not.toEqual([]);
  await expectBalanced(casino);
  await button(casino, 'cashbox.status.another').click();
  await expect(headed(casino, 'cashbox.amount.title')).toBeFocused();
});

test("in a payout, the browser's Back leaves the summary, closes the code, and only then leaves the page", async ({
  casino,
  page,
}) => {
  await casino.open('/cashbox', { user: 'vip' });
  await page.getByRole('link', { name: casino.text('cashbox.tab.payout'), exact: true }).click();
  await button(casino, 'cashbox.payout.next').click();
  await expect(headed(casino, 'cashbox.review.title')).toBeFocused();
  await page.goBack();
  await expect(button(casino, 'cashbox.payout.next')).toBeVisible();
  await button(casino, 'cashbox.payout.next').click();
  await button(casino, 'cashbox.review.burn').click();
  await expect(codeField(casino)).toBeFocused();
  await page.goBack();
  await expect(codeField(casino)).toHaveCount(0);
  await casino.expectAt('/cashbox?tab=payout');
  await expect(button(casino, 'cashbox.request.enterCode')).toBeVisible();
  await page.goBack();
  await casino.expectAt('/cashbox');
});

test(
  'a payout is confirmed by SMS, and its countdown survives a reload',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await openPayout(casino);
    await page.getByRole('textbox', { name: casino.text('cashbox.payout.amount') }).fill('1500');
    await button(casino, 'cashbox.payout.next').click();
    await expect(headed(casino, 'cashbox.review.title')).toBeFocused();
    await expect(headed(casino, 'cashbox.review.title')).toBeInViewport();
    await expectAccessible(page);
    await button(casino, 'cashbox.review.burn').click();
    await expect(codeField(casino)).toBeFocused();
    expect(await moved(casino, 'payout')).toEqual([150_000]);
    await expectAccessible(page);
    await page.reload();
    await button(casino, 'cashbox.request.enterCode').click();
    await expect(page.locator('dialog time[datetime^="PT"]')).toBeVisible();
    const { code } = await latestMessage(casino, VIP_PHONE);
    await codeField(casino).fill(wrongCode(code));
    await confirmCode(casino).click();
    await expect(page.getByText(casino.text('form.error.code_wrong'))).toBeVisible();
    await codeField(casino).fill(code);
    await confirmCode(casino).click();
    await expect(page.getByText(casino.text('steps.payout.take'))).toBeVisible();
    await expect(page.locator('main article h2')).toBeFocused();
    await expect(codeField(casino)).toHaveCount(0);
    await expect.poll(() => casino.listening()).toContain(1003);
    await expect(button(casino, 'cashbox.request.cancel')).toBeVisible();
    await casino.control('post', 'clock', { advance: TEN_MINUTES });
    await expect(page.getByText(casino.text('steps.payout.taken'))).toBeVisible();
    await expect(button(casino, 'cashbox.request.cancel')).toHaveCount(0);
    await casino.control('post', 'clock', { advance: 3 * TEN_MINUTES });
    await expect(headed(casino, 'cashbox.payout.paid')).toBeFocused();
    await expect(page.locator('main')).toContainText(/1[\s\u00a0]500,00/);
    await button(casino, 'cashbox.payout.another').click();
    await expect(headed(casino, 'cashbox.payout.title')).toBeVisible();
    expect(await moved(casino, 'payout')).toEqual([150_000]);
    await expectBalanced(casino);
  },
);

test('if a payout request expires unconfirmed, the open page says that its money is back', async ({
  casino,
  page,
}) => {
  await openPayout(casino);
  await page.getByRole('textbox', { name: casino.text('cashbox.payout.amount') }).fill('1500');
  await button(casino, 'cashbox.payout.next').click();
  await button(casino, 'cashbox.review.burn').click();
  await expect(codeField(casino)).toBeFocused();
  await casino.control('post', 'clock', { advance: 25 * 60 * 60_000 });
  await expect(headed(casino, 'cashbox.payout.returned')).toBeFocused();
  await expect(codeField(casino)).toHaveCount(0);
  await expect(page.locator('main')).toContainText(/1[\s\u00a0]500,00/);
  expect(await moved(casino, 'payout_cancel')).toContain(150_000);
});

test('wagering blocks a payout, and the page shows the amount left to wager', async ({ casino, page }) => {
  await openPayout(casino, 'wagering');
  const main = page.locator('main');
  await expect(main.getByText(casino.text('cashbox.block.wagering'))).toBeVisible();
  await expect(main.getByRole('progressbar')).toHaveAccessibleName(/18[\s\u00a0]?000,00/);
  await expect(main.getByRole('link', { name: casino.text('gifts.action.playBonus') })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: casino.text('gifts.cancel.open') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: casino.text('gifts.cancel.confirm'), exact: true }).click();
  await expect(question.getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByText(casino.text('cashbox.done.wagering'))).toBeVisible();
  await expect(main.getByText(casino.text('cashbox.block.verification'))).toBeVisible();
});

test('a newcomer sees all requirements of a payout at once', { tag: '@phone' }, async ({ casino, page }) => {
  await openPayout(casino, 'newcomer');
  const steps = page
    .locator('main')
    .getByRole('list')
    .filter({ hasText: casino.text('cashbox.block.phone') });
  await expect(steps.getByRole('listitem')).toHaveText([
    casino.text('cashbox.done.wagering'),
    new RegExp(casino.text('cashbox.block.verification')),
    new RegExp(casino.text('cashbox.block.phone')),
  ]);
  await expectAccessible(page);
  await button(casino, 'cashbox.block.confirmPhone').click();
  await expect(page.getByRole('dialog', { name: casino.text('contacts.dialog.label') })).toBeVisible();
});

const cancelRequest = async (casino: Casino): Promise<void> => {
  await button(casino, 'cashbox.request.cancel').click();
  await casino.page
    .getByRole('alertdialog')
    .getByRole('button', { name: casino.text('cashbox.request.cancel') })
    .click();
};

/** Reads the text of the dialog that confirms a payout's cancellation, then closes the dialog. */
const closeCancelled = async (casino: Casino): Promise<string> => {
  const done = casino.page.getByRole('alertdialog').filter({ hasText: casino.text('cashbox.cancel.done') });
  await expect(done).toBeVisible();
  const text = await done.innerText();
  await done.getByRole('button', { name: casino.text('common.action.close') }).click();
  await expect(done).toHaveCount(0);
  return text;
};

test('a cancelled payout request disappears and its money is returned', async ({ casino, context, page }) => {
  await openPayout(casino, 'withdrawing');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(button(casino, 'cashbox.request.cancel', other)).toBeVisible();
  await button(casino, 'cashbox.request.cancel').click();
  await page.getByRole('button', { name: casino.text('cashbox.cancel.keep') }).click();
  await expect(page.locator('main article')).toBeVisible();
  expect(await moved(casino, 'payout_cancel')).toEqual([]);
  await cancelRequest(casino);
  const named = (await closeCancelled(casino)).replaceAll(/[^\d,]/g, '');
  await expect(headed(casino, 'cashbox.payout.title')).toBeFocused();
  await expect.poll(() => moved(casino, 'payout_cancel')).toHaveLength(1);
  const [returned = 0] = await moved(casino, 'payout_cancel');
  expect(Math.round(Number(named.replace(',', '.')) * 100), 'the sum that the dialog says is back').toBe(
    Math.abs(returned),
  );
  // Another tab doesn't know that the player has cancelled it, so it says where the money is.
  await expect(headed(casino, 'cashbox.payout.returned', other)).toBeVisible();
  await expect(headed(casino, 'cashbox.payout.returned')).toHaveCount(0);
  await expectBalanced(casino);
});

test('an expired payout code is reported when its dialog opens, before anything is typed', async ({
  casino,
  page,
}) => {
  await openPayout(casino, 'withdrawing');
  await casino.control('post', 'clock', { advance: TEN_MINUTES });
  await page.reload();
  await button(casino, 'cashbox.request.enterCode').click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(casino.text('form.error.code_expired'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: casino.text('form.code.phone.resend') })
    .click();
  await expect(alert).toBeEmpty();
});

test('the player sees which gifts a payout burns before sending it, and cancelling returns them', async ({
  casino,
  page,
}) => {
  const gifts = page.locator('main article h3');
  await casino.open('/profile/gifts', { user: 'vip' });
  await expect(gifts.first()).toBeVisible();
  const owned = await gifts.allTextContents();
  await casino.visit('/cashbox?tab=payout');
  await button(casino, 'cashbox.payout.next').click();
  const burning = page.locator('main').getByRole('note').getByRole('listitem');
  await expect(burning.first()).toBeVisible();
  const rows = await burning.allTextContents();
  for (const title of owned)
    expect(
      rows.some((row) => row.includes(title)),
      title,
    ).toBe(true);
  await button(casino, 'cashbox.review.burn').click();
  await page.getByRole('button', { name: casino.text('cashbox.code.later') }).click();
  await expect(page.locator('main article h2')).toBeFocused();
  await button(casino, 'cashbox.request.cancel').click();
  await expect(page.getByRole('alertdialog')).toContainText(String(rows.length));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: casino.text('cashbox.request.cancel') })
    .click();
  await closeCancelled(casino);
  await expect.poll(() => moved(casino, 'payout_cancel')).toHaveLength(1);
  await page
    .getByRole('link', { name: casino.text('cashbox.review.toGifts') })
    .waitFor({ state: 'detached' });
  await casino.visit('/profile/gifts');
  await expect(gifts).toHaveText(owned);
});

test('a payout request whose cancellation fails reappears with a message', async ({ casino, page }) => {
  await openPayout(casino, 'withdrawing', 'cancelPayout.server_error:1');
  await cancelRequest(casino);
  await expect(page.getByText(casino.text('cashbox.request.notCancelled'))).toBeVisible();
  expect(await moved(casino, 'payout_cancel')).toEqual([]);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: casino.text('common.action.retry') })
    .click();
  await closeCancelled(casino);
  await expect(headed(casino, 'cashbox.payout.title')).toBeFocused();
  await expect.poll(() => moved(casino, 'payout_cancel')).toHaveLength(1);
});

test(
  'a sent payout shows its heading once the code dialog is closed',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await openPayout(casino);
    await button(casino, 'cashbox.payout.next').click();
    await button(casino, 'cashbox.review.burn').click();
    await page.getByRole('button', { name: casino.text('cashbox.code.later') }).click();
    const heading = page.locator('main article h2');
    await expect(heading).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    // The heading must be below the sticky header and inside the viewport.
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expect(heading).toBeInViewport({ ratio: 1 });
  },
);

test('a payout request that is stuck at the provider says so', async ({ casino, page }) => {
  await openPayout(casino, 'broke');
  await expect(page.getByText(casino.text('steps.block.providerFailed'))).toBeVisible();
});

test(
  'the cashbox’s history keeps its filters in the URL and loads more on scroll',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/cashbox?tab=history', { user: 'vip' });
    const rows = page.locator('main ul[aria-label]').getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4_000);
        return rows.count();
      })
      .toBeGreaterThan(20);
    await page.getByRole('combobox', { name: casino.text('cashbox.history.state') }).selectOption('declined');
    await casino.expectAt('/cashbox?tab=history&state=declined');
    await expect(page.locator('main').getByText(casino.text('cashbox.state.paid'))).toHaveCount(1);
    await button(casino, 'cashbox.history.payouts').press('Enter');
    await casino.expectAt('/cashbox?tab=history&of=payouts');
    await expect(button(casino, 'cashbox.history.payouts')).toBeFocused();
    await page.reload();
    await expect(page.locator('main').getByText(casino.text('cashbox.state.cancelled')).last()).toBeVisible();
  },
);

test('the browser asks before the player leaves an unsent form', async ({ casino, page }) => {
  await casino.open('/cashbox', { user: 'player' });
  await amountField(casino).fill('1234');
  await page
    .getByRole('link', { name: casino.text('app.nav.promotions') })
    .first()
    .click();
  await page.getByRole('button', { name: casino.text('overlays.leave.stay') }).click();
  await casino.expectAt('/cashbox');
  await expect(amountField(casino)).toHaveValue('1234');
});

/** Whether a script belongs neither to the build nor to the mock's panel. */
const isForeign = (path: string): boolean => !/^\/(?:assets|__mock__)\//.test(path);

test("the cashbox runs only the chosen method's third-party script", async ({ casino, page }) => {
  const scripts = () =>
    page
      .locator('script[src]')
      .evaluateAll((all) => all.map((script) => new URL((script as HTMLScriptElement).src).pathname));
  await casino.open('/cashbox', { user: 'player' });
  await expect(amountField(casino)).toBeVisible();
  expect((await scripts()).filter(isForeign)).toEqual([]);
  await chooseAmount(casino, '700');
  await page.locator('main input[name="method"][value="88"]').check();
  await payButton(casino).click();
  await expect(page.locator('dialog iframe')).toBeVisible();
  expect((await scripts()).filter(isForeign)).toEqual(['/mock-pages/rbk/api.js']);
});

for (const brand of brands.filter((id) => id !== 'aurora')) {
  test.describe(brand, () => {
    test.use({ brand });
    test("a player deposits in the brand's currency", { tag: '@phone' }, async ({ casino, page }) => {
      await casino.open('/cashbox', { user: 'player' });
      await expect(amountField(casino)).toBeVisible();
      await expectNoSideScroll(page);
      await pay(casino, brand === 'samba' ? '100,01' : '500,01', FORM);
      await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
      expect(await moved(casino, 'deposit')).toEqual([brand === 'samba' ? 10_001 : 50_001]);
      await expectAccessible(page);
      await expectBalanced(casino);
    });
  });
}

for (const fault of ['fault_missing_fields', 'fault_nulls'] as const)
  test(`a balance response with ${fault} shows a dash and a retry`, async ({ casino, page }) => {
    await casino.open('/cashbox', { user: 'player', scenario: `getBalance.${fault}` });
    const retry = page.getByRole('button', { name: casino.text('player.balance.retry') });
    await expect(retry).toHaveCount(2);
    // Each mounted component may refetch the balance once, but repeated requests would be a loop.
    const asked = await timesCalled(casino, 'getBalance');
    expect(asked).toBeLessThan(6);
    await expect(page.locator('main h1 + p')).toContainText('—');
    expect(await timesCalled(casino, 'getBalance')).toBe(asked);
    await casino.control('put', 'session', { scenario: '' });
    await retry.last().click();
    await expect(page.locator('main h1 + p')).toContainText(/12[\s\u00a0]?500,00/);
    await expect(retry).toHaveCount(0);
  });

test('an unconfirmed payout in the history links to its code dialog @phone', async ({ casino, page }) => {
  await casino.open('/cashbox?tab=history&of=payouts', { user: 'withdrawing' });
  await page
    .locator('main')
    .getByRole('link', { name: casino.text('cashbox.request.enterCode') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: casino.text('cashbox.code.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: casino.text('cashbox.code.later') }).click();
  await expect(dialog).toBeHidden();
});
