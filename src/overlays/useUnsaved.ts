import { useEffect } from 'react';
import { keepUnsaved } from './leaving.ts';

/**
 * Asks for confirmation before the player leaves a form with unsaved input. `LeaveGuard` asks before a
 * navigation to another page, and the browser before a reload or before the tab closes. A change of only the
 * query string doesn't ask. `onlyTab`: the input survives navigation, so only the browser asks.
 */
export function useUnsaved(
  isUnsaved: boolean,
  { onlyTab = false }: { onlyTab?: boolean | undefined } = {},
): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const letGo = onlyTab ? undefined : keepUnsaved({});
    return () => {
      window.removeEventListener('beforeunload', ask);
      letGo?.();
    };
  }, [isUnsaved, onlyTab]);
}
