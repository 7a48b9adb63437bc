// Login by phone, links between the pages for guests (also with hostile redirects), and refusals.
import { hostileUrls } from '#/lib/hostileUrls.testing.ts';
import {
  alertOf,
  codeField,
  emailField,
  fillDetails,
  fillPhone,
  form,
  FREE_PHONE,
  FREE_PHONE_FULL,
  heading,
  latestMessage,
  nicknameDialog,
  passTime,
  PASSWORD,
  passwordField,
  phoneField,
  sendCode,
  submit,
  thanksDialog,
} from './authForms.ts';
import { type Casino, expect, expectAccessible, sampleOf, test } from './casino.ts';
import { balanceLink } from './play.ts';

test(
  'login by phone leads to the page that the guest asked for, even after visits to other forms',
  { tag: '@languages' },
  async ({ casino, page }) => {
    await casino.open('/profile/info?tab=1');
    const main = page.locator('main');
    await main.getByRole('link', { name: casino.text('auth.login.signUp') }).click();
    await main.getByRole('link', { name: casino.text('auth.login.submit') }).click();
    await main.getByRole('link', { name: casino.text('auth.login.forgot') }).click();
    await main.getByRole('link', { name: casino.text('auth.remind.toLogin') }).click();
    await main.getByRole('link', { name: casino.text('auth.type.phone') }).click();
    await phoneField(casino).fill('+61 491 570 156');
    await expect(page.getByRole('combobox', { name: casino.text('auth.field.country') })).toHaveValue('au');
    await passwordField(casino).fill('casino-2026');
    await submit(casino);
    await casino.expectAt('/profile/info?tab=1');
    await expect(balanceLink(casino)).toBeVisible();
  },
);

test('a refusal of the e-mail address is gone once the guest logs in by phone', async ({ casino, page }) => {
  await casino.open('/login', { scenario: 'login.wrong_credentials' });
  await casino.logInByForm('player');
  await expect(alertOf(casino)).not.toBeEmpty();
  await page
    .locator('main')
    .getByRole('link', { name: casino.text('auth.type.phone') })
    .click();
  await expect(phoneField(casino)).toBeVisible();
  await expect(alertOf(casino)).toBeEmpty();
});

test('a player is greeted after the first login only', async ({ casino, page }) => {
  await casino.open('/login', { scenario: 'state.skip_nickname' });
  await casino.logInByForm('newcomer');
  await casino.expectAt('/');
  await expect(thanksDialog(casino)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(thanksDialog(casino)).toBeHidden();
  await page.getByRole('button', { name: casino.text('app.menu.open') }).click();
  await page.getByRole('button', { name: casino.text('app.menu.logout') }).click();
  await casino.visit('/login');
  await casino.logInByForm('newcomer');
  await expect(balanceLink(casino)).toBeVisible();
  await expect(thanksDialog(casino)).toBeHidden();
});

test('after "Later", a player isn’t asked for the nickname at the next login', async ({ casino, page }) => {
  await casino.open('/login');
  await casino.logInByForm('newcomer');
  await nicknameDialog(casino)
    .getByRole('button', { name: casino.text('auth.nickname.later') })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: casino.text('app.menu.open') }).click();
  await page.getByRole('button', { name: casino.text('app.menu.logout') }).click();
  await casino.visit('/login');
  await casino.logInByForm('newcomer');
  await expect(balanceLink(casino)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('casino.auth.welcome'))).toBeNull();
  await expect(nicknameDialog(casino)).toBeHidden();
});

test('ten wrong passwords lead to the limit step, and login works again after the wait', async ({
  casino,
  page,
}) => {
  await casino.open('/login');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await emailField(casino).fill('player@example.test');
    await passwordField(casino).fill(`wrong-${String(attempt)}`);
    await submit(casino);
    await expect(alertOf(casino)).not.toBeEmpty();
  }
  await submit(casino);
  await expect(heading(casino, 'form.limit.title')).toBeFocused();
  const again = page.locator('main').getByRole('button').first();
  await expect(again).toBeDisabled();
  await expect(again).toContainText(/[45]:\d\d/);
  await passTime(casino, 301_000);
  await page.reload();
  await casino.logInByForm('player');
  await casino.expectAt('/');
});

