// The fixture for the demo build, which has the whole casino in the page and no server.
import type { LedgerEntry, LoggedCall } from '#mocks/generated/control/client.ts';
import { brandLocales } from '#mocks/world/settings.ts';
import { declineConsent, Casino, confirmAge, expect, test as base } from './casino.ts';

const PORT = process.env['E2E_DEMO_PORT'] ?? String(Number(process.env['E2E_PORT'] ?? 4173) + 1);

/** A casino that runs inside the tab, so the page itself requests the ledger. */
export class DemoCasino extends Casino {
  override get origin(): string {
    return `http://${this.brand}.localhost:${PORT}`;
  }

  /** Waits for the service worker. Before that, the static host answers with a page. */
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

  override async expectReplayable(): Promise<void> {
    const check = await this.page.evaluate(() => window.__mock?.check()).catch(() => undefined);
    expect(check?.replayed, 'the hash of the replayed journal').toBe(check?.hash);
  }

  override async listening(): Promise<number[]> {
    const text = await this.page.evaluate(() => JSON.stringify(window.__mock?.session() ?? {}));
    // The cast is safe: the control API is the mock's own.
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
