// The fixture of every journey: a separate mock session, links into any state, texts, and a check for
// uncaught errors.
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import type { LedgerEntry, LoggedCall } from '#mocks/generated/control/client.ts';
import type { controlOperations, ControlOperations } from '#mocks/generated/control/operations.ts';
import { brandLocales, brands, languageTags, type BrandId, type LocaleId } from '#mocks/world/settings.ts';
import { expectAccessible } from './axe.ts';
import { textsOf } from './texts.ts';

export const NOW = '2026-11-20T12:00:00Z';
const SEED = '42';
const PORT = process.env['E2E_PORT'] ?? '4173';

export interface LinkOptions {
  user?: string;
  scenario?: string;
  locale?: LocaleId;
}

type ControlEntry = (typeof controlOperations)[number];
type Method = 'get' | 'put' | 'post';
type WithoutQuery<Path> = Path extends `${infer Name}?${string}` ? Name : Path;
/** The types of a control API call, found by its method and path, such as `session` or `inbox?to=…`. */
type ControlCall<Verb extends Method, Path extends string> =
  Extract<ControlEntry, { method: Verb; path: `/__mock__/${WithoutQuery<Path>}` }> extends infer Entry extends
    ControlEntry
    ? ControlOperations[Entry['id']]
    : never;

export class Casino {
  readonly page: Page;
  readonly brand: BrandId;
  readonly request: APIRequestContext;
  readonly session: string;
  locale: LocaleId;
  givesSign = false;

  constructor(page: Page, request: APIRequestContext, session: string, brand: BrandId, locale: LocaleId) {
    this.page = page;
    this.request = request;
    this.session = session;
    this.brand = brand;
    this.locale = locale;
  }

  get origin(): string {
    return `http://${this.brand}.localhost:${PORT}`;
  }

  text(id: string, values?: Record<string, string | number>): string {
    return textsOf(this.locale)(id, values);
  }

  link(path: string, { user, scenario, locale = this.locale }: LinkOptions = {}): string {
    const url = new URL(path, this.origin);
    const parameters: Record<string, string | undefined> = {
      'mock.seed': SEED,
      'mock.now': NOW,
      'mock.user': user,
      'mock.scenario': scenario,
      locale,
    };
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  }

  async open(path: string, options: LinkOptions = {}): Promise<void> {
    if (options.locale) this.locale = options.locale;
    // Doesn't wait for pictures to load, because assertions wait for what they need.
    await this.page.goto(this.link(path, options), { waitUntil: 'domcontentloaded' });
    await this.untilAlive();
    if (this.givesSign) await this.page.mouse.move(1, 1);
  }

  /** Waits until React has hydrated the prerendered page. */
  private async untilAlive(): Promise<void> {
    await this.page
      .locator('#root:not([data-drawn])')
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => null);
  }

  /** Expects this path and query on the brand's host, ignoring the parameters `locale` and `mock.*`. */
  async expectAt(path: string, message = path): Promise<void> {
    const place = (): string => {
      const url = new URL(this.page.url());
      const ours = Array.from(url.searchParams.keys()).filter(
        (name) => name === 'locale' || name.startsWith('mock.'),
      );
      for (const name of ours) url.searchParams.delete(name);
      return url.href;
    };
    await expect.poll(place, { message }).toBe(new URL(path, this.origin).href);
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.origin).href, { waitUntil: 'domcontentloaded' });
    await this.untilAlive();
    if (this.givesSign) await this.page.mouse.move(1, 1);
  }

  /** Calls the control API by IP address, because not every resolver knows subdomains of `localhost`. */
  async control<Verb extends Method, const Path extends string>(
    method: Verb,
    path: Path,
    data?: ControlCall<Verb, Path>['body'],
  ): Promise<ControlCall<Verb, Path>['response']> {
    const response = await this.request[method](`http://127.0.0.1:${PORT}/__mock__/${path}`, {
      headers: { 'X-Mock-Session': this.session },
      ...(data === undefined ? {} : { data }),
    });
    expect(response.ok(), `${method} ${path}: ${String(response.status())}`).toBe(true);
    // The cast is safe: the contract tests check the responses.
    return (await response.json()) as ControlCall<Verb, Path>['response'];
  }

  async calls(): Promise<LoggedCall[]> {
    const { data } = await this.control('get', 'requests');
    return data;
  }

  async ask<Answer>(path: string): Promise<Answer> {
    const body = await this.page.evaluate(
      async ([url, tag]) => (await fetch(url, { headers: { 'Accept-Language': tag } })).text(),
      [path, languageTags[this.locale]] as const,
    );
    // The cast is safe: the contract tests check the response.
    return JSON.parse(body) as Answer;
  }

  async ledger(): Promise<LedgerEntry[]> {
    const { data } = await this.control('get', 'ledger');
    return data;
  }

  async listening(): Promise<number[]> {
    const { listening } = await this.control('get', 'session');
    return listening;
  }

  /** Expects that replaying this journey's journal gives the same world. */
  async expectReplayable(): Promise<void> {
    const { hash, replayed } = await this.control('get', 'journal/check');
    expect(replayed, 'the hash of the replayed journal').toBe(hash);
  }

  async logInByForm(persona: string): Promise<void> {
    await this.page
      .getByRole('textbox', { name: this.text('auth.login.email') })
      .fill(`${persona}@example.test`);
    await this.page.getByLabel(this.text('auth.login.password'), { exact: true }).fill('casino-2026');
    await this.page
      .locator('main')
      .getByRole('button', { name: this.text('auth.login.submit'), exact: true })
      .click();
  }
}

