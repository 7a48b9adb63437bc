import type { ReactNode } from 'react';
import { useRestriction } from './restriction.ts';

/** What advertises or takes a deposit: not there during a break or a self-exclusion. */
export function Unrestricted({ children }: { children: ReactNode }) {
  return useRestriction().kind === 'none' ? children : null;
}
