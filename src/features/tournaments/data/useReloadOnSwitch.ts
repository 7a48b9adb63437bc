import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { reloadTournaments } from './mutations.ts';

/** The server's clock is known to the second, and its end may come a little after ours; milliseconds. */
const SETTLED_AFTER = 1500;

/** Asks again when the clock switches an event: the final table and the prize only the server knows. */
export function useReloadOnSwitch(status: EventStatus): void {
  const client = useQueryClient();
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return undefined;
    last.current = status;
    const timer = setTimeout(() => void reloadTournaments(client), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [client, status]);
}