export async function joinSession(context: BrowserContext, session: string): Promise<void> {
  await context.addCookies(
    brands.map((brand) => ({
      name: 'mock-session',
      value: session,
      domain: `${brand}.localhost`,
      path: '/',
    })),
  );
}

/** Confirms the visitor's age, so that the age gate covers no page. */
export async function confirmAge(context: BrowserContext): Promise<void> {
  await context.addCookies(
    brands.flatMap((brand) =>
      [`${brand}.localhost`, `${brand}.uk.localhost`].map((domain) => ({
        name: 'adult',
        value: '1',
        domain,
        path: '/',
      })),
    ),
  );
}

/**
 * Marks the promo popup as seen, so that it covers no page.
 * @param stamp the popup's `updatedAt` in milliseconds
 */
export async function dismissPromoPopup(
  context: BrowserContext,
  stamp = Date.parse('2026-11-01'),
): Promise<void> {
  await context.addCookies(
    brands.map((brand) => ({
      name: 'promo_popup',
      value: String(stamp),
      domain: `${brand}.localhost`,
      path: '/',
    })),
  );
}

/** Declines cookies, so that the banner covers no page. */
export async function declineConsent(context: BrowserContext): Promise<void> {
  const choice = JSON.stringify({ v: 1, at: Date.now(), analytics: false, affiliates: false });
  await context.addCookies(
    brands.flatMap((brand) =>
      [`${brand}.localhost`, `${brand}.uk.localhost`].map((domain) => ({
        name: 'casino.consent',
        value: encodeURIComponent(choice),
        domain,
        path: '/',
      })),
    ),
  );
}

export interface Fixtures {
  brand: BrandId;
  /** The language of a journey's first link; undefined for the brand's default. */
  startLocale: LocaleId | undefined;
  hasPromoPopup: boolean;
  asksConsent: boolean;
  isAskedForAge: boolean;
  casino: Casino;
  uncaught: string[];
}

export const test = base.extend<Fixtures>({
  brand: ['aurora', { option: true }],
  startLocale: [undefined, { option: true }],
  uncaught: async ({ page }, provide) => {
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    await provide(messages);
    expect(messages, 'uncaught errors').toEqual([]);
  },
  hasPromoPopup: [false, { option: true }],
  asksConsent: [false, { option: true }],
  isAskedForAge: [false, { option: true }],
  casino: async (
    { page, context, request, brand, startLocale, hasPromoPopup, asksConsent, isAskedForAge, uncaught },
    provide,
    info,
  ) => {
    const session = `${process.env['E2E_RUN'] ?? 'e2e'}-${info.testId}-${String(info.retry)}`;
    await joinSession(context, session);
    if (!hasPromoPopup) await dismissPromoPopup(context);
    if (!asksConsent) await declineConsent(context);
    if (!isAskedForAge) await confirmAge(context);
    // Accepts the dialog that asks before unsaved input is lost.
    page.on('dialog', (dialog) => void (dialog.type() === 'beforeunload' && dialog.accept()));
    const locale =
      brandLocales[brand].find((available) => available === startLocale) ?? brandLocales[brand][0];
    const casino = new Casino(page, request, session, brand, locale);
    casino.givesSign = asksConsent || isAskedForAge;
    await provide(casino);
    expect(uncaught).toEqual([]);
    await casino.expectReplayable();
  },
});

/** At most `most` items, evenly spread over the list. */
export function sampleOf<Item>(items: readonly Item[], most = 1): readonly Item[] {
  const step = Math.ceil(items.length / most);
  return items.filter((_, index) => index % step === 0);
}

export async function expectNoSideScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export { expect, expectAccessible };
