import { expect, test } from '@playwright/test';
import { brands } from '#mocks/world/settings.ts';

const sheets = ['controls', 'cards'] as const;
/** Countdowns start at this fixed time. */
const instant = new Date('2026-01-14T12:00:00Z');

for (const brand of brands) {
  for (const sheet of sheets) {
    test(`the sheet ${sheet} of ${brand} looks like its baseline`, async ({ page }) => {
      await page.clock.setFixedTime(instant);
      await page.goto(
        `/iframe.html?viewMode=story&id=sheets-sheets--${sheet}&globals=brand:${brand};motion:reduced`,
      );
      const drawn = page.locator('[data-sheet]');
      await expect(drawn.getByRole('figure').last()).toBeVisible();
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      });
      await expect(drawn).toHaveScreenshot(`${sheet}-${brand}.png`);
    });
  }
}
