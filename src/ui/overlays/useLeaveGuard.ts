import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { askToLeave } from './general.modals.ts';
import { isLeavingAnyway } from './withoutAsking.ts';

/**
 * Leaving a form with unsaved content asks (specification, section 4): our modal for another page of the site, the browser's
 * own question for a reload or another site. A change of the query alone is no leaving.
 * @param isDirty whether there is something to lose
 * @public for profile, contacts, cashbox and verification
 */
export function useLeaveGuard(isDirty: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname && !isLeavingAnyway(nextLocation.state),
  );
  const ask = useEffectEvent(async () => {
    const isLeaving = await askToLeave();
    if (blocker.state !== 'blocked') return;
    if (isLeaving) blocker.proceed();
    else blocker.reset();
  });

  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
