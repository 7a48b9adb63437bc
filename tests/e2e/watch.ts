// Watches for what a page must never do: run injected scripts, contact foreign servers, or violate its
// security policy.
import { expect, type ConsoleMessage, type Page, type Request } from '@playwright/test';

export class Watch {
  readonly page: Page;
  readonly dialogs: string[] = [];
  readonly foreign: string[] = [];
  readonly violations: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('dialog', (dialog) => {
      // The dialog that asks before unsaved input is lost is harmless, and the fixture answers it.
      if (dialog.type() === 'beforeunload') return;
      this.dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request: Request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && !hostname.endsWith('localhost')) this.foreign.push(request.url());
    });
    page.on('console', (message: ConsoleMessage) => {
      if (!/content security policy|trusted ?(?:type|script|html)/i.test(message.text())) return;
      // The sanitiser parses style attributes in an inert document before it removes them. Chromium reports
      // that as a violation.
      if (/\/assets\/sanitize-/.test(message.location().url)) return;
      this.violations.push(message.text());
    });
  }

  /** Whether the script in the hostile texts has run in any frame. */
  async ran(): Promise<boolean> {
    const marks = await Promise.all(
      this.page.frames().map((frame) => frame.evaluate(() => '__hostile' in globalThis).catch(() => false)),
    );
    return marks.includes(true);
  }

  async expectNothing({ allowsRefused = false } = {}): Promise<void> {
    expect(await this.ran(), 'a hostile script ran').toBe(false);
    expect(this.dialogs).toEqual([]);
    // Requests that the policy blocks are logged, but never leave the browser.
    if (!allowsRefused) expect([...this.foreign, ...this.violations]).toEqual([]);
  }
}
