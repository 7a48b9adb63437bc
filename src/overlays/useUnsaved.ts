import { useEffect } from 'react';
import { keepUnsaved } from './leaving.ts';

/**
 * Says that a form holds something to lose: another page of the site asks first (`LeaveGuard`), and so does
 * the browser before a reload, another site or a closed tab. A change of the query alone is no leaving.
 * @param settings.onlyTab another page does not take the form away
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
