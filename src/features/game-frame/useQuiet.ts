import { proxy, useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { localStore } from '#/lib/storage.ts';

/** Choices made on this page, by storage key. */
const chosen = proxy<Record<string, boolean>>({});

interface Quiet {
  /** True if news and pop-ups are held back while a game is open. */
  readonly isOn: boolean;
  readonly setQuiet: (isOn: boolean) => void;
}

/** Whether to hold back news during games: the choice of this player on this device. */
export function useQuiet(): Quiet {
  const key = quietKey(useSnapshot(session).userId);
  const isOn = useSnapshot(chosen)[key] ?? isQuiet(localStore.get(key));
  const setQuiet = (next: boolean): void => {
    chosen[key] = next;
    localStore.set(key, next ? 'on' : 'off');
  };
  return { isOn, setQuiet };
}

// Whether news is held back while a game is open: each player's choice on this device.

/** News is held back until the player turns it on. */
export function isQuiet(stored: string | null): boolean {
  return stored !== 'off';
}

/** @param owner the player's id, or null for a guest */
export function quietKey(owner: string | null): string {
  return `game.quiet.${owner ?? 'guest'}`;
}
