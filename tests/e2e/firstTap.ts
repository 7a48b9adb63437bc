// Presses a control of the guest's lobby while the page is still loading. As a person would, it presses the
// control's place on the screen as soon as the control is visible, without Playwright's other checks.
import type { Locator, Page } from '@playwright/test';

type Text = (id: string, values?: Record<string, string | number>) => string;

export interface FirstTap {
  readonly name: string;
  readonly find: (page: Page) => Locator;
  /** Acts on the control. Defaults to a single press. */
  readonly act?: (page: Page, control: Locator) => Promise<void>;
  /** True if the press has taken effect exactly once. */
  readonly isObeyed: (page: Page) => Promise<boolean>;
}

const TYPED = 'fox';
const OBEYED_WITHIN_MS = 20_000;
/** How long to wait for a second effect of the same press, in ms. */
const SECOND_EFFECT_MS = 400;

/** Whether the page has the expected path, after exactly one new entry in the tab's history. */
const leadsTo =
  (path: string) =>
  async (page: Page): Promise<boolean> => {
    const { pathname, search } = new URL(page.url());
    const entries = await page.evaluate(() => history.length);
    return `${pathname}${search}`.startsWith(path) && entries === (await entriesBefore(page)) + 1;
  };

const entriesBefore = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('entries before')));

const opensDialog = async (page: Page): Promise<boolean> =>
  (await page.locator('dialog[open]').count()) === 1;

function link(text: string, path: string): FirstTap {
  return {
    name: `link ${path}`,
    find: (page) => page.locator('#root').getByRole('link', { name: text, exact: true }).first(),
    isObeyed: leadsTo(path),
  };
}

/** Twenty controls in the first view of the Russian lobby. */
export function firstTaps(text: Text): FirstTap[] {
  const search = (page: Page): Locator =>
    page.locator('#root').getByRole('button', { name: text('lobby.search.open') });
  const nextOf = new RegExp(text('lobby.row.next', { name: '' }));
  const rail = (page: Page): Locator =>
    page
      .locator('#root section')
      .filter({ has: page.getByRole('button', { name: nextOf }) })
      .first();
  const isTyped = async (page: Page): Promise<boolean> =>
    (await opensDialog(page)) &&
    (await page.locator('dialog[open] input[type=search]').inputValue()) === TYPED;
  return [
    { name: 'search', find: search, isObeyed: opensDialog },
    {
      name: 'search, then letters',
      find: search,
      act: async (page, control) => {
        await press(page, control);
        await page.keyboard.type(TYPED, { delay: 30 });
      },
      isObeyed: isTyped,
    },
    {
      name: 'the key of the search, then letters',
      find: search,
      act: async (page) => {
        await page.keyboard.press('/');
        await page.keyboard.type(TYPED, { delay: 30 });
      },
      isObeyed: isTyped,
    },
    {
      name: 'search, by Enter',
      find: search,
      act: async (page, control) => {
        await control.focus();
        await page.keyboard.press('Enter');
      },
      isObeyed: opensDialog,
    },
    {
      name: 'language',
      find: (page) => page.locator('#root').getByRole('combobox').first(),
      act: async (_page, control) => void (await control.selectOption('en')),
      isObeyed: async (page) =>
        (await page.locator('html').getAttribute('lang')) === 'en' &&
        (await page.locator('#root').getByRole('combobox').first().inputValue()) === 'en' &&
        (await page.getByRole('link', { name: 'Tournaments' }).count()) > 0,
    },
    {
      name: 'providers',
      find: (page) => page.locator('#root').getByRole('button', { name: text('lobby.producers.open') }),
      isObeyed: opensDialog,
    },
    {
      name: 'next games of a row',
      find: (page) => rail(page).getByRole('button', { name: nextOf }),
      isObeyed: async (page) => {
        const list = rail(page).locator('ul').first();
        // One press scrolls the row by 0.85 of its visible width, two presses by 1.7.
        return list.evaluate((row) => row.scrollLeft > 0 && row.scrollLeft < row.clientWidth * 1.5);
      },
    },
    link(text('app.help.open'), '/help'),
    link(text('app.header.login'), '/login'),
    link(text('app.header.signUp'), '/registration'),
    link(text('app.nav.promotions'), '/promo'),
    link(text('app.nav.tournaments'), '/tournaments'),
    link(text('app.nav.compoints'), '/login?redirect=%2Fcompoints'),
    link(text('app.nav.cashbox'), '/login?redirect=%2Fcashbox'),
    link(text('lobby.hero.register'), '/registration'),
    link(text('lobby.hero.details'), '/welcome-bonus'),
    link(text('lobby.category.allgames'), '/games/allgames'),
    link('Слоты', '/games/slots'),
    link('Golden Harvest', '/login?redirect=%2Fplay%2Fgolden-harvest'),
    link('Fuchsia Orchid', '/login?redirect=%2Fplay%2Ffuchsia-orchid'),
  ];
}

async function press(page: Page, control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (!box) throw new Error('the control has no place on the screen');
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/**
 * Opens the URL and acts `moment` milliseconds after the load began. Returns the milliseconds until the
 * effect; null for no effect or more than one.
 */
export async function tapAt(page: Page, url: string, tap: FirstTap, moment: number): Promise<number | null> {
  await page.goto(url, { waitUntil: 'commit' });
  const control = tap.find(page);
  await control.waitFor({ state: 'visible' });
  await page.evaluate((at) => {
    sessionStorage.setItem('entries before', String(history.length));
    return new Promise((resolve) => setTimeout(resolve, at - performance.now()));
  }, moment);
  const pressedAt = Date.now();
  await (tap.act ?? press)(page, control);
  while (Date.now() - pressedAt < OBEYED_WITHIN_MS) {
    // `isObeyed` runs code in the page, so it throws while another document loads.
    if (await tap.isObeyed(page).catch(() => false)) {
      const obeyedAfter = Date.now() - pressedAt;
      await page.waitForTimeout(SECOND_EFFECT_MS);
      return (await tap.isObeyed(page).catch(() => false)) ? obeyedAfter : null;
    }
    await page.waitForTimeout(20);
  }
  return null;
}
