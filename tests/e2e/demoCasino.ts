// The demo build on a static host: no server at all, the whole casino inside the page.
import { brandLocales } from '#mocks/world/settings.ts';
import {
  answerConsent,
  Casino,
  confirmAge,
  expect,
  test as base,
  type LedgerEntry,
  type LoggedCall,
} from './casino.ts';

const PORT = process.env['E2E_DEMO_PORT'] ?? String(Number(process.env['E2E_PORT'] ?? 4173) + 1);

/** The casino of this tab; its books are asked from the page. */
export class DemoCasino extends Casino {
  override get origin(): string {
    return `http://${this.brand}.localhost:${PORT}`;
  }

  /** Until the worker answers, the host does, and with a page. */
  override async ask<Answer>(path: string): Promise<Answer> {
    await expect
      .poll(() =>
        this.page.evaluate(async (address) => (await fetch(address)).headers.get('content-type'), path),
      )
      .toContain('json');
    return super.ask(path);
  }

  private async untilThere(): Promise<void> {
    await this.page.waitForFunction(() => window.__mock !== undefined);
  }

  override async ledger(): Promise<LedgerEntry[]> {
    await this.untilThere();
    return this.page.evaluate(() => window.__mock?.backend.state.ledger.entries ?? []);
  }

  override async calls(): Promise<LoggedCall[]> {
    await this.untilThere();
    return this.page.evaluate(() => [...(window.__mock?.requests() ?? [])]);
  }

  override async listening(): Promise<number[]> {
    const text = await this.page.evaluate(() => JSON.stringify(window.__mock?.session() ?? {}));
    // As the control API describes a session.
    return (JSON.parse(text) as { listening?: number[] }).listening ?? [];
  }
}

export const test = base.extend<{ casino: DemoCasino }>({
  casino: async ({ page, context, request, brand, uncaught }, provide) => {
    await answerConsent(context);
    await confirmAge(context);
    await provide(new DemoCasino(page, request, '', brand, brandLocales[brand][0]));
    expect(uncaught).toEqual([]);
  },
});

export { expect };
