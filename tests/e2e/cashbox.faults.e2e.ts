// The connection fails at each step of a deposit and a payout. Nothing is charged twice, and the player sees
// a message.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type Casino } from './casino.ts';
import {
  button,
  chooseAmount,
  expectBalanced,
  headed,
  moved,
  pay,
  payButton,
  timesCalled,
} from './cashbox.ts';

const FORM = 12;

interface HistoryPage {
  total: number;
}

async function deposits(casino: Casino): Promise<number> {
  const token = (await casino.page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const body = await casino.page.evaluate(
    async (bearer) =>
      (
        await fetch('/json-api/treasury/user/deposits?offset=0', {
          headers: { authorization: `Bearer ${bearer}` },
        })
      ).text(),
    token,
  );
  // The cast is safe: the contract tests check the response.
  return (JSON.parse(body) as HistoryPage).total;
}

async function reviewPayout(casino: Casino, tab: Page = casino.page): Promise<void> {
  await tab.getByRole('textbox', { name: casino.text('cashbox.payout.amount') }).fill('1500');
  await button(casino, 'cashbox.payout.next', tab).click();
  await expect(headed(casino, 'cashbox.review.title', tab)).toBeVisible();
}

/**
 * Restores the connection. A fault must last until a test calls this function: a fault of a single request
 * would go unnoticed, because the browser repeats a request whose connection breaks.
 */
async function endFaults(casino: Casino): Promise<void> {
  await casino.control('put', 'session', { scenario: '' });
}

const burn = (casino: Casino, tab: Page = casino.page) => button(casino, 'cashbox.review.burn', tab);
const confirmCode = (casino: Casino, tab: Page = casino.page) =>
  tab.getByRole('dialog').getByRole('button', { name: casino.text('cashbox.code.submit') });
const codeField = (casino: Casino, tab: Page = casino.page) =>
  tab.getByRole('textbox', { name: casino.text('form.code.label'), exact: true });

async function secondTab(casino: Casino, context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  tab.on('dialog', (dialog) => void dialog.accept());
  await tab.goto(new URL(path, casino.origin).href);
  return tab;
}

for (const fault of ['fault_network', 'fault_lost_answer', 'server_problem', 'fault_html'] as const) {
  test(`retrying a deposit after ${fault} creates one deposit`, async ({ casino }) => {
    await casino.open('/cashbox', { user: 'player', scenario: `openDeposit.${fault}` });
    const before = 14;
    await pay(casino, '700,01', FORM);
    await expect(headed(casino, 'cashbox.status.unsure')).toBeFocused();
    expect(await moved(casino, 'deposit')).toEqual([]);
    await endFaults(casino);
    await button(casino, 'common.action.retry').click();
    await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
    expect(await moved(casino, 'deposit')).toEqual([70_001]);
    expect(await deposits(casino)).toBe(before + 1);
    await expectBalanced(casino);
  });
}

test('retrying a deposit after a reload or in another tab creates one deposit', async ({
  casino,
  context,
  page,
}) => {
  await casino.open('/cashbox', { user: 'player', scenario: 'openDeposit.fault_lost_answer:1' });
  // Opens the page without the link's campaign parameters, which the client would send with the deposit.
  await casino.visit('/cashbox');
  await pay(casino, '700', FORM);
  await expect(headed(casino, 'cashbox.status.unsure')).toBeVisible();
  const known = await deposits(casino);
  await page.close();
  const tab = await secondTab(casino, context, '/cashbox');
  await chooseAmount(casino, '700', tab);
  await tab.locator(`main input[name="method"][value="${String(FORM)}"]`).check();
  await payButton(casino, tab).click();
  await expect(tab).toHaveURL(/mock-pages\/payment/);
  const { data } = await casino.control('get', 'requests');
  expect(data.filter(({ operation }) => operation === 'openDeposit')).toHaveLength(2);
  await tab.goto(`${casino.origin}/cashbox?tab=history`);
  await expect(tab.getByText(casino.text('cashbox.state.open')).last()).toBeVisible();
  expect(known).toBe(15);
  await expect(tab.locator('main li').filter({ hasText: casino.text('cashbox.state.open') })).toHaveCount(1);
});

test('ten clicks on a deposit make one call', async ({ casino }) => {
  await casino.open('/cashbox', { user: 'player', scenario: 'openDeposit.fault_slow' });
  await chooseAmount(casino, '700,01');
  await casino.page.locator(`main input[name="method"][value="${String(FORM)}"]`).check();
  await payButton(casino).evaluate((pressed) => {
    for (let click = 0; click < 10; click += 1) (pressed as HTMLButtonElement).click();
  });
  await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
  expect(await timesCalled(casino, 'openDeposit')).toBe(1);
  expect(await moved(casino, 'deposit')).toEqual([70_001]);
});

test('a deposit that is known to be paid stays so if a later check fails', async ({ casino, page }) => {
  await casino.open('/cashbox', { user: 'player' });
  await pay(casino, '700,01', FORM);
  await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
  const lists = await timesCalled(casino, 'listDeposits');
  await casino.control('put', 'session', { scenario: 'listDeposits.server_error' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => timesCalled(casino, 'listDeposits'), { timeout: 30_000 }).toBe(lists + 3);
  await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
});

test("if looking up a deposit's outcome fails, the page offers to look again", async ({ casino }) => {
  await casino.open('/cashbox', { user: 'player' });
  await casino.control('put', 'session', { scenario: 'listDeposits.fault_network' });
  await pay(casino, '700,01', FORM);
  await expect(headed(casino, 'cashbox.status.lookFailed')).toBeVisible({ timeout: 20_000 });
  await endFaults(casino);
  await button(casino, 'cashbox.status.look').click();
  await expect(headed(casino, 'cashbox.status.paid')).toBeVisible();
});

test('a payout whose response is lost is looked up and shown', async ({ casino }) => {
  await casino.open('/cashbox?tab=payout', { user: 'vip', scenario: 'sendPayout.fault_lost_answer:1' });
  await reviewPayout(casino);
  await burn(casino).click();
  await expect(codeField(casino)).toBeVisible();
  expect(await timesCalled(casino, 'sendPayout')).toBe(1);
  expect(await moved(casino, 'payout')).toEqual([150_000]);
  await expectBalanced(casino);
});

for (const fault of ['fault_network', 'server_problem'] as const) {
  test(`retrying a payout after ${fault} creates one payout`, async ({ casino }) => {
    await casino.open('/cashbox?tab=payout', { user: 'vip', scenario: `sendPayout.${fault}` });
    await reviewPayout(casino);
    await burn(casino).click();
    await expect(headed(casino, 'cashbox.payout.unsure')).toBeFocused();
    expect(await moved(casino, 'payout')).toEqual([]);
    await endFaults(casino);
    await button(casino, 'common.action.retry').click();
    await expect(codeField(casino)).toBeVisible();
    expect(await moved(casino, 'payout')).toEqual([150_000]);
    await expectBalanced(casino);
  });
}

test('a payout whose tab closed before the response appears in the next tab', async ({
  casino,
  context,
  page,
}) => {
  await casino.open('/cashbox?tab=payout', { user: 'vip', scenario: 'sendPayout.fault_slow' });
  await reviewPayout(casino);
  await burn(casino).click();
  await expect.poll(() => moved(casino, 'payout')).toEqual([150_000]);
  await page.close();
  const tab = await secondTab(casino, context, '/cashbox?tab=payout');
  await button(casino, 'cashbox.request.enterCode', tab).click();
  await expect(codeField(casino, tab)).toBeVisible();
  expect(await moved(casino, 'payout')).toEqual([150_000]);
});

test('ten clicks on a payout make one call, and two tabs make one payout', async ({ casino, context }) => {
  await casino.open('/cashbox?tab=payout', { user: 'vip' });
  const other = await secondTab(casino, context, '/cashbox?tab=payout');
  await reviewPayout(casino);
  await reviewPayout(casino, other);
  await burn(casino).evaluate((pressed) => {
    for (let click = 0; click < 10; click += 1) (pressed as HTMLButtonElement).click();
  });
  await expect(codeField(casino)).toBeVisible();
  expect(await timesCalled(casino, 'sendPayout')).toBe(1);
  // The other tab has learnt that the gifts are burnt, so its button names only the payout.
  await button(casino, 'cashbox.review.confirm', other).click();
  await expect(button(casino, 'cashbox.request.enterCode', other)).toBeVisible();
  expect(await moved(casino, 'payout')).toEqual([150_000]);
  await expectBalanced(casino);
});

test('a payout’s confirmation whose response is lost is looked up', async ({ casino, page }) => {
  await casino.open('/cashbox?tab=payout', { user: 'vip', scenario: 'confirmPayout.fault_lost_answer:1' });
  await reviewPayout(casino);
  await burn(casino).click();
  await expect(codeField(casino)).toBeVisible();
  const { data } = await casino.control('get', 'inbox');
  await codeField(casino).fill(data.find(({ to }) => to === '61491570157')?.code ?? '');
  await confirmCode(casino).click();
  await expect(page.getByText(casino.text('steps.payout.take'))).toBeVisible();
  await expectBalanced(casino);
});

test('a payout’s cancellation whose response is lost happens once', async ({ casino }) => {
  await casino.open('/cashbox?tab=payout', {
    user: 'withdrawing',
    scenario: 'cancelPayout.fault_lost_answer:1',
  });
  await button(casino, 'cashbox.request.cancel').click();
  await casino.page
    .getByRole('alertdialog')
    .getByRole('button', { name: casino.text('cashbox.request.cancel') })
    .click();
  // The list of payouts shows the outcome, so nothing is left to retry.
  await expect(casino.page.getByRole('alertdialog')).toContainText(casino.text('cashbox.cancel.done'));
  await expect.poll(() => moved(casino, 'payout_cancel')).toHaveLength(1);
  await expectBalanced(casino);
});

test('a tab that has not heard of the payout of another tab makes no second one', async ({
  casino,
  context,
}) => {
  await casino.open('/cashbox?tab=payout', { user: 'vip' });
  await context.routeWebSocket(/./, () => undefined);
  const other = await secondTab(casino, context, '/cashbox?tab=payout');
  await reviewPayout(casino);
  await reviewPayout(casino, other);
  await burn(casino).click();
  await expect(codeField(casino)).toBeVisible();
  await burn(casino, other).click();
  await expect(button(casino, 'cashbox.request.enterCode', other)).toBeVisible();
  await expect(other.getByText(/не отправлена: такая же уже создана/)).toBeVisible();
  expect(await moved(casino, 'payout')).toEqual([150_000]);
  await expectBalanced(casino);
});

test('the header keeps the balance while the cashbox is offline', async ({ casino, context, page }) => {
  await casino.open('/cashbox?step=method&amount=50000', { user: 'player' });
  const balance = page.getByRole('banner').getByRole('link', { name: casino.text('app.header.balance') });
  const shown = (await balance.textContent()) ?? '';
  expect(shown).toMatch(/\d/);
  await expect(payButton(casino)).toBeEnabled();
  await context.setOffline(true);
  await payButton(casino).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  // The balance is loaded again when the player comes back to the tab, and that call fails.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(
    page.locator('main').getByRole('button', { name: casino.text('player.balance.retry') }),
  ).toBeVisible();
  await expect(balance).toHaveText(shown);
  await context.setOffline(false);
});
