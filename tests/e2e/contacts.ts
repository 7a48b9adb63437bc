import type { Locator, Page } from '@playwright/test';
import { expect, type Casino } from './casino.ts';

type Kind = 'phone' | 'email';

export const dialogIn = (tab: Page): Locator => tab.getByRole('dialog').filter({ visible: true }).last();

export const contactRow = (casino: Casino, kind: Kind, tab: Page = casino.page): Locator =>
  tab
    .locator('main')
    .getByRole('listitem')
    .filter({
      has: tab.getByRole('heading', { name: casino.text(`contacts.${kind}.title`), level: 3, exact: true }),
    });

export async function openContact(casino: Casino, kind: Kind, tab: Page = casino.page): Promise<Locator> {
  await contactRow(casino, kind, tab).getByRole('button').click();
  const dialog = dialogIn(tab);
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  return dialog;
}

export const step = (casino: Casino, dialog: Locator, id: string): Locator =>
  dialog.getByRole('heading', { name: casino.text(id), exact: true });

export async function pressIn(casino: Casino, dialog: Locator, id: string): Promise<void> {
  await dialog.getByRole('button', { name: casino.text(id), exact: true }).click();
}

export const codeIn = (casino: Casino, dialog: Locator): Locator =>
  dialog.getByRole('textbox', { name: casino.text('form.code.label'), exact: true });

export async function enterCode(casino: Casino, dialog: Locator, code: string): Promise<void> {
  await codeIn(casino, dialog).fill(code);
  await pressIn(casino, dialog, 'contacts.action.confirm');
}
