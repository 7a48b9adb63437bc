// The panel itself: keys, edges, colours, accessibility, and use after a crash of the app.
import { AxeBuilder } from '@axe-core/playwright';
import { axeSource } from './axe.ts';
import { expect, modes, test } from './panelPage.ts';

const TABS = ['State', 'Journal', 'Scenarios', 'Socket', 'Time', 'World', 'Inbox', 'Reports'] as const;

for (const { name, isInPage } of modes)
  test.describe(`the panel ${name}`, () => {
    test.use({ isInPage, serviceWorkers: isInPage ? 'allow' : 'block' });

    test('the panel works by keyboard, and remembers where it is and how large', async ({ panel, page }) => {
      await panel.open('/');
      await page.keyboard.press('2');
      await expect(panel.root.getByRole('tab', { name: 'Journal' })).toBeFocused();
      await page.keyboard.press('/');
      await expect(panel.sheet.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('2?');
      await expect(panel.sheet.getByRole('searchbox')).toHaveValue('2?');
      await panel.root.getByRole('tab', { name: 'Journal' }).focus();
      await page.keyboard.press('?');
      await expect(panel.sheet.getByText('open and close the panel')).toBeVisible();

      const box = async () => (await panel.sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const room = (side: 'left' | 'right' | 'bottom') =>
        page.evaluate(
          (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
          `padding-${side}`,
        );
      expect((await box()).width).toBeGreaterThan(1400);
      expect(await room('bottom')).toBe(`${String((await box()).height)}px`);
      await panel.button('Dock at the next edge').click();
      expect((await box()).x).toBe(0);
      expect(await room('left')).toBe(`${String((await box()).width)}px`);
      await panel.button('Dock at the next edge').click();
      expect((await box()).x).toBeGreaterThan(500);
      expect([await room('left'), await room('bottom')]).toEqual(['0px', '0px']);
      await panel.button('Dock at the next edge').click();
      const { height } = await box();
      await panel.sheet.getByRole('separator', { name: 'Size of the panel' }).press('ArrowUp');
      expect((await box()).height).toBeGreaterThan(height);
      const resized = await box();
      await panel.button('Dark, light or as the browser').click();
      await page.reload();
      await expect(panel.sheet).toBeVisible();
      expect(await box()).toEqual(resized);
      await expect(panel.root.locator('.frame')).toHaveAttribute('data-theme', 'dark');
      // The panel reopens after the reload without the focus. The shortcut first moves the focus into it.
      await page.keyboard.press('Alt+m');
      await expect(panel.root.getByRole('tab', { name: 'Journal' })).toBeFocused();
      await page.keyboard.press('Alt+m');
      await expect(panel.sheet).toBeHidden();
      await page.keyboard.press('Alt+m');
      await page.keyboard.press('Escape');
      await expect(panel.sheet).toBeHidden();
      expect(await room('bottom')).toBe('0px');
    });
  });

test.describe('in the page', () => {
  test.use({ isInPage: true, serviceWorkers: 'allow' });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`axe finds no violations in any tab at ${String(width)} px`, async ({ panel, page }) => {
      // Allows more time, because the test runs axe on every tab.
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      await panel.open('/', { user: 'player', scenario: 'state.no_gifts' });
      // The contrast of the light theme doesn't depend on the width.
      for (const theme of width === 390 ? ['dark', 'light'] : ['dark']) {
        await panel.button('Dark, light or as the browser').click();
        await expect(panel.root.locator('.frame')).toHaveAttribute('data-theme', theme);
        for (const tab of TABS) {
          await panel.tab(tab);
          await panel.content.locator('details').evaluateAll((sections) => {
            for (const section of sections.slice(0, 4)) section.setAttribute('open', '');
          });
          const { violations } = await new AxeBuilder({ page, axeSource })
            .include('aside[aria-label="Mock panel"]')
            .options({ resultTypes: ['violations'] })
            .analyze();
          expect(violations.map(({ id, nodes }) => `${theme} ${tab}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual(
            [],
          );
          const overflow = await panel.sheet.evaluate((sheet) => {
            const open = sheet.querySelector('.panel:not([hidden])');
            return open ? open.scrollWidth - open.clientWidth : -1;
          });
          expect(overflow, `${tab} scrolls sideways`).toBe(0);
        }
      }
    });

  test('the panel still works when the app has crashed', async ({ panel, page, uncaught }) => {
    await page.goto(`${panel.casino.link('/', { locale: 'en' })}&mock.panel=on&mock.consent=all`);
    await expect(panel.opener).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => {
      // Removes nodes behind React's back. When React removes one of them too, it throws and unmounts the
      // whole tree.
      for (const element of document.querySelectorAll('#root *')) element.remove();
      history.pushState(null, '', '/tournaments');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('banner')).toHaveCount(0);
    await panel.opener.click();
    await panel.tab('Journal');
    expect(await panel.call('GET', '/api/winners')).toBe(200);
    await expect(panel.entry('/api/winners')).toBeVisible();
    uncaught.length = 0;
  });
});
