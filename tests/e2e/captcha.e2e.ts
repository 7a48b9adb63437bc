// The captcha, with the mock's stand-in for the third party. Version 2 shows a challenge in a frame; version
// 3 only sends an invisible token.
import type { FrameLocator, Locator } from '@playwright/test';
import { brandLocales, type LocaleId } from '#mocks/world/settings.ts';
import { expect, expectAccessible, test, type Casino } from './casino.ts';

const cherries = { ru: /вишня/, en: /cherries/, it: /ciliegie/, br: /cerejas/ } as const satisfies Record<
  LocaleId,
  RegExp
>;
const checkNames = {
  ru: 'Проверить',
  en: 'Check',
  it: 'Verifica',
  br: 'Verificar',
} as const satisfies Record<LocaleId, string>;

const modal = (casino: Casino): Locator =>
  casino.page.getByRole('dialog', { name: casino.text('captcha.modal.title') });
const widget = (casino: Casino): FrameLocator =>
  casino.page.frameLocator('dialog iframe[sandbox="allow-scripts"]');

async function logIn(casino: Casino, scenario: string, locale: LocaleId): Promise<void> {
  await casino.open('/login', { scenario, locale });
  await casino.logInByForm('player');
}

async function checkChoice(casino: Casino): Promise<void> {
  await widget(casino).getByRole('button', { name: checkNames[casino.locale], exact: true }).click();
}

for (const locale of brandLocales.aurora) {
  test(
    `a player logs in after solving the version 2 challenge in ${locale}`,
    {
      tag: locale === 'ru' ? '@phone' : '@deep',
    },
    async ({ casino }) => {
      await logIn(casino, 'state.captcha_v2', locale);
      await widget(casino).getByRole('checkbox').click();
      const fruits = widget(casino).getByRole('button', { name: cherries[locale] });
      await expect(fruits).toHaveCount(2);
      if (locale === 'ru') await expectAccessible(casino.page);
      for (const fruit of await fruits.all()) await fruit.click();
      await checkChoice(casino);
      await casino.expectAt('/');
      await expect(modal(casino)).toHaveCount(0);
    },
  );
}

test('the challenge can be solved by keyboard alone', async ({ casino, page }) => {
  await logIn(casino, 'state.captcha_v2', 'en');
  await widget(casino).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(widget(casino).getByRole('button', { name: /^Tile 1:/ })).toBeFocused();
  for (let place = 1; place <= 6; place += 1) {
    if (cherries.en.test((await widget(casino).locator('.tile:focus img').getAttribute('alt')) ?? ''))
      await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await casino.expectAt('/');
});

test('closing the challenge sends nothing, and it can be opened again', async ({ casino }) => {
  await logIn(casino, 'state.captcha_v2', 'en');
  await expect(widget(casino).getByRole('checkbox')).toBeVisible();
  await casino.page.keyboard.press('Escape');
  await expect(modal(casino)).toHaveCount(0);
  expect((await casino.calls()).filter(({ operation }) => operation === 'login')).toEqual([]);
  await casino.page
    .locator('main')
    .getByRole('button', { name: casino.text('auth.login.submit') })
    .click();
  await expect(widget(casino).getByRole('checkbox')).toBeVisible();
});

test('three wrong choices fail the challenge, and the form says so', async ({ casino, page }) => {
  await logIn(casino, 'state.captcha_v2', 'en');
  await widget(casino).getByRole('checkbox').click();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await widget(casino)
      .getByRole('button', { name: /^Tile 1:/ })
      .click();
    await checkChoice(casino);
    if (attempt < 3) await expect(widget(casino).getByRole('alert')).not.toBeEmpty();
  }
  await expect(page.getByText(casino.text('auth.error.captcha_invalid'))).toBeVisible();
});

test('version 3 sends a token without showing a challenge', async ({ casino }) => {
  await logIn(casino, 'state.captcha_v3', 'ru');
  await casino.expectAt('/');
  const sent = (await casino.calls()).findLast(({ operation }) => operation === 'login');
  expect(sent).toMatchObject({ status: 200, body: expect.stringContaining('"version":3') });
});

test('a login is retried by itself if the captcha is switched on while the form is filled in', async ({
  casino,
}) => {
  await casino.open('/login');
  await casino.control('put', 'session', { scenario: 'state.captcha_v3' });
  await casino.logInByForm('player');
  await casino.expectAt('/');
  const logins = (await casino.calls()).filter(({ operation }) => operation === 'login');
  expect(logins.map(({ status }) => status)).toEqual([400, 200]);
});

for (const scenario of ['state.captcha_v2', 'state.captcha_v3']) {
  test(`the login form says that the captcha script failed to load, and a retry works (${scenario})`, async ({
    casino,
    page,
  }) => {
    // No scenario makes the third party fail, so the test aborts the request for its script.
    await page.route('**/mock-pages/captcha/api.js', (route) => route.abort());
    await logIn(casino, scenario, 'en');
    await expect(page.getByText(casino.text('captcha.error.unavailable'))).toBeVisible();
    await expect(modal(casino)).toHaveCount(0);
    await page.unroute('**/mock-pages/captcha/api.js');
    await page
      .locator('main')
      .getByRole('button', { name: casino.text('auth.login.submit') })
      .click();
    if (scenario === 'state.captcha_v3') await casino.expectAt('/');
    else await expect(widget(casino).getByRole('checkbox')).toBeVisible();
  });
}
