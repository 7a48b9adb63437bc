// What no page may do: run foreign scripts, ask foreign servers, break its own policy.
import { expect, type ConsoleMessage, type Page, type Request } from '@playwright/test';

export class Watch {
  readonly page: Page;
  readonly dialogs: string[] = [];
  readonly foreign: string[] = [];
  readonly violations: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('dialog', (dialog) => {
      // The page's own question before input is lost; the journey answers it.
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
      // The sanitiser reads a style attribute, in a document of no page, before it takes it away.
      if (/\/assets\/sanitize-/.test(message.location().url)) return;
      this.violations.push(message.text());
    });
  }

  /** The script of the hostile strings ran in one of the frames. */
  async ran(): Promise<boolean> {
    const marks = await Promise.all(
      this.page.frames().map((frame) => frame.evaluate(() => '__hostile' in globalThis).catch(() => false)),
    );
    return marks.includes(true);
  }

  async expectNothing({ allowsRefused = false } = {}): Promise<void> {
    expect(await this.ran(), 'a hostile script ran').toBe(false);
    expect(this.dialogs).toEqual([]);
    // What the policy refuses is asked for by name in the console, and never leaves.
    if (!allowsRefused) expect([...this.foreign, ...this.violations]).toEqual([]);
  }
}
