// The game that a deposit was begun from, kept for the tab: the provider's page replaces this one.
import { tabStore } from '#/lib/storage.ts';
import { sameSitePath } from '#/lib/url.ts';
import type { LeftGame } from '../model/depositModel.ts';

const nameOf = (depositId: number): string => `cashbox.game.${String(depositId)}`;

export function rememberGame(depositId: number, game: LeftGame | null): void {
  if (game) tabStore.set(nameOf(depositId), JSON.stringify(game));
}

export function gameOfDeposit(depositId: number): LeftGame | null {
  try {
    const stored: unknown = JSON.parse(tabStore.get(nameOf(depositId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('path' in stored))
      return null;
    const path = sameSitePath(stored.path);
    return typeof stored.name === 'string' && path !== null ? { name: stored.name, path } : null;
  } catch {
    return null;
  }
}
