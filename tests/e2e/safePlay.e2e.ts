// Responsible play: limits, breaks, the reality check, the statement, two-factor login, the age gate,
// licences.
import { readFile } from 'node:fs/promises';
import { apiPlayer } from './apiPlayer.ts';
import { setScenario } from './backend.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './casino.ts';
import { amountField, pay, timesCalled } from './cashbox.ts';
import { frameOf, gameIn, spinButton } from './play.ts';
import {
  button,
  codeNow,
  dialogOf,
  logOut,
  openLimit,
  passDays,
  safePlay,
  saveLimit,
  setLimit,
} from './safePlay.ts';

const GAME = '/play/golden-harvest';
/** A payment method whose page replaces the casino's page. */
const BY_FORM = 12;

test('a lower limit applies at once, a higher one a day later if confirmed @phone', async ({
  casino,
  page,
}) => {
  await casino.open(safePlay(), { user: 'player' });
  const deposits = page.getByRole('region', { name: casino.text('responsiblePlay.limits.deposit.title') });
  await setLimit(casino, { kind: 'deposit', period: 'day' }, '600');
  await expect(deposits.getByText('600,00 ₽')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await setLimit(casino, { kind: 'deposit', period: 'day' }, '900');
  await expect(deposits.getByText('900,00 ₽')).toBeVisible();
  await expect(button(casino, 'responsiblePlay.limit.confirm')).toHaveCount(0);
  await passDays(casino, 1);
  await casino.visit(safePlay());
  await expect(deposits.getByText('600,00 ₽')).toBeVisible();
  const confirm = button(casino, 'responsiblePlay.limit.confirm');
  await confirm.focus();
  // Clicks by script, because the first click moves the page. A second click by mouse could hit and focus
  // something else.
  await confirm.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(button(casino, 'responsiblePlay.limit.keep')).toHaveCount(0);
  await expect(deposits.getByRole('button').first()).toBeFocused();
  await expect(deposits.getByText('900,00 ₽')).toBeVisible();
  expect(await timesCalled(casino, 'confirmPlayLimit')).toBe(1);
});

test('a limit that another device lowers under the open dialog is announced as it is', async ({
  casino,
  page,
}) => {
  const daily = { kind: 'deposit', period: 'day' } as const;
  await casino.open(safePlay(), { user: 'player' });
  await setLimit(casino, daily, '900');
  await openLimit(casino, daily);
  await apiPlayer(casino, 'player').call('PUT', 'responsible-play/limits', {
    limits: [{ ...daily, amount: 600_00 }],
  });
  await saveLimit(casino, '700');
  // 700 is less than 900, but a raise of the 600 that are in force.
  await expect(
    page
      .getByRole('status', { name: casino.text('overlays.toasts.region') })
      .getByText(casino.text('responsiblePlay.limit.waits')),
  ).toBeVisible();
});

test("a deposit above the player's limit is refused", async ({ casino, page }) => {
  await casino.open(safePlay(), { user: 'player' });
  await setLimit(casino, { kind: 'deposit', period: 'day' }, '600');
  await casino.visit('/cashbox');
  await expect(page.getByRole('link', { name: casino.text('cashbox.amount.toLimits') })).toBeVisible();
  await amountField(casino).fill('700');
  await button(casino, 'cashbox.amount.next').click();
  await expect(amountField(casino)).toHaveAccessibleDescription(/600,00/);
  expect((await casino.ledger()).filter(({ kind }) => kind === 'deposit')).toEqual([]);
  await casino.visit('/cashbox');
  await pay(casino, '600', BY_FORM);
  await page.waitForURL(/mock-pages/);
});

test('a break closes the games until it ends, and can only be extended @phone', async ({ casino, page }) => {
  await casino.open(safePlay('breaks'), { user: 'player' });
  const start = async (period: string, form = 'timeOut'): Promise<void> => {
    await page.getByRole('radio', { name: casino.text(`responsiblePlay.timeOut.${period}`) }).check();
    await button(casino, `responsiblePlay.${form}.submit`).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: casino.text(`responsiblePlay.${form}.submit`) })
      .click();
  };
  await start('week');
  const banner = page.getByRole('region', { name: casino.text('responsiblePlay.rest.label') });
  await expect(banner).toContainText('27 ноября');
  const shorter = page.getByRole('radio', { name: casino.text('responsiblePlay.timeOut.day') });
  await expect(shorter).toHaveCount(0);
  await start('month', 'prolong');
  await expect(banner).toContainText('20 декабря');
  await passDays(casino, 7);
  await casino.visit(GAME);
  await expect(page.getByText(casino.text('gameFrame.error.time_out_active'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toContainText('20 декабря');
  await passDays(casino, 23);
  await casino.visit(GAME);
  await expect(spinButton(casino)).toBeEnabled();
});

test('holding Enter, or pressing it twice, starts no break', async ({ casino, page }) => {
  await casino.open(safePlay('breaks'), { user: 'player' });
  await page.getByRole('radio', { name: casino.text('responsiblePlay.timeOut.week') }).check();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  expect((await casino.calls()).map(({ operation }) => operation)).not.toContain('startTimeOut');
});

test('a payment left open before a break can be cancelled during it', async ({ casino, page }) => {
  await casino.open('/cashbox', { user: 'player' });
  await pay(casino, '600', BY_FORM);
  await page.waitForURL(/mock-pages/);
  await casino.visit(safePlay('breaks'));
  await page.getByRole('radio', { name: casino.text('responsiblePlay.timeOut.week') }).check();
  await button(casino, 'responsiblePlay.timeOut.submit').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: casino.text('responsiblePlay.timeOut.submit') })
    .click();
  await expect(page.getByRole('region', { name: casino.text('responsiblePlay.rest.label') })).toBeVisible();
  await casino.visit('/cashbox?tab=history');
  const row = page.locator('main').getByRole('listitem').filter({ hasText: '600,00' }).first();
  await expect(row.getByRole('link', { name: casino.text('cashbox.status.continue') })).toHaveCount(0);
  await row.getByRole('button', { name: casino.text('cashbox.status.cancel') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: casino.text('cashbox.status.cancel') })
    .click();
  await expect(row).toContainText(casino.text('cashbox.state.cancelled'));
  expect((await casino.ledger()).filter(({ kind }) => kind === 'deposit')).toEqual([]);
});

