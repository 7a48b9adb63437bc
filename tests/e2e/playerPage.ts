import type { Locator, Page } from '@playwright/test';
import { expect, type Casino } from './casino.ts';

export const SECOND = 1_000;
export const HOUR = 3_600_000;

/** The balance in the header. Its accessible name contains the amount once it has loaded. */
export function balanceLink(casino: Casino, tab: Page = casino.page): Locator {
  return tab.getByRole('banner').getByRole('link', { name: `${casino.text('app.header.balance')}: ` });
}

/** Waits until a player's lobby has loaded. */
export async function expectPlayerLobby(casino: Casino, tab: Page = casino.page): Promise<void> {
  await expect(balanceLink(casino, tab)).toBeVisible();
  await expect(tab.locator('main [data-game-tile]').first()).toBeVisible();
}
