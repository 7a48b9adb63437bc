// The contact of an unfinished registration or restore, once a code was sent to it. Stored per tab, so that
// it survives a reload. Passwords are never stored.
import { useState } from 'react';
import type { AuthType } from '#/api/generated/model/index.ts';
import { tabStore } from '#/lib/storage.ts';

export type PendingPurpose = 'registration' | 'restore';

export interface PendingContact {
  readonly step: 'code' | 'confirmed';
  readonly authType: AuthType;
  /** The phone's digits, or the e-mail address. */
  readonly contact: string;
}

const nameOf = (purpose: PendingPurpose): string => `auth.${purpose}`;

function isPending(value: unknown): value is PendingContact {
  if (typeof value !== 'object' || value === null) return false;
  const { step, authType, contact } = value as Record<keyof PendingContact, unknown>;
  return (
    (step === 'code' || step === 'confirmed') &&
    (authType === 'email' || authType === 'phone') &&
    typeof contact === 'string' &&
    contact !== ''
  );
}

export function readPending(purpose: PendingPurpose): PendingContact | null {
  const text = tabStore.get(nameOf(purpose));
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

export function writePending(purpose: PendingPurpose, pending: PendingContact | null): void {
  if (pending) tabStore.set(nameOf(purpose), JSON.stringify(pending));
  else tabStore.remove(nameOf(purpose));
}

interface PendingState {
  readonly pending: PendingContact | null;
  /** Sets or clears the pending contact, which determines the form's step. */
  readonly change: (next: PendingContact | null) => void;
  /** True if the step has changed since the page was opened. The new step then takes the focus. */
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
