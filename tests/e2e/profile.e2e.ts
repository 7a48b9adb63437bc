import {
  declineConsent,
  confirmAge,
  expect,
  expectAccessible,
  expectNoSideScroll,
  joinSession,
  dismissPromoPopup,
  test,
} from './casino.ts';

const nameOf = (casino: { text: (id: string) => string }, id: string) => ({
  name: casino.text(id),
  exact: true,
});

test(
  'the account shows the balance, and its tabs lead to its pages',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/profile', { user: 'wagering' });
    await casino.expectAt('/profile/balance');
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(casino.text('profile.title.balance'));
    await expect(main).toContainText(/18\s000,00/);
    await expect(main).toContainText(casino.text('profile.balance.payout'));
    await expectAccessible(page);
    await expectNoSideScroll(page);
    const tabs = page.getByRole('navigation', { name: casino.text('profile.tabs') });
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(casino.text('profile.tab.balance'));
    await tabs.getByRole('link', nameOf(casino, 'profile.tab.info')).click();
    await casino.expectAt('/profile/info');
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(casino.text('profile.tab.info'));
  },
);

test(
  'the profile validates and saves changed details, and explains locked fields',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/profile/info', { user: 'player' });
    const form = page.getByRole('form', nameOf(casino, 'profile.info.title'));
    const save = form.getByRole('button', nameOf(casino, 'profile.info.save'));
    const first = form.getByRole('textbox', nameOf(casino, 'profile.info.firstname'));
    const birthday = form.getByRole('textbox', nameOf(casino, 'profile.info.birthday'));
    await expect(save).toBeDisabled();
    await expect(page.getByText(casino.text('profile.locked.nickname'))).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);

    await first.fill('Вера!');
    await birthday.fill('15.01.2015');
    await save.click();
    await expect(first).toHaveAccessibleDescription(casino.text('form.validation.nameValidationRule'));
    await expect(birthday).toHaveAccessibleDescription(
      casino.text('form.validation.underageDate', { age: 18 }),
    );
    await first.fill('Вероника');
    await birthday.fill('15.06.1991');
    await save.click();
    await expect(form.getByRole('status')).toHaveText(casino.text('profile.info.saved'));
    const [call] = (await casino.calls()).filter(({ operation }) => operation === 'updateProfile');
    expect(JSON.parse(call?.body ?? ''), 'only what was changed is sent').toEqual({
      firstname: 'Вероника',
      birthday: '1991-06-15',
    });
    await casino.visit('/profile/info');
    await expect(first).toHaveValue('Вероника');
    await expect(birthday).toHaveValue('15.06.1991');
  },
);

test('what is typed while the profile is being saved stays, and counts as unsaved', async ({
  casino,
  page,
}) => {
  await casino.open('/profile/info', { user: 'player', scenario: 'updateProfile.pass:delay=PT2S' });
  const form = page.getByRole('form', nameOf(casino, 'profile.info.title'));
  const save = form.getByRole('button', nameOf(casino, 'profile.info.save'));
  const first = form.getByRole('textbox', nameOf(casino, 'profile.info.firstname'));
  const address = form.getByRole('textbox', nameOf(casino, 'profile.info.address'));
  await first.fill('Вероника');
  await save.click();
  await address.fill('Морская, 7');
  await expect
    .poll(async () => (await casino.calls()).filter((call) => call.operation === 'updateProfile').length)
    .toBe(1);
  await expect(save).toBeEnabled();
  await expect(address).toHaveValue('Морская, 7');
  await save.click();
  await expect(form.getByRole('status')).toHaveText(casino.text('profile.info.saved'));
  await page.reload();
  await expect(address).toHaveValue('Морская, 7');
  await expect(first).toHaveValue('Вероника');
});