test('declining the confirmation of a break keeps the unsaved-changes guard', async ({ casino, page }) => {
  await casino.open(safePlay('breaks'), { user: 'player' });
  await page.getByRole('radio', { name: casino.text('responsiblePlay.timeOut.week') }).check();
  await button(casino, 'responsiblePlay.timeOut.submit').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: casino.text('common.action.cancel') }).click();
  await expect(question).toBeHidden();
  await page
    .getByRole('link', { name: casino.text('app.nav.promotions') })
    .first()
    .click();
  await page.getByRole('button', { name: casino.text('overlays.leave.stay') }).click();
  await casino.expectAt(safePlay('breaks'));
  await expect(page.getByRole('radio', { name: casino.text('responsiblePlay.timeOut.week') })).toBeChecked();
});

test('of two quick choices of the time check’s interval, the second is saved', async ({ casino, page }) => {
  await casino.open(safePlay('reminder'), { user: 'player' });
  const choices = page.locator('main').getByRole('radio');
  await expect(choices.first()).toBeVisible();
  let isFirst = true;
  await page.route('**/reality-check*', async (route) => {
    if (route.request().method() !== 'GET' && isFirst) {
      isFirst = false;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    await route.continue();
  });
  await choices.nth(1).check();
  await choices.nth(2).check();
  const saves = async (): Promise<number> =>
    (await casino.calls()).filter(({ path, method }) => path.includes('reality-check') && method !== 'GET')
      .length;
  await expect.poll(saves).toBe(2);
  await page.unroute('**/reality-check*');
  await page.reload();
  await expect(choices.nth(2)).toBeChecked();
});

test('a break that begins in one tab hides the deposit in another one at once', async ({
  casino,
  context,
  page,
}) => {
  await casino.open(safePlay('breaks'), { user: 'player' });
  const other = await context.newPage();
  await other.goto(`${casino.origin}/tournaments`);
  const deposit = other.getByRole('link', { name: casino.text('app.header.deposit') });
  await expect(deposit).toBeVisible();
  await page.getByRole('radio', { name: casino.text('responsiblePlay.timeOut.day') }).check();
  await button(casino, 'responsiblePlay.timeOut.submit').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: casino.text('responsiblePlay.timeOut.submit') })
    .click();
  await expect(deposit).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1, name: /Перерыв до/ })).toBeVisible();
});

