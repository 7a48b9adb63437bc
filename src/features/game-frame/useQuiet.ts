import { proxy, useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { localStore } from '#/lib/storage.ts';

/** Choices made on this page, by storage key. */
const chosen = proxy<Record<string, boolean>>({});

interface Quiet {
  /** While a game is open, news and pop-ups are held back. */
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** The choice of this player on this device. */
export function useQuiet(): Quiet {
  const key = quietKey(useSnapshot(session).userId);
  const isOn = useSnapshot(chosen)[key] ?? isQuiet(localStore.get(key));
  const turn = (next: boolean): void => {
    chosen[key] = next;
    localStore.set(key, next ? 'on' : 'off');
  };
  return { isOn, turn };
}

// Whether news is held back while a game is open: each player's choice on this device.

/** Games are quiet until the player decides otherwise. */
export function isQuiet(stored: string | null): boolean {
  return stored !== 'off';
}

/** @param owner the player's id, or null for a guest */
export function quietKey(owner: string | null): string {
  return `game.quiet.${owner ?? 'guest'}`;
}
