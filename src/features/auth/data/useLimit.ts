import { useState } from 'react';
import type { Limit } from '#/entities/form/refusal.ts';

export interface LimitState {
  readonly limit: Limit | undefined;
  /** The player came back from the limit step, so the form takes the focus. */
  readonly hasReturned: boolean;
  readonly reach: (limit: Limit) => void;
  readonly leave: () => void;
}

export function useLimit(): LimitState {
  const [limit, setLimit] = useState<Limit | null>();
  return {
    limit: limit ?? undefined,
    hasReturned: limit === null,
    reach: setLimit,
    leave: () => setLimit(null),
  };
}
