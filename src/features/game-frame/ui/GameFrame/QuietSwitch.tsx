import Moon from 'lucide-react/icons/moon';
import { useIntl } from 'react-intl';
import { proxy, useSnapshot } from 'valtio';
import { showMessage } from '#/overlays/toasts.store.ts';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { session } from '#/api/session/session.store.ts';
import { localStore } from '#/lib/storage.ts';

/**
 * A toggle that holds back news while a game is open. Messages about money, safety and limits are never held
 * back.
 */
export function QuietSwitch() {
  const { formatMessage } = useIntl();
  const { isOn, setQuiet } = useQuiet();
  return (
    <IconButton
      icon={Moon}
      label={formatMessage({ id: 'gameFrame.bar.quiet' })}
      aria-pressed={isOn}
      onClick={() => {
        setQuiet(!isOn);
        showMessage(isOn ? 'gameFrame.quiet.off' : 'gameFrame.quiet.on', { id: 'quiet' });
      }}
    />
  );
}

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
