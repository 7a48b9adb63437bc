import type { Locator } from '@playwright/test';
import type { Casino } from './casino.ts';
import { pressAtEnd } from './shell.ts';

export async function openSupport(casino: Casino): Promise<Locator> {
  const { page } = casino;
  const button = page.getByRole('contentinfo').getByRole('button', { name: casino.text('app.support.open') });
  const dialog = page.getByRole('dialog', { name: casino.text('support.modal.title') });
  await pressAtEnd(page, button, dialog);
  return dialog;
}

export async function openChat(casino: Casino): Promise<void> {
  const dialog = await openSupport(casino);
  await dialog.getByRole('button', { name: casino.text('support.chat') }).click();
}

export const chatOf = ({ page }: Casino, party: string): Locator =>
  page.getByRole('dialog', { name: party, exact: false });

export const said = (chat: Locator): Locator => chat.getByRole('log').getByRole('listitem');

export async function boxOf(element: Locator): Promise<{ x: number; width: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no box');
  return box;
}
