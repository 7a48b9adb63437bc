// The brand's defaults without server data, and both variants of an A/B test.
import { expect, test } from './casino.ts';

/** The request for server data fails, so the brand's own settings apply. */
const silent = { scenario: 'getServerData.server_error' };

test('the default brand has six top categories and four lobby rows', async ({ casino, page }) => {
  await casino.open('/');
  const { data } = await casino.ask<{ data: { slug: string; name: string }[] }>(
    '/json-api/v2/categories?filter[type]=category',
  );
  const nameOf = (slug: string) => data.find((category) => category.slug === slug)?.name ?? slug;
  const chips = page
    .getByRole('navigation', { name: casino.text('lobby.categories.label') })
    .getByRole('link');
  await expect(chips.nth(6)).toBeAttached();
  const names = await chips.allTextContents();
  const first = names.indexOf(nameOf('slots'));
  expect(names.slice(first, first + 6)).toEqual(
    ['slots', 'otygrat_bonus', 'crash_games', 'buy_games', 'jackpot_games', 'table'].map(nameOf),
  );
  const rows = ['recommended', 'top', 'newgames', 'otygrat_bonus'].map(nameOf);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      const headings = await page.locator('main h2').allTextContents();
      return headings.filter((heading) => rows.includes(heading));
    })
    .toEqual(rows);
});

test('the login offers phones of six countries if the server names none', async ({ casino, page }) => {
  await casino.open('/login?by=phone', silent);
  const country = page.getByRole('combobox', { name: casino.text('auth.field.country') });
  await expect(country).toHaveValue('ru');
  const values = await country
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(['ru', 'kz', 'az', 'nl', 'am', 'au']);
});

test('the login offers e-mail and phone, and the password reset starts with the phone', async ({
  casino,
  page,
}) => {
  await casino.open('/login', silent);
  const ways = page.getByRole('navigation', { name: casino.text('auth.type.label') }).getByRole('link');
  await expect(ways).toHaveText([casino.text('auth.type.email'), casino.text('auth.type.phone')]);
  await casino.open('/remind', silent);
  await expect(ways.and(page.locator('[aria-current]'))).toHaveText(casino.text('auth.type.phone'));
  await expect(page.getByRole('combobox', { name: casino.text('auth.field.country') })).toBeVisible();
});

test('the welcome bonus offers up to 300,000 over five deposits', async ({ casino, page }) => {
  await casino.open('/registration', { locale: 'en' });
  await expect(page.getByText(/^Up to \S*\s?300,000\S* on top$/)).toBeVisible();
  await expect(page.getByText('On your first 5 deposits. Claim it and play')).toBeVisible();
});

test('an A/B test decides whether the registration shows the promo code field', async ({ casino, page }) => {
  const promoCode = page.getByRole('textbox', { name: casino.text('auth.registration.promoCode') });
  const isAskedFor = page.getByRole('button', { name: casino.text('auth.registration.hasPromoCode') });
  await casino.open('/registration?by=email');
  await expect(isAskedFor).toBeVisible();
  await expect(promoCode).toHaveCount(0);
  await casino.open('/registration?by=email', { scenario: 'state.full_registration' });
  await expect(promoCode).toBeVisible();
  await expect(isAskedFor).toHaveCount(0);
});
