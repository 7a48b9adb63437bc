// The payment provider's page, from the API's answer to the money on the balance: by button, by keyboard, and
// by amount alone.
import { expect, expectAccessible, test, type Casino } from './casino.ts';

interface PaymentPage {
  url: string;
  method: 'GET' | 'POST';
  params: { name: string; value: string }[];
}

/** Starts a deposit by the API as the player whose link is open. */
async function openDeposit(casino: Casino, amount: number): Promise<PaymentPage> {
  const body = await casino.page.evaluate(
    async ([query, key]) => {
      const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch('/json-api/treasury/open', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
          'accept-language': 'en',
        },
        body: JSON.stringify({ dep_qs: query, qs: 'utm_source=mail' }),
      });
      return response.text();
    },
    [`payment_system=12&amount=${String(amount)}&currency=RUB`, `provider-page-${String(amount)}`] as const,
  );
  // The operation's answer; the contract tests hold it to the description.
  return JSON.parse(body) as PaymentPage;
}

const deposits = async (casino: Casino, amount: number): Promise<number> =>
  (await casino.ledger()).filter((entry) => entry.kind === 'deposit' && entry.amount === amount).length;

test('a payment made with the keyboard is booked once and leads back', async ({ casino }) => {
  await casino.open('/', { user: 'player' });
  const { url } = await openDeposit(casino, 70_000);
  await casino.page.goto(new URL(url, casino.origin).href);
  const { page } = casino;
  const pay = page.getByRole('button', { name: /^Pay / });
  await expect(pay).toBeVisible();
  await expectAccessible(page);
  await pay.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeFocused();
  expect(await deposits(casino, 70_000)).toBe(1);
  // The page once more, as after 'back': it knows what came of it and books nothing.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(await deposits(casino, 70_000)).toBe(1);
  await page.getByRole('button', { name: 'Back to the casino' }).click();
  await casino.expectAt('/cashbox?utm_source=mail&deposit=done');
});

test('what the bank declines moves nothing and says so', { tag: '@phone' }, async ({ casino }) => {
  await casino.open('/', { user: 'player' });
  const { url } = await openDeposit(casino, 80_000);
  await casino.page.goto(new URL(url, casino.origin).href);
  await casino.page.getByRole('button', { name: 'The bank declines' }).click();
  await expect(casino.page.getByRole('heading', { name: 'The bank said no' })).toBeFocused();
  await expectAccessible(casino.page);
  await casino.page.getByRole('button', { name: 'Back to the casino' }).click();
  await casino.expectAt('/cashbox?utm_source=mail&deposit=failed');
  expect(await deposits(casino, 80_000)).toBe(0);
});

test('a magic amount needs no click', async ({ casino }) => {
  await casino.open('/', { user: 'player' });
  const { url } = await openDeposit(casino, 90_001);
  await casino.page.goto(new URL(url, casino.origin).href);
  await casino.expectAt('/cashbox?utm_source=mail&deposit=done');
  expect(await deposits(casino, 90_001)).toBe(1);
});