test('the profile keeps the input and shows an error if the save fails', async ({ casino, page }) => {
  await casino.open('/profile/info', { user: 'player', scenario: 'updateProfile.refused' });
  const form = page.getByRole('form', nameOf(casino, 'profile.info.title'));
  const address = form.getByRole('textbox', nameOf(casino, 'profile.info.address'));
  await address.fill('Морская, 7');
  await form.getByRole('button', nameOf(casino, 'profile.info.save')).click();
  await expect(form.getByRole('alert')).toHaveText(casino.text('profile.error.notSaved'));
  await expect(address).toHaveValue('Морская, 7');
  await expect(form.getByRole('status')).toHaveText(casino.text('profile.info.unsaved'));
  const header = page.getByRole('banner');
  await header.getByRole('button', nameOf(casino, 'app.menu.open')).click();
  await header.getByRole('combobox', nameOf(casino, 'app.locale.label')).selectOption('English');
  casino.locale = 'en';
  await expect(page.getByRole('textbox', nameOf(casino, 'profile.info.address'))).toHaveValue('Морская, 7');
  await expect(page.getByRole('status').getByText(casino.text('profile.info.unsaved'))).toBeVisible();
});

test(
  'the profile asks before leaving unsaved changes: staying keeps them, leaving discards them',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/profile/info', { user: 'player' });
    const address = page.getByRole('textbox', nameOf(casino, 'profile.info.address'));
    const before = await address.inputValue();
    await address.fill('Морская, 7');
    const balance = page
      .getByRole('navigation', { name: casino.text('profile.tabs') })
      .getByRole('link', nameOf(casino, 'profile.tab.balance'));
    await balance.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', nameOf(casino, 'overlays.leave.stay')).click();
    await expect(address).toHaveValue('Морская, 7');
    await casino.expectAt('/profile/info');
    await balance.click();
    await question.getByRole('button', nameOf(casino, 'overlays.leave.go')).click();
    await casino.expectAt('/profile/balance');
    await page.goBack();
    await expect(address).toHaveValue(before);
  },
);

test('a newcomer chooses the nickname once', async ({ casino, page }) => {
  await casino.open('/profile/info', { user: 'newcomer' });
  await page.getByRole('button', nameOf(casino, 'profile.account.chooseNickname')).click();
  const dialog = page.getByRole('dialog', { name: casino.text('auth.nickname.title') });
  await dialog.getByRole('textbox').fill('Bold.Heron');
  await dialog.getByRole('button', nameOf(casino, 'auth.nickname.submit')).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bold.Heron').first()).toBeVisible();
  await expect(page.getByText(casino.text('profile.locked.nickname'))).toBeVisible();
});

test(
  'a player signs out one device, then all, including another browser',
  { tag: '@phone' },
  async ({ casino, page, browser }) => {
    await casino.open('/login?by=email');
    await casino.logInByForm('player');
    await expect(page.getByRole('banner').getByRole('button', nameOf(casino, 'app.menu.open'))).toBeVisible();
    const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
    await joinSession(elsewhere, casino.session);
    await dismissPromoPopup(elsewhere);
    await declineConsent(elsewhere);
    await confirmAge(elsewhere);
    const second = await elsewhere.newPage();
    await second.goto(casino.link('/login?by=email'));
    await second.getByRole('textbox', { name: casino.text('auth.login.email') }).fill('player@example.test');
    await second.getByLabel(casino.text('auth.login.password'), { exact: true }).fill('casino-2026');
    await second.locator('main form button[type="submit"]').click();
    await expect(second).not.toHaveURL(/login/);

    await casino.visit('/profile/info');
    const devices = page.getByRole('region', nameOf(casino, 'profile.sessions.title'));
    const rows = devices.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    const question = page.getByRole('alertdialog');
    await rows.filter({ hasText: 'Safari, iOS' }).getByRole('button').click();
    await expect(question).toContainText('Safari, iOS');
    await expect(rows).toHaveCount(3);
    await question.getByRole('button', nameOf(casino, 'profile.sessions.end')).click();
    await expect(rows).toHaveCount(2);
    await expect(
      page.getByText(casino.text('profile.sessions.ended', { name: 'Safari, iOS' })),
    ).toBeVisible();
    await devices.getByRole('button', nameOf(casino, 'profile.sessions.everywhere')).click();
    await question.getByRole('button', nameOf(casino, 'profile.sessions.everywhere')).click();
    await casino.expectAt('/');
    await expect(page.getByRole('banner').getByRole('button', nameOf(casino, 'app.menu.open'))).toBeHidden();

    await expect(
      second.getByRole('banner').getByRole('button', nameOf(casino, 'app.menu.open')),
      'the other browser leaves at once',
    ).toHaveCount(0);
    await second.goto(`${casino.origin}/profile/info`);
    await expect(second, 'its next call is refused, and so is another token').toHaveURL(/login/);
    await elsewhere.close();
  },
);
