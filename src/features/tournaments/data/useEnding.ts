import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EventStatus, TournamentResult } from '#/api/generated/model/index.ts';
import { setPlace } from '#/overlays/overlayHost.ts';
import { reloadTournaments } from './mutations.ts';

/** The server's clock is known to the second, and its end may come a little after ours; milliseconds. */
const SETTLED_AFTER = 1500;
/** The prize may be counted for a while; afterwards the page is as true as the server. */
const MOST_TRIES = 8;

export interface Ending {
  readonly isMember?: boolean;
  readonly result?: TournamentResult;
}

/**
 * Asks again when the clock switches an event, and until a member's result is known: the final table and
 * the prize only the server knows. Other news wait for the result.
 */
export function useEnding({ isMember = false, result }: Ending, status: EventStatus): void {
  const client = useQueryClient();
  const last = useRef(status);
  const hasResult = result !== undefined;
  useEffect(() => {
    if (last.current === status) return undefined;
    const isAwaited = status === 'past' && isMember;
    if (hasResult || !isAwaited) last.current = status;
    if (hasResult && isAwaited) return undefined;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      void reloadTournaments(client);
      if (!isAwaited || tries === MOST_TRIES) stop();
    }, SETTLED_AFTER);
    const stop = (): void => {
      clearInterval(timer);
      if (isAwaited) setPlace({ isResultAwaited: false });
    };
    if (isAwaited) setPlace({ isResultAwaited: true });
    return stop;
  }, [client, status, isMember, hasResult]);
}
