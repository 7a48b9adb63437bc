import { useState } from 'react';
import {
  readPending,
  writePending,
  type PendingContact,
  type PendingPurpose,
} from '../model/pendingContact.ts';

export interface PendingState {
  readonly pending: PendingContact | null;
  /** Sets or clears the pending contact, which determines the step. */
  readonly change: (next: PendingContact | null) => void;
  /** The step has changed since the page was opened, so the new one takes the focus. */
  readonly hasMoved: boolean;
}

export function usePendingContact(purpose: PendingPurpose): PendingState {
  const [pending, setPending] = useState(() => readPending(purpose));
  const [hasMoved, setMoved] = useState(false);
  const change = (next: PendingContact | null): void => {
    writePending(purpose, next);
    setPending(next);
    setMoved(true);
  };
  return { pending, change, hasMoved };
}
