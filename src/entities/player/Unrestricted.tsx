import type { ReactNode } from 'react';
import { useRestriction } from './restriction.ts';

/** Hides advertising and deposit links during a break or a self-exclusion. */
export function Unrestricted({ children }: { children: ReactNode }) {
  return useRestriction().kind === 'none' ? children : null;
}
