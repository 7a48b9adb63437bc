// Checks every screen and state: WCAG 2.2 A and AA, the heading outline, target sizes, widths, and the colours
// of every brand. The tests on a phone use another brand, and check only WCAG.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brands } from '#mocks/world/settings.ts';
import { findViolations } from './axe.ts';
import { expect, expectAccessible, expectNoSideScroll, test, type Casino } from './casino.ts';
import { crowdedTargets, outlineFaults } from './pageChecks.ts';
import { screenGroups, visitScreens } from './screens.ts';
import { Watch } from './watch.ts';

test.describe.configure({ mode: 'parallel' });

// 320 px equals a window of 1280 px at 400 % zoom (WCAG 1.4.10), 720 px a window of 1440 px at 200 %.
const WIDTHS = [320, 360, 390, 720, 768, 1440];
/** Groups of screens that are whole pages. The screens of other groups are overlays and parts of pages. */
const PAGES = new Set(['pages', 'pages of the account', 'errors']);
/** The axe rules whose result depends on the brand's colours. */
const COLOURS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };
const [ownBrand, phoneBrand] = brands;

const themes = brands.slice(1).map((brand) => ({
  brand,
  theme: readFileSync(join(import.meta.dirname, '../../src/brands/generated', brand, 'theme.css'), 'utf8'),
}));

/**
 * Checks the contrast in another brand's colours. The brands take turns from screen to screen, because the
 * check takes about a second. A production page contains only its own brand's theme, so the test adds the
 * other theme.
 */
async function expectContrastInBrand(page: Page, turn: number): Promise<void> {
  const dress = (brand: string, theme: string): Promise<void> =>
    page.evaluate(
      async ([name, text]) => {
        const sheet = await new CSSStyleSheet().replace(text);
        document.adoptedStyleSheets = [sheet];
        document.documentElement.dataset['brand'] = name;
        for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      },
      [brand, theme] as const,
    );
  const next = themes[turn % themes.length];
  if (!next) throw new Error('no brand has a theme');
  await test.step(next.brand, async () => {
    await dress(next.brand, next.theme);
    expect(await findViolations(page, COLOURS)).toEqual([]);
  });
  await dress(ownBrand, '');
}

/** Expects the title to name the page, and not just the brand or the lobby (WCAG 2.4.2). */
async function expectOwnTitle(casino: Casino, name: string): Promise<void> {
  const { page } = casino;
  if (new URL(page.url()).pathname === '/') return;
  const { data } = await casino.ask<{ data: { metaTitle: string } }>('/json-api/seo/meta?path=/');
  expect.soft([data.metaTitle, 'Aurora'], `${name}: title`).not.toContain(await page.title());
}

const groups = Object.entries(screenGroups);

for (const [group, screens] of groups)
  test(`${group}: WCAG 2.2 AA, heading outline, target sizes, contrast in the brands by turns, no side scroll`, async ({
    casino,
    page,
  }) => {
    const watch = new Watch(page);
    let turn = 0;
    await visitScreens(casino, screens, async ({ name }) => {
      await expectAccessible(page);
      // This visit of all screens also proves that none violates the content security policy.
      await watch.expectNothing();
      if (PAGES.has(group)) {
        expect.soft(await outlineFaults(page), name).toEqual([]);
        if (group !== 'errors') await expectOwnTitle(casino, name);
        for (const role of ['main', 'banner', 'contentinfo'] as const)
          await expect.soft(page.getByRole(role), `${name}: ${role}`).toHaveCount(1);
      }
      expect.soft(await crowdedTargets(page), name).toEqual([]);
      await expectContrastInBrand(page, (turn += 1));
      for (const width of WIDTHS)
        await test.step(`${String(width)} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSideScroll(page);
        });
    });
  });

test.describe('on a phone', () => {
  test.use({ brand: phoneBrand, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  // Games and states are left out: they change parts of pages that are checked here, and run on the desktop.
  for (const [group, screens] of groups.filter(([name]) => PAGES.has(name) || name === 'overlays'))
    test(`${group}: WCAG 2.2 AA`, async ({ casino, page }) => {
      await visitScreens(casino, screens, () => expectAccessible(page));
    });
});