test('during a break the site hides deposits, offers and adverts, and says when it ends @phone', async ({
  casino,
  page,
}) => {
  await casino.open(safePlay('breaks'), { user: 'player' });
  await page.getByRole('radio', { name: casino.text('responsiblePlay.timeOut.month') }).check();
  await button(casino, 'responsiblePlay.timeOut.submit').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(casino.text('responsiblePlay.timeOut.ask.month'));
  await expect(question).toContainText(/закончится 20 декабря 2026 г\. в 13:00 GMT\+1/);
  await question.getByRole('button', { name: casino.text('responsiblePlay.timeOut.submit') }).click();
  const banner = page.getByRole('region', { name: casino.text('responsiblePlay.rest.label') });
  await expect(banner).toContainText('20 декабря');
  await expectAccessible(page);
  for (const path of ['/', '/games/slots', '/profile/balance', '/profile/verification', '/cashbox']) {
    await casino.visit(path);
    await expect(banner, path).toBeVisible();
    // Links to the cashbox may lead only to the payout and the history.
    const links = page.locator('main a[href^="/cashbox"]');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect(href, path).toMatch(/tab=(?:payout|history)/);
    await expect(page.getByRole('link', { name: casino.text('app.header.deposit') }), path).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: /Турнир/ }), path).toHaveCount(0);
  }
  await expect(page.locator('main [name="amount"]:visible')).toHaveCount(0);
  for (const path of [
    '/profile/balance',
    '/profile/levels',
    '/profile/achievements',
    '/profile/notifications',
    '/play/golden-harvest?mode=demo',
  ]) {
    await casino.visit(path);
    await expect(banner, path).toBeVisible();
    await expect(page.locator('main').locator('h1, h2').first(), path).toBeVisible();
    await expect(
      page.locator(
        'main a:is([href^="/games"], [href^="/compoints"], [href="/profile/gifts"], [href="/profile/promo-code"])',
      ),
      path,
    ).toHaveCount(0);
    await expect(page.getByRole('link', { name: casino.text('gameFrame.bar.playForReal') })).toHaveCount(0);
  }
  await casino.visit('/');
  await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
  await expect(page.getByRole('region', { name: casino.text('lobby.hero.label') })).toHaveCount(0);
  for (const slug of ['otygrat_bonus', 'wagering', 'buy_games'])
    await expect(page.locator(`main a[href="/games/${slug}"]`), slug).toHaveCount(0);
  const calm = page.getByRole('heading', { level: 1, name: /Перерыв до/ });
  for (const path of [
    '/promo',
    '/promo/birthday',
    '/tournaments',
    '/tournaments/night-race',
    '/profile/gifts',
    '/profile/promo-code',
    '/compoints',
    '/take/gift',
    '/welcome-bonus',
  ]) {
    await casino.visit(path);
    await expect(calm, path).toBeVisible();
    const main = page.locator('main');
    await expect(main.getByRole('button'), path).toHaveCount(1);
    await expect(
      main.getByRole('link', { name: casino.text('responsiblePlay.rest.payout') }),
      path,
    ).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

for (const [line, isOfflineAfterwards] of [
  ['is lost', false],
  ['is lost together with the connection', true],
] as const) {
  test(`a self-exclusion whose answer ${line} ends on the page that explains it`, async ({
    casino,
    page,
  }) => {
    await casino.open(safePlay('breaks'), {
      user: 'player',
      scenario: 'startSelfExclusion.fault_lost_answer:1',
    });
    const confirm = async (): Promise<void> => {
      await button(casino, 'responsiblePlay.exclusion.submit').click();
      const isSure = page.getByRole('alertdialog');
      await isSure.getByRole('button', { name: casino.text('responsiblePlay.exclusion.submit') }).click();
    };
    await page.getByRole('checkbox', { name: casino.text('responsiblePlay.exclusion.confirm') }).check();
    if (isOfflineAfterwards) {
      await page.route(/responsible-play\/status|token/, (route) => route.abort());
      await confirm();
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await page.unroute(/responsible-play\/status|token/);
    }
    await confirm();
    await expect(page.getByRole('heading', { level: 1, name: /Игра закрыта до 21 мая 2027/ })).toBeVisible();
    await expect(page.getByText(casino.text('app.session.expired'))).toHaveCount(0);
    await casino.visit('/');
    await expect(page.getByRole('heading', { level: 1, name: /Игра закрыта до 21 мая 2027/ })).toBeVisible();
  });
}

test('self-exclusion ends the session, allows withdrawing the money, and ends', async ({ casino, page }) => {
  await casino.open(safePlay('breaks'), { user: 'withdrawing' });
  await button(casino, 'responsiblePlay.exclusion.submit').click();
  await expect(page.getByText(casino.text('responsiblePlay.error.confirmation_required'))).toBeVisible();
  await page.getByRole('checkbox', { name: casino.text('responsiblePlay.exclusion.confirm') }).check();
  await button(casino, 'responsiblePlay.exclusion.submit').click();
  const isSure = page.getByRole('alertdialog');
  await expect(isSure).toContainText(casino.text('responsiblePlay.exclusion.ask.six_months'));
  await isSure.getByRole('button', { name: casino.text('responsiblePlay.exclusion.submit') }).click();
  await page.waitForURL(/\/self-exclusion\?until=/);
  const calm = page.getByRole('heading', { level: 1, name: /Игра закрыта до 21 мая 2027/ });
  await expect(calm).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(calm).toBeVisible();

  // The device remembers the self-exclusion and shows no offers, even though nobody is logged in.
  for (const path of ['/', GAME, '/tournaments', '/registration']) {
    await casino.visit(path);
    await expect(calm, path).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: casino.text('app.header.signUp') }),
      path,
    ).toHaveCount(0);
  }

  await page.getByRole('link', { name: casino.text('responsiblePlay.rest.logIn') }).click();
  await expect(page.getByRole('link', { name: casino.text('auth.login.signUp') })).toHaveCount(0);
  await expect(page.getByText(casino.text('auth.login.payoutOnly'))).toBeVisible();
  await casino.logInByForm('withdrawing');
  await casino.expectAt('/cashbox?tab=payout');
  await expect(page.locator('main').getByText(casino.text('cashbox.request.cancel'))).toBeVisible();
  for (const path of ['/', GAME, '/tournaments']) {
    await casino.visit(path);
    await expect(calm, path).toBeVisible();
  }
  await page.getByRole('link', { name: casino.text('responsiblePlay.rest.history') }).click();
  await casino.expectAt('/cashbox?tab=history');

  await passDays(casino, 183);
  // The login has expired in the meantime, so the player logs in again.
  await casino.visit(GAME);
  await casino.logInByForm('withdrawing');
  await casino.expectAt(GAME);
  await expect(spinButton(casino)).toBeEnabled();
});

