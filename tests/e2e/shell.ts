import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls to the end of a page that may still be loading, and presses a button until its dialog is open. */
export async function pressAtEnd(page: Page, button: Locator, dialog: Locator): Promise<void> {
  await expect(async () => {
    // An earlier attempt may have opened the dialog after its timeout.
    if (await dialog.isVisible()) return;
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await button.click({ timeout: 3000 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
}
