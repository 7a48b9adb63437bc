import { useSyncExternalStore, type ReactNode } from 'react';
import { isDeviceResting, useRestriction } from './restriction.ts';

const never = () => () => undefined;

/** Hides advertising and deposit links during a break or a self-exclusion. */
export function Unrestricted({ children }: { children: ReactNode }) {
  // The drawn page is that of any guest, so the device's memory counts only after hydration.
  const isGuestResting = useSyncExternalStore(never, isDeviceResting, () => false);
  return useRestriction().kind === 'none' && !isGuestResting ? children : null;
}
