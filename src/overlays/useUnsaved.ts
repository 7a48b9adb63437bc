import { useEffect } from 'react';
import { keepUnsaved } from './leaving.ts';

/**
 * Another page asks first (`LeaveGuard`), as does the browser before a reload or a closed tab; a change of
 * query does not. `onlyTab`: another page does not take the form away.
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
