import { proxy, useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { localStore } from '#/lib/storage.ts';
import { isQuiet, quietKey } from './model/quiet.ts';

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
