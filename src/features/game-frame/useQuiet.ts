import { proxy, useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { localStore } from '#/lib/storage.ts';

/** Settings that were changed since the page was loaded, by storage key. */
const chosen = proxy<Record<string, boolean>>({});

interface Quiet {
  /** True if news and pop-ups are held back while a game is open. */
  readonly isOn: boolean;
  readonly setQuiet: (isOn: boolean) => void;
}

/**
 * Whether news is held back during games. The setting is stored on the device, separately for each player.
 */
export function useQuiet(): Quiet {
  const key = quietKey(useSnapshot(session).userId);
  const isOn = useSnapshot(chosen)[key] ?? isQuiet(localStore.get(key));
  const setQuiet = (next: boolean): void => {
    chosen[key] = next;
    localStore.set(key, next ? 'on' : 'off');
  };
  return { isOn, setQuiet };
}

/** News is held back by default, until the player changes the setting. */
export function isQuiet(stored: string | null): boolean {
  return stored !== 'off';
}

/** @param owner the player's id, or null for a guest */
export function quietKey(owner: string | null): string {
  return `game.quiet.${owner ?? 'guest'}`;
}