test('a registration with a hostile redirect opens the lobby', async ({ casino, context }) => {
  await casino.open('/', { scenario: 'state.skip_nickname' });
  for (const [index, url] of sampleOf(hostileUrls, 2).entries()) {
    await casino.visit(`/registration?by=email&redirect=${encodeURIComponent(url)}`);
    await emailField(casino).fill(`hostile.${String(index)}@example.test`);
    await fillDetails(casino);
    await submit(casino);
    await casino.expectAt('/', url);
    await expect(balanceLink(casino), url).toBeVisible();
    await context.clearCookies({ name: /token/i });
  }
});

test('the invisible captcha sends a token for each action', async ({ casino }) => {
  await casino.open('/registration?by=phone', { scenario: 'state.captcha_v3' });
  await fillPhone(casino, FREE_PHONE);
  await submit(casino);
  await sendCode(casino, (await latestMessage(casino, FREE_PHONE_FULL)).code);
  await fillDetails(casino);
  await submit(casino);
  await casino.expectAt('/');
  await expect(nicknameDialog(casino)).toBeVisible();
  const sent = (await casino.calls()).filter(
    ({ operation }) => operation === 'verifyPhone' || operation === 'registerPlayer',
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
});

test('a guest registers by keyboard alone', async ({ casino, page }) => {
  const { keyboard } = page;
  await casino.open('/registration?by=phone');
  await phoneField(casino).focus();
  await keyboard.type('+61491570999');
  await keyboard.press('Enter');
  const { code } = await latestMessage(casino, FREE_PHONE_FULL);
  await expect(codeField(casino)).toBeFocused();
  await keyboard.type(code);
  await keyboard.press('Enter');
  await expect(passwordField(casino)).toBeFocused();
  await keyboard.type(PASSWORD);
  for (const checkbox of [page.getByRole('checkbox').first(), page.getByRole('checkbox').nth(1)]) {
    for (
      let step = 0;
      step < 6 && !(await checkbox.evaluate((element) => element === document.activeElement));
      step += 1
    )
      await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(checkbox).toBeChecked();
  }
  await keyboard.press('Enter');
  await expect(nicknameDialog(casino).getByRole('textbox')).toBeFocused();
  await keyboard.type('Key.Fox-1');
  await keyboard.press('Enter');
  await expect(thanksDialog(casino).getByRole('link').first()).toBeFocused();
  await keyboard.press('Enter');
  await casino.expectAt('/cashbox');
});

interface Sender {
  readonly operation: string;
  readonly path: string;
  readonly prepare: (casino: Casino) => Promise<void>;
}

const senders: readonly Sender[] = [
  {
    operation: 'verifyPhone',
    path: '/registration?by=phone',
    prepare: (casino) => fillPhone(casino, FREE_PHONE),
  },
  {
    operation: 'registerPlayer',
    path: '/registration?by=email',
    prepare: async (casino) => {
      await emailField(casino).fill('refused@example.test');
      await fillDetails(casino);
    },
  },
  {
    operation: 'requestPasswordRestore',
    path: '/remind?by=phone',
    prepare: (casino) => fillPhone(casino, '491570156'),
  },
  {
    operation: 'restorePassword',
    path: '/new-password/r7Qm2ZkX9wPd',
    prepare: async (casino) => {
      await passwordField(casino, 'auth.newPassword.password').fill(PASSWORD);
      await passwordField(casino, 'auth.newPassword.repeat').fill(PASSWORD);
    },
  },
];

test('every error of the guest forms has its own text', { tag: '@languages' }, async ({ casino, page }) => {
  const { data } = await casino.control('get', 'scenarios');
  for (const { operation, path, prepare } of senders) {
    const errors = data.filter(
      ({ id, kind }) => kind === 'error' && id.startsWith(`${operation}.`) && !id.endsWith('.region_blocked'),
    );
    expect(errors.length).toBeGreaterThan(5);
    // Tries only some errors, because the error atlas covers all of them.
    for (const { id } of sampleOf(errors)) {
      await casino.open(path, { scenario: id });
      await expect(form(casino)).toBeVisible();
      await prepare(casino);
      await submit(casino);
      const said = page
        .locator('main')
        .locator('[role="alert"], [aria-live="polite"], [role="status"]')
        .filter({ hasText: /\S/ });
      await expect(said.first(), id).toBeVisible();
      await expect(
        page.locator('main').getByText(casino.text('common.error.tryLater'), { exact: true }),
        id,
      ).toHaveCount(0);
    }
  }
});
