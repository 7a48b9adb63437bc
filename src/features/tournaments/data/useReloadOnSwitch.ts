import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { reloadTournaments } from './mutations.ts';

/**
 * Asks again when the clock switches an event: the final table and the prize only the server knows.
 */
export function useReloadOnSwitch(status: EventStatus): void {
  const client = useQueryClient();
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    void reloadTournaments(client);
  }, [client, status]);
}
