// Password recovery by phone and e-mail, and with an expired link.
import {
  codeField,
  emailField,
  fillPhone,
  heading,
  latestMessage,
  wrongCode,
  PASSWORD,
  passwordField,
  sendCode,
  submit,
} from './authForms.ts';
import { expect, test, type Casino } from './casino.ts';
import { balanceLink } from './play.ts';

const PLAYER_PHONE = '61491570156';

async function setPassword(casino: Casino, password: string, repeated = password): Promise<void> {
  await passwordField(casino, 'auth.newPassword.password').fill(password);
  await passwordField(casino, 'auth.newPassword.repeat').fill(repeated);
  await submit(casino);
}

async function logIn(casino: Casino, password: string): Promise<void> {
  await emailField(casino).fill('player@example.test');
  await passwordField(casino).fill(password);
  await submit(casino);
}

test(
  'a player resets the password by phone with the code, and then logs in to the page asked for',
  { tag: '@languages' },
  async ({ casino, page }) => {
    await casino.open('/profile/gifts');
    await page.getByRole('link', { name: casino.text('auth.login.forgot') }).click();
    await expect(emailField(casino), 'the login was by e-mail').toBeVisible();
    await page.getByRole('link', { name: casino.text('auth.type.phone') }).click();
    const phone = page.getByRole('textbox', { name: casino.text('auth.field.phone') });
    await phone.fill('+');
    await expect(phone).not.toHaveAccessibleDescription(casino.text('common.validation.required'));
    await fillPhone(casino, PLAYER_PHONE.slice(2));
    await submit(casino);
    await submit(casino);
    await expect(codeField(casino)).toHaveAccessibleDescription(casino.text('common.validation.required'));
    const { code } = await latestMessage(casino, PLAYER_PHONE);
    await sendCode(casino, wrongCode(code));
    await expect(codeField(casino)).toHaveAccessibleDescription(
      new RegExp(casino.text('form.error.code_wrong')),
    );
    await sendCode(casino, `${code.slice(0, 2)}-${code.slice(2)}`);
    await expect(page).toHaveURL(/\/new-password\//);

    await setPassword(casino, PASSWORD, 'another-one');
    await expect(passwordField(casino, 'auth.newPassword.repeat')).toHaveAccessibleDescription(
      casino.text('form.validation.sameAsPassword'),
    );
    await setPassword(casino, 'casino-2026');
    await expect(passwordField(casino, 'auth.newPassword.password')).toHaveAccessibleDescription(
      new RegExp(casino.text('auth.error.same_as_old_password')),
    );
    await setPassword(casino, PASSWORD);
    await expect(heading(casino, 'auth.newPassword.doneTitle')).toBeFocused();
    await page
      .locator('main')
      .getByRole('link', { name: casino.text('auth.login.submit') })
      .click();
    await logIn(casino, PASSWORD);
    await casino.expectAt('/profile/gifts');
    await expect(balanceLink(casino)).toBeVisible();
  },
);

test('a player resets the password by the link in an e-mail, which works once', async ({ casino, page }) => {
  await casino.open('/remind?by=email');
  await emailField(casino).fill('nobody@example.test');
  await submit(casino);
  await expect(emailField(casino)).toHaveAccessibleDescription(
    new RegExp(casino.text('auth.error.user_not_found')),
  );
  await emailField(casino).fill(' player@example.test ');
  await submit(casino);
  await expect(heading(casino, 'auth.code.emailTitle')).toBeVisible();
  const { link = '' } = await latestMessage(casino, 'player@example.test');
  await casino.visit(link);
  await setPassword(casino, PASSWORD);
  await expect(heading(casino, 'auth.newPassword.doneTitle')).toBeVisible();

  await casino.visit(link);
  await expect(heading(casino, 'auth.newPassword.invalidTitle'), 'at once, without a form').toBeVisible();
  await page.getByRole('link', { name: casino.text('auth.newPassword.again') }).click();
  await casino.expectAt('/remind');
  await casino.visit('/new-password/%D0%BA%D0%BE%D0%B4');
  await expect(heading(casino, 'auth.newPassword.invalidTitle'), 'a link that was cut').toBeVisible();
});

test('a player resets the password by the code in an e-mail', async ({ casino, page }) => {
  await casino.open('/remind?by=phone');
  const byEmail = page.getByRole('main').getByRole('link', { name: casino.text('auth.type.email') });
  await byEmail.press('Enter');
  await expect(emailField(casino)).toBeVisible();
  await expect(byEmail, 'the other form keeps the focus').toBeFocused();
  await emailField(casino).fill('player@example.test');
  await submit(casino);
  await sendCode(casino, (await latestMessage(casino, 'player@example.test')).code);
  await expect(page).toHaveURL(/\/new-password\//);
});