test('a device that knows of no self-exclusion refuses the login and offers the one for a withdrawal', async ({
  casino,
  page,
}) => {
  await casino.open('/login?redirect=%2Fcashbox%3Ftab%3Dpayout');
  await casino.logInByForm('excluded');
  const toMoney = button(casino, 'auth.login.payoutOnly');
  await expect(toMoney).toBeVisible();
  await expectAccessible(page);
  await toMoney.click();
  await casino.expectAt('/cashbox?tab=payout');
});

test('the time check appears during a real game at the chosen interval, with the result so far', async ({
  casino,
  page,
}) => {
  await page.clock.install();
  await casino.open(safePlay('reminder'), { user: 'player' });
  await page
    .getByRole('radio', { name: casino.text('responsiblePlay.reminder.every', { minutes: 15 }) })
    .check();
  await expect(page.getByText(casino.text('responsiblePlay.reminder.saved'))).toBeVisible();
  await casino.visit(GAME);
  await expect(spinButton(casino)).toBeEnabled();
  await page.clock.fastForward('14:00');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.clock.fastForward('01:30');
  const check = page.getByRole('alertdialog', { name: casino.text('gameFrame.reality.title') });
  await expect(check.getByText(casino.text('playSession.net'))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: casino.text('gameFrame.reality.continue') }).click();
  await expect(check).toHaveCount(0);
  await expect(gameIn(page).locator('body')).toBeVisible();
  await page.clock.fastForward('15:00');
  await check.getByRole('button', { name: casino.text('gameFrame.reality.leave') }).click();
  await expect(frameOf(page)).toHaveCount(0);
});

