import type { Locator, Page } from '@playwright/test';
import { setScenario } from './backend.ts';
import { latestMessage, wrongCode, passTime } from './authForms.ts';
import { expect, expectAccessible, expectNoSideScroll, test, type Casino } from './casino.ts';
import { codeIn, contactRow, dialogIn, enterCode, openContact, pressIn, step } from './contacts.ts';

const OLD_PHONE = '61491570006';
const NEW_PHONE = '61491570804';
const EMAIL = 'newcomer@example.test';

const nameNewPhone = async (casino: Casino): Promise<Locator> => {
  await casino.open('/profile/info', { user: 'newcomer' });
  const dialog = await openContact(casino, 'phone');
  await pressIn(casino, dialog, 'contacts.phone.change');
  await dialog.getByRole('textbox', { name: casino.text('contacts.phone.label') }).fill(`+${NEW_PHONE}`);
  await pressIn(casino, dialog, 'contacts.action.sendCode');
  await expect(step(casino, dialog, 'contacts.phone.confirmTitle')).toBeVisible();
  return dialog;
};

test('a phone can be changed and confirmed by its code', { tag: '@phone' }, async ({ casino, page }) => {
  await casino.open('/profile/info', { user: 'newcomer' });
  const dialog = await openContact(casino, 'phone');
  await expect(step(casino, dialog, 'contacts.phone.title')).toBeVisible();
  await pressIn(casino, dialog, 'contacts.phone.change');
  const number = dialog.getByRole('textbox', { name: casino.text('contacts.phone.label') });
  await expect(number).toBeFocused();
  await number.fill('+614');
  await expect(number).toHaveAccessibleDescription(casino.text('form.validation.minPhoneLength', { min: 8 }));
  await expect(
    dialog.getByRole('button', { name: casino.text('contacts.action.sendCode'), exact: true }),
  ).toBeDisabled();
  await number.fill(`+${NEW_PHONE}`);
  await pressIn(casino, dialog, 'contacts.action.sendCode');
  await expect(step(casino, dialog, 'contacts.phone.confirmTitle')).toBeVisible();
  await expect(dialog.getByText('+61 491 570 804')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  const { code } = await latestMessage(casino, NEW_PHONE);
  await enterCode(casino, dialog, wrongCode(code));
  await expect(codeIn(casino, dialog)).toHaveAccessibleDescription(
    new RegExp(casino.text('form.error.code_wrong')),
  );
  await expect(
    dialog.getByRole('button', { name: casino.text('contacts.action.confirm'), exact: true }),
  ).toBeDisabled();
  await enterCode(casino, dialog, code);
  await expect(step(casino, dialog, 'contacts.confirmed.title')).toBeVisible();
  await pressIn(casino, dialog, 'contacts.confirmed.done');
  await expect(dialogIn(page)).toBeHidden();
  await expect(contactRow(casino, 'phone')).toContainText(casino.text('contacts.mark.verified'));
  await expect(contactRow(casino, 'phone')).not.toContainText(OLD_PHONE);
});

test('a code whose confirmation got no answer has confirmed the phone', async ({ casino }) => {
  const dialog = await nameNewPhone(casino);
  await setScenario(casino, 'confirmContact.fault_lost_answer:1');
  const { code } = await latestMessage(casino, NEW_PHONE);
  await enterCode(casino, dialog, code);
  await expect(step(casino, dialog, 'contacts.confirmed.title')).toBeVisible();
});

test('a new phone keeps the country of the old phone, and extra digits are refused', async ({ casino }) => {
  await casino.open('/profile/info', { user: 'newcomer' });
  const dialog = await openContact(casino, 'phone');
  await pressIn(casino, dialog, 'contacts.phone.change');
  const country = dialog.getByRole('combobox', { name: casino.text('contacts.phone.country') });
  const number = dialog.getByRole('textbox', { name: casino.text('contacts.phone.label') });
  const send = dialog.getByRole('button', { name: casino.text('contacts.action.sendCode'), exact: true });
  await expect(country).toHaveValue('au');

  await number.pressSequentially('49157080412');
  await expect(number).toHaveValue('491 570 804 12');
  await expect(number).toHaveAccessibleDescription(
    casino.text('form.validation.maxPhoneLength', { max: 9, dialCode: '61' }),
  );
  await expect(send).toBeDisabled();

  // A complete number typed without its plus sign changes the country.
  await number.fill('');
  await number.pressSequentially('79123456789');
  await expect(country).toHaveValue('ru');
  await number.fill('');
  await number.pressSequentially('491570804');
  await country.selectOption('au');
  await send.click();
  await expect(dialog.getByText('+61 491 570 804')).toBeVisible();
});

test('a confirmation refetches the contacts once in this tab and once in the other', async ({
  casino,
  page,
  context,
}) => {
  const dialog = await nameNewPhone(casino);
  const other = await context.newPage();
  await other.goto(`${casino.origin}/profile/info`);
  await expect(contactRow(casino, 'phone', other)).toBeVisible();
  await page.bringToFront();
  const askedIn = (tab: Page): string[] => {
    const paths: string[] = [];
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' && pathname.endsWith('/users/profile')) paths.push(pathname);
    });
    return paths;
  };
  const [here, there] = [askedIn(page), askedIn(other)];
  const { code } = await latestMessage(casino, NEW_PHONE);
  await enterCode(casino, dialog, code);
  await expect(step(casino, dialog, 'contacts.confirmed.title')).toBeVisible();
  await expect(contactRow(casino, 'phone', other)).toContainText(casino.text('contacts.mark.verified'));
  await page.waitForLoadState('networkidle');
  expect(here).toHaveLength(1);
  expect(there).toHaveLength(1);
});

