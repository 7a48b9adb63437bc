// Helpers that open payment pages and load third parties' scripts from the casino's page.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, type Casino } from './casino.ts';

interface RbkCheckout {
  configure(invoice: object): { open(): void };
}
declare global {
  interface Window {
    RbkmoneyCheckout?: RbkCheckout;
    toldByRbk?: string[];
  }
}

export async function callInPage<Answer>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  const text = await page.evaluate(
    async ([verb, url, content, key]) => {
      const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch(`/json-api/${url}`, {
        method: verb,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
          'accept-language': document.documentElement.lang,
        },
        ...(content === null ? {} : { body: content }),
      });
      return response.text();
    },
    [
      method,
      path,
      body ? JSON.stringify(body) : null,
      `${path}-${JSON.stringify(body ?? '')}`.slice(0, 60),
    ] as const,
  );
  // The cast is safe: the contract tests check the response.
  return JSON.parse(text) as Answer;
}

export interface PaymentPage {
  url: string;
  method: 'GET' | 'POST';
  params: { name: string; value: string }[];
}

export function openDeposit({ page }: Casino, amount: number, system = 12): Promise<PaymentPage> {
  const query = `payment_system=${String(system)}&amount=${String(amount)}&currency=RUB`;
  return callInPage(page, 'POST', 'treasury/open', { dep_qs: query, qs: 'utm_source=mail' });
}

export const depositsOf = async (casino: Casino, amount: number): Promise<number> =>
  (await casino.ledger()).filter((entry) => entry.kind === 'deposit' && entry.amount === amount).length;

/** Loads a script through a Trusted Types policy that the page allows. */
export async function loadScript(page: Page, path: string): Promise<void> {
  await page.evaluate(async (url) => {
    const policy = window.trustedTypes?.createPolicy('captcha', { createScriptURL: (url) => url });
    const script = document.createElement('script');
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error(`${url} was not loaded`)));
      // The DOM library's type lacks TrustedScriptURL.
      script.src = (policy?.createScriptURL(url) ?? url) as string;
      document.head.append(script);
    });
  }, path);
}

export interface RbkForm {
  readonly dialog: Locator;
  readonly frame: FrameLocator;
  told: () => Promise<string[]>;
}

export async function openRbk({ page }: Casino, amount: number): Promise<RbkForm> {
  interface Invoice {
    data: { invoiceId: string; invoiceAccessToken: string; name: string };
  }
  const body = { amount, currency: 'RUB' };
  const { data } = await callInPage<Invoice>(page, 'POST', 'treasury/rbk-create-invoice', body);
  await loadScript(page, '/mock-pages/rbk/api.js');
  await page.evaluate(
    ({ invoiceId, invoiceAccessToken, name, sum }) => {
      const told: string[] = [];
      window.toldByRbk = told;
      const note = (what: string) => () => void told.push(what);
      window.RbkmoneyCheckout?.configure({
        invoiceID: invoiceId,
        invoiceAccessToken,
        name,
        amount: sum,
        currency: 'RUB',
        opened: note('opened'),
        closed: note('closed'),
        finished: note('finished'),
      }).open();
    },
    { ...data, sum: amount },
  );
  return {
    dialog: page.getByRole('dialog', { name: data.name }),
    frame: page.frameLocator('dialog iframe'),
    told: () => page.evaluate(() => window.toldByRbk ?? []),
  };
}

/** Pays in RBK's form by keyboard and expects one deposit in the ledger. */
export async function payByRbk(casino: Casino, amount: number): Promise<void> {
  const { dialog, frame, told } = await openRbk(casino, amount);
  const pay = frame.getByRole('button', { name: /^Pay / });
  await expect(pay).toBeVisible();
  await expectAccessible(casino.page);
  await pay.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Payment received' })).toBeFocused();
  await frame.getByRole('button', { name: 'Back to the casino' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(told).toEqual(['opened', 'finished']);
  expect(await depositsOf(casino, amount)).toBe(1);
}

/** Closes RBK's form by keyboard and expects no deposit. */
export async function closeRbk(casino: Casino, amount: number): Promise<void> {
  const { dialog, frame, told } = await openRbk(casino, amount);
  await frame.getByRole('button', { name: 'Go back without paying' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(told).toEqual(['opened', 'closed']);
  expect(await depositsOf(casino, amount)).toBe(0);
}

export async function eventsSentTo(
  casino: Casino,
  party: string,
): Promise<{ event: string; data: unknown }[]> {
  interface Told {
    party: string;
    event: string;
    data: unknown;
  }
  return (await casino.calls())
    .filter(({ path }) => path === '/mock-provider/third-party/record')
    .map(({ body }) => JSON.parse(body ?? '{}') as Told)
    .filter((told) => told.party === party);
}

const eventsOf = async (casino: Casino, party: string): Promise<string[]> =>
  (await eventsSentTo(casino, party)).map(({ event }) => event);

export async function expectTrackersReport(casino: Casino): Promise<void> {
  const { page } = casino;
  await page.evaluate(() => {
    globalThis.dataLayer = [{ event: 'early' }];
    const queue = Object.assign(() => undefined, { a: [[7, 'init', {}]] });
    globalThis.ym = queue;
  });
  await loadScript(page, '/mock-pages/tag-manager/api.js');
  await loadScript(page, '/mock-pages/metrica/api.js');
  await page.evaluate(() => {
    globalThis.dataLayer?.push({ event: 'late' });
    globalThis.ym?.(7, 'hit', '/cashbox');
  });
  await expect.poll(() => eventsOf(casino, 'tag-manager')).toEqual(['early', 'late']);
  await expect.poll(() => eventsOf(casino, 'metrica')).toEqual(['init', 'hit']);
}