test("a month's statement downloads as a file", async ({ casino, page }) => {
  await casino.open(safePlay('statement'), { user: 'player' });
  await page
    .getByRole('combobox', { name: casino.text('responsiblePlay.statement.period') })
    .selectOption('last_month');
  await expect(page.getByRole('rowheader').first()).toContainText('октября');
  const coming = page.waitForEvent('download');
  await button(casino, 'responsiblePlay.statement.download').click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('История-игры-2026-10.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength((await page.getByRole('rowheader').count()) + 1);
  expect(lines[1]).toMatch(/^"2026-10-\d\d"(;-?\d+,\d\d){9}$/);
});

test('a second factor can be set up by QR code, used for login and switched off @phone', async ({
  casino,
  context,
  page,
}) => {
  await casino.open(safePlay('security'), { user: 'player' });
  await button(casino, 'responsiblePlay.twoFactor.switchOn').click();
  const dialog = dialogOf(page);
  const password = dialog.getByLabel(casino.text('responsiblePlay.twoFactor.password'), { exact: true });
  await password.fill('casino-2025');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(
    new RegExp(casino.text('responsiblePlay.error.wrong_password')),
  );
  await password.fill('casino-2026');
  await password.press('Enter');
  await expect(dialog.getByRole('img', { name: casino.text('responsiblePlay.twoFactor.qr') })).toBeVisible();
  await expectAccessible(page);
  // A phone can't scan its own screen, so the player copies the key.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: casino.origin });
  await dialog.getByRole('button', { name: casino.text('responsiblePlay.copy') }).click();
  await expect(dialog.getByRole('status')).toHaveText(casino.text('responsiblePlay.copied'));
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect((await dialog.locator('code').innerText()).replaceAll(/\s/g, '')).toBe(secret);
  const code = dialog.getByRole('textbox', { name: casino.text('responsiblePlay.twoFactor.code') });
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(
    new RegExp(casino.text('responsiblePlay.error.two_factor_code_wrong')),
  );
  await code.fill(await codeNow(casino, secret));
  await setScenario(casino, 'confirmTwoFactor.pass:delay=PT2S');
  await code.press('Enter');
  // A sent code can't be taken back, and its answer holds the recovery codes, which are shown only once.
  await expect(dialog.getByRole('button', { name: casino.text('common.action.cancel') })).toBeDisabled();
  const codes = dialog.getByRole('list', { name: casino.text('responsiblePlay.recovery.list') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recovery = '', used = ''] = await codes.getByRole('listitem').allInnerTexts();
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await dialog.getByRole('button', { name: casino.text('responsiblePlay.recovery.done') }).click();
  await expect(button(casino, 'responsiblePlay.twoFactor.switchOff')).toBeVisible();

  await logOut(casino);
  await casino.visit('/login?by=email');
  await casino.logInByForm('player');
  const step = page.getByRole('textbox', { name: casino.text('auth.secondFactor.code') });
  await expect(step).toBeFocused();
  await expectAccessible(page);
  await step.fill('000000');
  await step.press('Enter');
  await expect(step).toHaveAccessibleDescription(new RegExp(casino.text('auth.error.two_factor_code_wrong')));
  await casino.control('post', 'clock', { advance: 60_000 });
  await step.fill(used);
  await step.press('Enter');
  await casino.expectAt('/');

  await logOut(casino);
  await casino.visit('/login?by=email');
  await casino.logInByForm('player');
  await step.fill(used);
  await step.press('Enter');
  await expect(step).toHaveAccessibleDescription(new RegExp(casino.text('auth.error.recovery_code_used')));
  await step.fill(await codeNow(casino, secret));
  await step.press('Enter');
  await casino.expectAt('/');

  await casino.visit(safePlay('security'));
  await button(casino, 'responsiblePlay.twoFactor.switchOff').click();
  await code.fill(recovery);
  await code.press('Enter');
  await expect(button(casino, 'responsiblePlay.twoFactor.switchOn')).toBeVisible();
});

test('a second factor whose confirmation got no answer shows its recovery codes after another press', async ({
  casino,
  page,
}) => {
  await casino.open(safePlay('security'), {
    user: 'player',
    scenario: 'confirmTwoFactor.fault_lost_answer:1',
  });
  await button(casino, 'responsiblePlay.twoFactor.switchOn').click();
  const dialog = dialogOf(page);
  await dialog
    .getByLabel(casino.text('responsiblePlay.twoFactor.password'), { exact: true })
    .fill('casino-2026');
  await page.keyboard.press('Enter');
  const code = dialog.getByRole('textbox', { name: casino.text('responsiblePlay.twoFactor.code') });
  await code.fill('482193');
  await code.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await code.press('Enter');
  const codes = dialog.getByRole('list', { name: casino.text('responsiblePlay.recovery.list') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
});

test.describe('the age gate', () => {
  test.use({ isAskedForAge: true });

  test('asks a guest once, and keeps minors out @phone', async ({ casino, page }) => {
    const gate = page.getByRole('dialog', { name: casino.text('responsiblePlay.age.title') });
    // The prerendered page already shows the age gate, before any code has loaded.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(casino.link('/'), { waitUntil: 'commit' });
    await expect(gate).toBeVisible();
    await page.unroute('**/assets/*.js');
    await casino.open('/');
    await expect(gate).toBeVisible();
    await expectAccessible(page);
    // Presses Escape several times, because browsers let a page prevent only the first one.
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    await gate.getByRole('button', { name: casino.text('responsiblePlay.age.no') }).click();
    await expect(gate.getByText(casino.text('responsiblePlay.age.refusedTitle'))).toBeFocused();
    await gate.getByRole('button', { name: casino.text('responsiblePlay.age.back') }).click();
    await gate
      .getByRole('button', { name: casino.text('responsiblePlay.age.yes', { age: 18 }) })
      .press('Enter');
    await expect(gate).toHaveCount(0);
    await casino.visit('/tournaments');
    await page.waitForLoadState('networkidle');
    await expect(gate).toHaveCount(0);
  });

  test('is not shown to players and crawlers', async ({ casino, page, browser }) => {
    await casino.open('/', { user: 'player' });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    const crawler = await context.newPage();
    await crawler.goto(casino.origin);
    await crawler.waitForLoadState('networkidle');
    await expect(crawler.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(crawler.getByRole('dialog')).toHaveCount(0);
    await context.close();
  });
});

test('a licensed host shows the required information and hides what its licence forbids', async ({
  casino,
  page,
  context,
}) => {
  const host = 'aurora.uk.localhost';
  await context.addCookies([{ name: 'mock-session', value: casino.session, domain: host, path: '/' }]);
  const there = (path: string, user: string): string =>
    casino.link(path, { user }).replace('aurora.localhost', host);
  await page.goto(there('/cashbox?tab=payout', 'withdrawing'));
  await expect(page.locator('main').getByText(casino.text('cashbox.support.open')).first()).toBeVisible();
  await expect(button(casino, 'cashbox.request.cancel')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  await expect(page.getByRole('note').filter({ hasText: '0800 000 0001' })).toBeVisible();
  await page.getByRole('button', { name: casino.text('app.menu.open') }).click();
  await expect(page.getByText(casino.text('app.menu.previousLogin'))).toBeVisible();
  await expect(page.getByText(casino.text('app.menu.netPosition'))).toBeVisible();
  await page.goto(there(GAME, 'player'));
  await expect(spinButton(casino)).toBeEnabled();
  const run = (await casino.calls()).findLast(({ operation }) => operation === 'runGame');
  expect(JSON.parse(run?.body ?? '{}')).toMatchObject({ isAutoplayAllowed: false, isTurboAllowed: false });
});
