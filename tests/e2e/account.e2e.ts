import {
  type Casino,
  confirmAge,
  declineConsent,
  dismissPromoPopup,
  expect,
  expectAccessible,
  joinSession,
  test,
} from './casino.ts';
import type { Page } from '@playwright/test';

const NEW = 'comet-and-fox';
const OTHER_DEVICE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0';

const lettersOf = async (casino: Casino): Promise<readonly { to: string; link?: string }[]> => {
  const { data } = await casino.control('get', 'inbox?to=player@example.test');
  return data;
};

const fillPasswords = async (page: Page, values: readonly [old: string, now: string, repeated: string]) => {
  const dialog = page.getByRole('dialog');
  const names = ['oldPassword', 'password', 'passwordConfirm'];
  for (const [index, name] of names.entries())
    await dialog.locator(`[name="${name}"]`).fill(values[index] ?? '');
  await dialog.locator('button[type="submit"]').click();
};

test(
  'a new password needs the old one, says why it is refused, and is announced',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/profile/info', { user: 'player' });
    await page.getByRole('button', { name: casino.text('auth.changePassword.open'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(casino.text('auth.changePassword.title'));
    await expectAccessible(page);
    const old = dialog.locator('[name="oldPassword"]');
    const password = dialog.locator('[name="password"]');
    await fillPasswords(page, ['casino-2025', NEW, NEW]);
    await expect(old).toHaveAccessibleDescription(new RegExp(casino.text('auth.error.wrong_old_password')));
    await fillPasswords(page, ['casino-2026', 'the-player-is', 'the-player-is']);
    await expect(password).toHaveAccessibleDescription(
      new RegExp(casino.text('auth.error.password_contains_contact')),
    );
    await expect(dialog.getByRole('status')).toContainText(casino.text('auth.strength.weak'));
    await fillPasswords(page, ['casino-2026', NEW, NEW]);
    await expect(page.getByText(casino.text('auth.changePassword.done'), { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await lettersOf(casino)).toMatchObject([{ kind: 'email', to: 'player@example.test' }]);
  },
);

test(
  "a login on a new device is announced, and 'it wasn't me' ends it and changes the password",
  { tag: '@phone' },
  async ({ casino, page, browser }) => {
    await casino.open('/login?by=email');
    await casino.logInByForm('player');
    await expect(
      page.getByRole('banner').getByRole('button', { name: casino.text('app.menu.open') }),
    ).toBeVisible();
    // The list of devices, which the page keeps, is older than the login.
    await casino.visit('/profile/info');
    await expect(page.getByText(casino.text('profile.sessions.current')).first()).toBeVisible();
    const elsewhere = await browser.newContext({ reducedMotion: 'reduce', userAgent: OTHER_DEVICE });
    await joinSession(elsewhere, casino.session);
    await dismissPromoPopup(elsewhere);
    await declineConsent(elsewhere);
    await confirmAge(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto(casino.link('/login?by=email'));
    await other.getByRole('textbox', { name: casino.text('auth.login.email') }).fill('player@example.test');
    await other.getByLabel(casino.text('auth.login.password'), { exact: true }).fill('casino-2026');
    await other.locator('main form button[type="submit"]').click();
    await expect(other).not.toHaveURL(/login/);

    await page
      .getByRole('navigation', { name: casino.text('profile.tabs') })
      .getByRole('link', { name: casino.text('profile.tab.notifications') })
      .click();
    const notice = page.locator('main').getByRole('listitem').filter({ hasText: 'Edge, Windows' });
    await notice.getByRole('link').click();
    const question = page.getByRole('region', { name: casino.text('profile.login.title') });
    await expect(question).toContainText('Edge, Windows');
    await expectAccessible(page);
    await question.getByRole('button', { name: casino.text('profile.login.notMine') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: casino.text('profile.sessions.end'), exact: true })
      .click();
    await expect(page.getByRole('dialog')).toContainText(
      casino.text('auth.changePassword.deviceEnded', { name: 'Edge, Windows' }),
    );
    await fillPasswords(page, ['casino-2026', NEW, NEW]);
    await expect(page.getByText(casino.text('auth.changePassword.doneAlone'))).toBeVisible();
    await expect(question).toHaveCount(0);

    await other.goto(`${casino.origin}/profile/info`);
    await expect(other, 'its session has ended').toHaveURL(/login/);
    const [letter] = await lettersOf(casino);
    expect(letter).toMatchObject({
      kind: 'email',
      text: expect.stringContaining('Edge, Windows'),
      link: expect.stringMatching(/^\/profile\/info\?login=/),
    });
    await casino.visit(letter?.link ?? '');
    await expect(question).toContainText(casino.text('profile.login.gone'));
    await elsewhere.close();
  },
);

test(
  'a guest finds help in the header, or on a phone in the footer, and a player in the menu',
  { tag: '@bothWidths' },
  async ({ casino, page, isMobile }) => {
    await casino.open('/');
    if (isMobile) await page.mouse.wheel(0, 20_000);
    const place = page.getByRole(isMobile ? 'contentinfo' : 'banner');
    await place.locator('a[href="/help"]').click();
    await casino.expectAt('/help');
    await casino.open('/', { user: 'player' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: casino.text('app.menu.open') })
      .click();
    const menu = page.getByRole('navigation', { name: casino.text('app.menu.open') });
    await menu.getByRole('link', { name: casino.text('app.help.open') }).click();
    await casino.expectAt('/help');
  },
);