test('the resend countdown survives closing and a reload, then another code can be sent', async ({
  casino,
  page,
}) => {
  let dialog = await nameNewPhone(casino);
  await expect(dialog.getByRole('time')).toHaveText(/^0:[0-3]\d$/);
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toBeHidden();
  dialog = await openContact(casino, 'phone');
  await expect(dialog.getByRole('time'), 'after closing').toHaveText(/^0:[0-3]\d$/);
  await casino.visit('/profile/info');
  dialog = await openContact(casino, 'phone');
  await expect(dialog.getByRole('time'), 'after a reload').toHaveText(/^0:[0-3]\d$/);

  await passTime(casino, 36_000);
  await casino.visit('/profile/info');
  dialog = await openContact(casino, 'phone');
  await pressIn(casino, dialog, 'form.code.phone.resend');
  await expect(dialog.getByText(casino.text('form.code.phone.sent'))).toBeVisible();
  await latestMessage(casino, NEW_PHONE, 2);
});

test(
  "an e-mail's code can be resent, and its confirmation shows in the other tab too",
  { tag: '@phone' },
  async ({ casino, page, context }) => {
    await casino.open('/profile/info', { user: 'newcomer' });
    const other = await context.newPage();
    await other.goto(`${casino.origin}/profile/info`);
    const theirs = await openContact(casino, 'email', other);
    await expect(step(casino, theirs, 'contacts.email.confirmTitle')).toBeVisible();

    await page.bringToFront();
    const dialog = await openContact(casino, 'email');
    await expect(dialog.getByText(EMAIL)).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: casino.text('contacts.email.change') }),
      'a primary address is changed by the support alone',
    ).toHaveCount(0);
    await pressIn(casino, dialog, 'form.code.email.resend');
    await expect(dialog.getByRole('button', { name: casino.text('form.code.email.resent') })).toBeDisabled();
    const { code } = await latestMessage(casino, EMAIL);
    await enterCode(casino, dialog, code);
    await expect(step(casino, dialog, 'contacts.email.title')).toBeVisible();
    await expect(dialog.getByText(casino.text('contacts.mark.verified'), { exact: true })).toBeVisible();

    await expect(step(casino, theirs, 'contacts.email.title'), 'the dialog of the other tab').toBeVisible();
    await pressIn(casino, theirs, 'common.action.close');
    await expect(contactRow(casino, 'email', other)).toContainText(casino.text('contacts.mark.verified'));
  },
);

test('too many wrong codes lead to the limit step, and from there to a new code', async ({
  casino,
  page,
}) => {
  await casino.open('/profile/info', { user: 'newcomer' });
  const dialog = await openContact(casino, 'email');
  await pressIn(casino, dialog, 'form.code.email.resend');
  const { code } = await latestMessage(casino, EMAIL);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await enterCode(casino, dialog, wrongCode(code));
    await expect(codeIn(casino, dialog)).toHaveAccessibleDescription(
      new RegExp(casino.text('form.error.code_wrong')),
    );
    await codeIn(casino, dialog).fill('');
  }
  await enterCode(casino, dialog, wrongCode(code));
  await expect(step(casino, dialog, 'form.limit.title')).toBeVisible();
  await expect(dialog.getByText(casino.text('form.error.code_attempts_exceeded'))).toBeVisible();
  await expectAccessible(page);
  await pressIn(casino, dialog, 'common.action.back');
  await expect(step(casino, dialog, 'contacts.email.title')).toBeVisible();
});

test('a player at the daily code limit is led to support', { tag: '@phone' }, async ({ casino, page }) => {
  await casino.open('/profile/info', {
    user: 'newcomer',
    scenario: 'createContact.phone_confirmation_limit_exceeded',
  });
  const dialog = await openContact(casino, 'phone');
  await pressIn(casino, dialog, 'contacts.action.sendCode');
  await expect(step(casino, dialog, 'form.limit.title')).toBeVisible();
  await expect(
    dialog.getByText(casino.text('contacts.error.phone_confirmation_limit_exceeded')),
  ).toBeVisible();
  await pressIn(casino, dialog, 'contacts.action.support');
  await expect(page.getByRole('dialog', { name: casino.text('support.modal.title') })).toBeVisible();
});

test('a phone can be confirmed by keyboard alone', async ({ casino, page }) => {
  await casino.open('/profile/info', { user: 'newcomer' });
  await contactRow(casino, 'phone').getByRole('button').focus();
  await page.keyboard.press('Enter');
  const dialog = dialogIn(page);
  await expect(step(casino, dialog, 'contacts.phone.title')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: casino.text('contacts.action.sendCode') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(codeIn(casino, dialog)).toBeFocused();
  const { code } = await latestMessage(casino, OLD_PHONE);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(step(casino, dialog, 'contacts.confirmed.title')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(contactRow(casino, 'phone').getByRole('button')).toBeFocused();
});
