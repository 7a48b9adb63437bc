import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { askToLeave } from '../general.modals.ts';
import { hasUnsaved, isLeavingAnyway } from '../leaving.ts';

/** Mount once: the router supports a single blocker. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      hasUnsaved() &&
      !isLeavingAnyway(nextLocation.state),
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
  return null;
}
