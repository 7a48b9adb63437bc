import {
  alertOf,
  chooseNickname,
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
  wrongCode,
  passTime,
  passwordField,
  phoneField,
  sendCode,
  submit,
  thanksDialog,
} from './authForms.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './casino.ts';
import { balanceLink } from './play.ts';

const CODE_LIFETIME = 10 * 60_000;

test(
  'a guest registers by phone after a wrong and an expired code, and is greeted once',
  { tag: ['@phone', '@languages'] },
  async ({ casino, page }) => {
    await casino.open('/registration?by=phone&redirect=%2Fgames%2Fslots');
    await fillPhone(casino, '12');
    await submit(casino);
    await expect(phoneField(casino)).toHaveAccessibleDescription(
      casino.text('form.validation.minPhoneLength', { min: 8 }),
    );
    await phoneField(casino).fill(FREE_PHONE);
    await submit(casino);
    const first = await latestMessage(casino, FREE_PHONE_FULL);

    await sendCode(casino, wrongCode(first.code));
    await expect(codeField(casino)).toHaveAccessibleDescription(
      new RegExp(casino.text('form.error.code_wrong')),
    );
    await codeField(casino).fill('1');
    await expect(codeField(casino), 'what the server said clears on input').not.toHaveAccessibleDescription(
      new RegExp(casino.text('form.error.code_wrong')),
    );

    await passTime(casino, CODE_LIFETIME + 1000);
    await sendCode(casino, first.code);
    await expect(codeField(casino)).toHaveAccessibleDescription(
      new RegExp(casino.text('form.error.code_expired')),
    );
    await page.getByRole('button', { name: casino.text('form.code.phone.resend') }).click();
    await expect(page.getByText(casino.text('form.code.phone.sent'))).toBeVisible();
    const second = await latestMessage(casino, FREE_PHONE_FULL, 2);
    await page.reload();
    await expect(form(casino).getByRole('time'), 'the countdown outlives a reload').toHaveText(/^0:[0-3]\d$/);

    await sendCode(casino, `${second.code.slice(0, 2)} ${second.code.slice(2)}`);
    await expect(heading(casino, 'auth.registration.detailsTitle')).toBeVisible();
    await page.reload();
    await fillDetails(casino);
    await submit(casino);

    await casino.expectAt('/games/slots');
    await expect(nicknameDialog(casino)).toBeVisible();
    await page.reload();
    await chooseNickname(casino, 'second_self');
    await expect(nicknameDialog(casino).getByRole('textbox')).toHaveAccessibleDescription(
      casino.text('form.validation.latin'),
    );
    await chooseNickname(casino, 'support');
    await expect(nicknameDialog(casino).getByRole('textbox')).toHaveAccessibleDescription(
      new RegExp(casino.text('auth.error.nickname_invalid')),
    );
    await chooseNickname(casino, 'Green-Fox.7');
    await expect(thanksDialog(casino)).toBeVisible();
    await thanksDialog(casino)
      .getByRole('link', { name: casino.text('auth.thanks.bonus') })
      .click();
    await casino.expectAt('/cashbox');
    await expect(thanksDialog(casino)).toBeHidden();
    await page.reload();
    await expect(balanceLink(casino)).toBeVisible();
    await expect(page.getByRole('dialog'), 'thanks are said once').toHaveCount(0);
  },
);

test('too many wrong codes lead to the limit step, and from there to a new code', async ({
  casino,
  page,
}) => {
  await casino.open('/registration?by=phone');
  await fillPhone(casino, FREE_PHONE);
  await submit(casino);
  const { code } = await latestMessage(casino, FREE_PHONE_FULL);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await sendCode(casino, wrongCode(code));
    await expect(codeField(casino)).toHaveAccessibleDescription(
      new RegExp(casino.text('form.error.code_wrong')),
    );
  }
  await passTime(casino, 36_000);
  await sendCode(casino, wrongCode(code));
  await expect(heading(casino, 'form.limit.title')).toBeFocused();
  await expect(page.getByText(casino.text('form.error.code_attempts_exceeded'))).toBeVisible();
  await expect(page.getByRole('link', { name: casino.text('support.email') })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: casino.text('form.limit.newCode') }).click();
  await expect(codeField(casino), 'the code is on its way').not.toHaveAccessibleDescription(
    casino.text('common.validation.required'),
  );
  await expect(codeField(casino)).toHaveValue('');
  const next = await latestMessage(casino, FREE_PHONE_FULL, 2);
  await sendCode(casino, next.code);
  await expect(heading(casino, 'auth.registration.detailsTitle')).toBeVisible();
});

