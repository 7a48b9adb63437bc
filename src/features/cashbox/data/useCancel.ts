import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { refusedBy, type Refused } from '#/api/refused.ts';
import { cancelPayoutMutation } from './mutations.ts';

export interface Cancelling {
  readonly cancel: (id: number) => void;
  /** Why a request was not taken back, if it was tried and is still there. */
  readonly failureOf: (id: number) => Refused | null;
  readonly wasAsked: boolean;
}

/** Gone at once; one that comes back with the server's list was not taken back (specification S4.65). */
export function useCancel(): Cancelling {
  const { mutateAsync } = useMutation(cancelPayoutMutation());
  const [wasAsked, setAsked] = useState(false);
  const [failures, setFailures] = useState<ReadonlyMap<number, Refused>>(new Map());
  const note = (id: number, failure: Refused | null): void =>
    setFailures((known) => {
      const next = new Map(known);
      if (failure) next.set(id, failure);
      else next.delete(id);
      return next;
    });
  return {
    cancel: (id) => {
      setAsked(true);
      note(id, null);
      // Not `onError` of `mutate`, which is called for the latest of several cancels alone.
      mutateAsync({ transaction_id: id }).catch((error: ApiError) => note(id, refusedBy(error)));
    },
    failureOf: (id) => failures.get(id) ?? null,
    wasAsked,
  };
}
