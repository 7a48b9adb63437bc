// The fixture for the developer panel in both modes: with the mock in the page (demo build), and with the
// mock server.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { brandLocales } from '#mocks/world/settings.ts';
import { expect, test as base, type Casino, type LinkOptions } from './casino.ts';
import { DemoCasino } from './demoCasino.ts';

export const modes = [
  { name: 'in the page', isInPage: true },
  { name: 'on the server', isInPage: false },
] as const;

export class PanelPage {
  readonly casino: Casino;
  readonly page: Page;
  readonly root: Locator;

  constructor(casino: Casino, page: Page) {
    this.casino = casino;
    this.page = page;
    this.root = page.getByRole('complementary', { name: 'Mock panel' });
  }

  get opener(): Locator {
    return this.root.getByRole('button', { name: 'Mock panel' });
  }

  get sheet(): Locator {
    return this.root.getByRole('dialog', { name: 'Mock panel' });
  }

  /** Opens a page with the panel. The mock's clock is stopped, so that the journal is always the same. */
  async open(path = '/', options: LinkOptions = {}): Promise<void> {
    this.casino.locale = options.locale ?? 'en';
    const link = this.casino.link(path, options);
    await this.page.goto(`${link}&mock.panel=on&mock.consent=all&mock.frozen=1`, {
      waitUntil: 'domcontentloaded',
    });
    await this.opener.click();
    await expect(this.sheet).toBeVisible();
  }

  async tab(name: string): Promise<void> {
    await this.root.getByRole('tab', { name }).click();
  }

  /** The content of the open tab. The other tabs' controls exist too, but are hidden from the user. */
  get content(): Locator {
    return this.sheet.getByRole('tabpanel');
  }

  button(name: string | RegExp): Locator {
    return this.sheet.getByRole('button', { name, exact: true });
  }

  field(name: string | RegExp): Locator {
    return this.content.getByLabel(name, { exact: true });
  }

  /** Calls the API from the page. Returns the response's status, or 0 without a response. */
  async call(method: string, path: string, body?: object): Promise<number> {
    return this.page.evaluate(
      async ([verb, url, text]) => {
        const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1];
        const headers = {
          'accept-language': 'en',
          ...(verb === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
          ...(text === null ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        };
        const request = new Request(url, {
          method: verb,
          headers,
          ...(text === null ? {} : { body: text }),
        });
        return fetch(request).then(
          ({ status }) => status,
          () => 0,
        );
      },
      [method, path, body === undefined ? null : JSON.stringify(body)] as const,
    );
  }

  /** Presses a button and returns the text that it copies to the clipboard. */
  async copied(press: Locator): Promise<string> {
    await this.page.evaluate(() => navigator.clipboard.writeText(''));
    await press.click();
    const read = (): Promise<string> => this.page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(read).not.toBe('');
    return read();
  }

  /** Presses a button and returns the file that it downloads. */
  async downloaded(press: Locator): Promise<{ name: string; content: Buffer }> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), press.click()]);
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
  }

  /** The journal entry whose summary contains this text. */
  entry(text: string | RegExp): Locator {
    return this.sheet
      .getByRole('list', { name: 'Journal' })
      .locator('details')
      .filter({ hasText: text })
      .first();
  }
}

export const test = base.extend<{ isInPage: boolean; panel: PanelPage }>({
  isInPage: [false, { option: true }],
  casino: async ({ isInPage, casino: onServer, page, request, brand }, provide) => {
    if (!isInPage) {
      await provide(onServer);
      return;
    }
    const casino = new DemoCasino(page, request, '', brand, brandLocales[brand][0]);
    await provide(casino);
    await casino.expectReplayable();
  },
  panel: async ({ casino, page, context }, provide) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: casino.origin });
    await provide(new PanelPage(casino, page));
  },
});

export { expect };
