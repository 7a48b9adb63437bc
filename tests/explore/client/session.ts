// Runs one sequence: a browser context with its own casino, virtual time, and steps.
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { buildLink } from '#mocks/scenarios/links.ts';
import { choose, press, runScriptStep, type } from './input.ts';
import { inTime } from './inTime.ts';
import { inPageScript } from './inPageScript.ts';
import { userOf, visitorPath } from './paths.ts';
import { Traffic } from './traffic.ts';
import type { Control, Scene, SeenCall, Step, View } from './types.ts';

export const startInstant = Date.UTC(2026, 10, 20, 12);
/** The longest real time for one step, in ms. After that, the page counts as hanging. */
const longestStep = 30_000;

export interface SessionOptions {
  readonly browser: Browser;
  readonly port: number;
  readonly scene: Scene;
}

export class Session {
  readonly scene: Scene;
  readonly origin: string;
  /** Uncaught errors and console errors since the last check. */
  errors: string[] = [];
  calls: SeenCall[] = [];
  isOnline = true;
  /** True if a step took too long. No further step is tried then. */
  private isHung = false;
  /** The number of documents loaded so far in this sequence. */
  private loads = 0;
  private openedTabs = 0;
  private readonly context: BrowserContext;
  readonly page: Page;
  private readonly traffic: Traffic;
  private virtual = startInstant;

  private constructor(context: BrowserContext, page: Page, { scene, port }: SessionOptions) {
    this.context = context;
    this.page = page;
    this.traffic = new Traffic(page);
    this.scene = scene;
    this.origin = `http://${scene.brand}.localhost:${port}`;
    this.listen();
  }

  static async open(options: SessionOptions): Promise<Session> {
    const { browser, scene } = options;
    const context = await browser.newContext({
      viewport: { width: scene.width, height: scene.height },
      locale: 'en-GB',
      timezoneId: 'Europe/Rome',
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    });
    if (!scene.hasServiceWorker)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await context.addInitScript({ content: await inPageScript() });
    if (scene.isJumbled) await context.addInitScript(() => window.__explorer?.jumble());
    const page = await context.newPage();
    const session = new Session(context, page, options);
    await page.clock.install({ time: startInstant });
    await page.goto(session.link(scene.path), { waitUntil: 'domcontentloaded' });
    await session.untilAlive();
    await page.clock.pauseAt((session.virtual += 60_000));
    await session.untilLoaded();
    await session.settle();
    return session;
  }

  /** A link that opens this sequence's world, for the printed test and for reproducing a failure by hand. */
  link(path: string): string {
    const { brand, locale, worldSeed } = this.scene;
    return (
      this.origin +
      buildLink(path, {
        brand,
        locale,
        user: userOf(this.scene),
        seed: worldSeed,
        now: startInstant,
        consent: 'all',
      })
    );
  }

  /**
   * A link that also contains the journal of everything done so far; without the journal if the page doesn't
   * answer.
   */
  async journalLink(): Promise<string> {
    const asked = this.page.evaluate(() => window.__mock?.link() ?? null).catch(() => null);
    const path = this.isHung ? null : await asked;
    return path === null ? this.link(this.scene.path) : new URL(path, this.origin).href;
  }

