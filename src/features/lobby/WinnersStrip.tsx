import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadable } from '#/api/loadable.ts';
import { whenIdle } from '#/lib/schedule.ts';
import { winnersQuery } from './data/queries.ts';
import { bindWinners } from './lobby.realtime.ts';
import { WinnersView } from './ui/Winners/WinnersView.tsx';

/** Live wins: the latest 30 first, then each as it happens. */
export function WinnersStrip() {
  const client = useQueryClient();
  const query = useQuery(winnersQuery());
  useEffect(() => {
    // The socket's code must not compete with the first paint.
    let stop = whenIdle(() => {
      stop = bindWinners(client);
    });
    return () => stop();
  }, [client]);
  return <WinnersView winners={loadable(query)} />;
}
