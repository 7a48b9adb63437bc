import { useEffect } from 'react';
import { keepUnsaved } from './leaving.ts';

/**
 * Confirms leaving the form: `LeaveGuard` before another page, the browser before a reload or a closed
 * tab. Changing only the query string does not ask. `onlyTab`: the form survives navigation, so only the
 * browser asks.
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