test('a guest registers by e-mail, and the greeting leads to the welcome bonus', async ({ casino, page }) => {
  await casino.open('/registration?by=email', { scenario: 'state.skip_nickname' });
  await submit(casino);
  await expect(emailField(casino)).toHaveAccessibleDescription(casino.text('common.validation.required'));
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleDescription(
    casino.text('form.validation.underageDate', { age: 18 }),
  );
  await expectNoSideScroll(page);
  await emailField(casino).fill('player@example.test');
  await fillDetails(casino);
  await passwordField(casino).fill('пароль-пароль');
  await expect(passwordField(casino)).toHaveAccessibleDescription(casino.text('form.validation.notCyrillic'));
  await fillDetails(casino);
  await submit(casino);
  await expect(emailField(casino)).toHaveAccessibleDescription(
    new RegExp(casino.text('auth.error.user_already_exists')),
  );
  await page.getByRole('button', { name: casino.text('auth.registration.hasPromoCode') }).click();
  const promoCode = page.getByRole('textbox', { name: casino.text('auth.registration.promoCode') });
  await expect(promoCode).toBeFocused();
  await promoCode.fill('NOPE');
  await emailField(casino).fill('new@example.test');
  await submit(casino);
  await expect(promoCode).toHaveAccessibleDescription(new RegExp(casino.text('auth.error.promo_code')));
  await promoCode.fill('AURORA100');
  await submit(casino);
  await casino.expectAt('/');
  await expect(thanksDialog(casino)).toBeVisible();
  await thanksDialog(casino)
    .getByRole('link', { name: casino.text('auth.thanks.details') })
    .click();
  await casino.expectAt('/welcome-bonus');
});

test('two tabs follow a registration, and a logout in one removes all player data from both', async ({
  casino,
  page,
  context,
}) => {
  await casino.open('/registration?by=email');
  const second = await context.newPage();
  await second.goto(`${casino.origin}/registration?by=phone`);
  await expect(second.locator('main form')).toBeVisible();
  await emailField(casino).fill('two.tabs@example.test');
  await fillDetails(casino);
  await submit(casino);
  await casino.expectAt('/');
  await expect(nicknameDialog(casino)).toBeVisible();
  const balanceOfSecond = second.getByRole('link', { name: `${casino.text('app.header.balance')}: ` });
  await expect(balanceOfSecond).toBeVisible();
  await expect(second).toHaveURL(new URL('/', casino.origin).href);
  await expect(second.getByRole('dialog'), 'the greeting is for the tab of the registration').toHaveCount(0);

  await second.getByRole('button', { name: casino.text('app.menu.open') }).click();
  await second.getByRole('button', { name: casino.text('app.menu.logout') }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: casino.text('app.header.login') }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const tab of [page, second]) {
    const kept = await tab.evaluate(() =>
      [
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
        document.cookie,
        document.body.innerHTML,
      ].join('\n'),
    );
    expect(kept).not.toContain('two.tabs@example.test');
    expect(kept).not.toContain('auth.');
  }
});

test('the browser keeps the completed steps, but never the password', async ({ casino, page }) => {
  await casino.open('/registration?by=phone');
  await fillPhone(casino, FREE_PHONE);
  await submit(casino);
  await sendCode(casino, (await latestMessage(casino, FREE_PHONE_FULL)).code);
  await fillDetails(casino);
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));
  expect(kept).toContain(FREE_PHONE_FULL);
  expect(kept).not.toContain('seven-green-foxes');
  await page.getByRole('button', { name: casino.text('auth.code.changePhone') }).click();
  await expect(phoneField(casino)).toHaveValue('491 570 999');
  await expect(alertOf(casino)).toBeEmpty();
});
