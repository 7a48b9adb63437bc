import type { Locator, Page } from '@playwright/test';
import { expect, type Casino } from './casino.ts';

export const SECOND = 1_000;
export const HOUR = 3_600_000;

/** The balance in the header, once it is known: its name says the amount. */
export function balanceLink(casino: Casino, tab: Page = casino.page): Locator {
  return tab.getByRole('banner').getByRole('link', { name: `${casino.text('app.header.balance')}: ` });
}

/** Everything that a player's lobby asks for has come. */
export async function expectPlayersLobby(casino: Casino, tab: Page = casino.page): Promise<void> {
  await expect(balanceLink(casino, tab)).toBeVisible();
  await expect(tab.locator('main [data-game-tile]').first()).toBeVisible();
}