  private listen(): void {
    const { page } = this;
    page.on('pageerror', (error) => this.errors.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      // Chromium logs each failed request as an error, but refusals of the API are expected.
      if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
        this.errors.push(`console: ${text}`);
    });
    page.on('domcontentloaded', () => void (this.loads += 1));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    // Closes tabs that a link opens, because only the first tab is tested.
    this.context.on('page', (other) => {
      if (other === page) return;
      this.openedTabs += 1;
      void other.close().catch(() => undefined);
    });
  }

  private async untilAlive(): Promise<void> {
    await this.page
      .waitForFunction(() => window.__mock !== undefined || !document.querySelector('#root'), null, {
        timeout: 6_000,
        polling: 30,
      })
      .catch(() => null);
  }

  /** Waits until a new document shows its page, at most four seconds. */
  private async untilLoaded(): Promise<void> {
    for (let started = performance.now(); performance.now() - started < 4_000;) {
      const isLoaded = this.page.evaluate(() => window.__explorer?.isLoaded() ?? false).catch(() => false);
      if (await isLoaded) return;
      await this.run(50);
      await this.untilQuiet(200);
    }
  }

  private async run(ms: number): Promise<void> {
    this.virtual += ms;
    // Throws if the page navigates away meanwhile, which is no failure.
    await this.page.clock.runFor(ms).catch(() => undefined);
  }

  /**
   * Waits, in real time, until all files have arrived. Doesn't wait for responses that only virtual time
   * releases.
   */
  private async untilQuiet(longest: number): Promise<void> {
    const started = performance.now();
    for (let calm = 0; calm < 2 && performance.now() - started < longest;) {
      const isPending = this.traffic.isPending();
      calm = isPending ? 0 : calm + 1;
      await new Promise((resolve) => void setTimeout(resolve, isPending ? 8 : 2));
      if (calm === 1) await this.page.evaluate('0').catch(() => null);
    }
  }

  /**
   * Lets `calmSeconds` and another 300 ms of virtual time pass. Then waits up to seven more virtual seconds
   * while requests for files are pending.
   */
  private async settle(calmSeconds = 0): Promise<true> {
    for (let second = 0; second < calmSeconds; second += 1) {
      await this.run(1_000);
      await this.untilQuiet(600);
    }
    for (const ms of [60, 240]) {
      await this.untilQuiet(350);
      await this.run(ms);
    }
    await this.untilQuiet(350);
    for (let spent = 0; this.traffic.isPending() && spent < 7_000; spent += 500) {
      await this.run(500);
      await this.untilQuiet(150);
    }
    return true;
  }

  /** Lets at least five virtual seconds pass. Then even properties that take time (`isPatient`) must hold. */
  async calm(): Promise<void> {
    await this.unlessHung(this.settle(5));
  }

  /**
   * Whether the page changes or calls the server within five virtual seconds without a step. Drops the calls
   * seen meanwhile.
   */
  async isRestless(): Promise<boolean> {
    await this.page.evaluate(() => window.__explorer?.resetChanges()).catch(() => null);
    await this.calm();
    const calls = await this.takeCalls();
    return calls.length > 0 || ((await this.view())?.changes ?? 0) > 0;
  }

  private async unlessHung(work: Promise<boolean>): Promise<boolean> {
    const result = await inTime(work, longestStep);
    this.isHung ||= result === null;
    return result ?? true;
  }

  /** Reads the page; null if it doesn't answer or is the browser's own error page. */
  async view(): Promise<View | null> {
    for (let attempt = 0; attempt < 20 && !this.isHung; attempt += 1) {
      const view = await this.page.evaluate(() => window.__explorer?.view() ?? null).catch(() => null);
      if (view) return { ...view, loads: this.loads, openedTabs: this.openedTabs };
      await new Promise((resolve) => void setTimeout(resolve, 50));
      await this.run(50);
    }
    return null;
  }

  async takeCalls(): Promise<SeenCall[]> {
    return this.isHung ? [] : this.page.evaluate(() => window.__explorer?.takeCalls() ?? []).catch(() => []);
  }

  takeErrors(): string[] {
    return this.errors.splice(0);
  }

  private frames(): Frame[] {
    return this.page.frames().filter((frame) => frame !== this.page.mainFrame());
  }

  async controls(): Promise<Control[]> {
    const own = await this.page.evaluate(() => window.__explorer?.controls() ?? []).catch(() => []);
    const framed = await Promise.all(
      this.frames().map((frame) => frame.evaluate(() => window.__explorer?.controls() ?? []).catch(() => [])),
    );
    return [...own, ...framed.flat().map((control) => ({ ...control, framed: true as const }))];
  }

  /** Carries out a step. Returns false if the step isn't possible now. */
  take(step: Step): Promise<boolean> {
    return this.unlessHung(this.actAndSettle(step));
  }

  private async actAndSettle(step: Step): Promise<boolean> {
    await this.page.evaluate(() => window.__explorer?.resetChanges()).catch(() => null);
    // A step throws if the page navigates away meanwhile.
    const isTaken = await this.act(step).catch(() => false);
    if (isTaken) await this.settle();
    return isTaken;
  }

  private async act(step: Step): Promise<boolean> {
    const { page } = this;
    switch (step.do) {
      case 'open':
        return this.navigate(() =>
          page.goto(this.origin + visitorPath(step.path), { waitUntil: 'domcontentloaded' }),
        );
      case 'reload':
        return this.navigate(() => page.reload({ waitUntil: 'domcontentloaded' }));
      case 'back':
        return this.navigate(() => page.goBack({ waitUntil: 'commit', timeout: 3_000 }));
      case 'forward':
        return this.navigate(() => page.goForward({ waitUntil: 'commit', timeout: 3_000 }));
      case 'press':
        return this.press(step);
      case 'type':
        return type(page, step);
      case 'choose':
        return choose(page, step);
      case 'key':
        await page.keyboard.press(step.key);
        return true;
      case 'size':
        await page.setViewportSize({ width: step.width, height: step.height });
        return true;
      case 'connection':
        this.isOnline = step.isOn;
        await this.context.setOffline(!step.isOn);
        return true;
      case 'wait':
        await this.run(step.ms);
        return true;
      default:
        return runScriptStep(page, step);
    }
  }

  private async press(step: Step & { do: 'press' }): Promise<boolean> {
    const { openedTabs } = this;
    if (!(await press(this.page, this.frames(), step))) return false;
    // A busy browser reports a tab that a link has opened only some time later.
    const opensTab = await this.page
      .evaluate(() => document.activeElement?.matches('a[target="_blank"]') ?? false)
      .catch(() => false);
    if (!opensTab) return true;
    const started = performance.now();
    while (this.openedTabs === openedTabs && performance.now() - started < 3_000)
      await new Promise((resolve) => void setTimeout(resolve, 20));
    return true;
  }

  private async navigate(go: () => Promise<unknown>): Promise<boolean> {
    const before = this.page.url();
    await go().catch(() => null);
    await this.untilAlive();
    await this.untilLoaded();
    // Going back from the first page leads to an empty page, so the last page is reopened. The check comes
    // after loading, because the app goes back once more if the history entry is that of a closed dialog.
    if (!this.page.url().startsWith(this.origin)) {
      await this.page.goto(before, { waitUntil: 'domcontentloaded' }).catch(() => null);
      await this.untilAlive();
      await this.untilLoaded();
    }
    return true;
  }

  async close(): Promise<void> {
    await inTime(this.context.close(), this.isHung ? 1_000 : longestStep);
  }
}
