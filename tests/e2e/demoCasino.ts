// The fixture for the demo build, whose page contains the whole casino, without a server.
import type { LedgerEntry, LoggedCall } from '#mocks/generated/control/client.ts';
import { brandLocales } from '#mocks/world/settings.ts';
import { declineConsent, Casino, confirmAge, expect, test as base } from './casino.ts';

const PORT = process.env['E2E_DEMO_PORT'] ?? String(Number(process.env['E2E_PORT'] ?? 4173) + 1);

/** Reads the ledger and the log from the page, because the casino runs inside the tab. */
export class DemoCasino extends Casino {
  override get origin(): string {
    return `http://${this.brand}.localhost:${PORT}`;
  }

  /** Waits for the service worker first. Until it runs, the static host answers API calls with a page. */
  override async ask<Answer>(path: string): Promise<Answer> {
    await expect
      .poll(() => this.page.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), path))
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

  override async expectReplayable(): Promise<void> {
    const check = await this.page.evaluate(() => window.__mock?.check()).catch(() => undefined);
    expect(check?.replayed, 'the hash of the replayed journal').toBe(check?.hash);
  }

  override async listening(): Promise<number[]> {
    const text = await this.page.evaluate(() => JSON.stringify(window.__mock?.session() ?? {}));
    // The cast is safe: the control API's own types describe the session.
    return (JSON.parse(text) as { listening?: number[] }).listening ?? [];
  }
}

export const test = base.extend<{ casino: DemoCasino }>({
  casino: async ({ page, context, request, brand, uncaught }, provide) => {
    await declineConsent(context);
    await confirmAge(context);
    const casino = new DemoCasino(page, request, '', brand, brandLocales[brand][0]);
    await provide(casino);
    expect(uncaught).toEqual([]);
    await casino.expectReplayable();
  },
});

export { expect };
