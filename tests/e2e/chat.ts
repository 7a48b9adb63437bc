// The support chat as a visitor finds it.
import { expect, type Locator } from '@playwright/test';
import type { Casino } from './casino.ts';

export async function openSupport(casino: Casino): Promise<Locator> {
  const { page } = casino;
  const button = page.getByRole('contentinfo').getByRole('button', { name: casino.text('app.support.open') });
  const dialog = page.getByRole('dialog', { name: casino.text('support.modal.title') });
  await expect(async () => {
    // A press that came late has opened it.
    if (await dialog.isVisible()) return;
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await button.click({ timeout: 500 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  return dialog;
}

export async function openChat(casino: Casino): Promise<void> {
  const dialog = await openSupport(casino);
  await dialog.getByRole('button', { name: casino.text('support.chat') }).click();
}

export const chatOf = ({ page }: Casino, party: string): Locator =>
  page.getByRole('dialog', { name: party, exact: false });

export const said = (chat: Locator): Locator => chat.getByRole('log').getByRole('listitem');
