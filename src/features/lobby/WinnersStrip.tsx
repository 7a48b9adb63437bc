import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListWinners } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { WinnerList } from '#/api/generated/model/index.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { whenIdle } from '#/lib/whenIdle.ts';
import { winnersParams } from './data/listParams.ts';
import { bindWinners } from './lobby.realtime.ts';
import { WinnersView, type WinnersViewProps } from './ui/Winners/WinnersView.tsx';

/** Live wins: the latest 30 first, then each as it happens. */
export function WinnersStrip() {
  const client = useQueryClient();
  const query = useListWinners(winnersParams, { query: { staleTime: staleTimes.normal } });
  useEffect(() => {
    // The socket's code must not compete with the first paint.
    let stop = whenIdle(() => {
      stop = bindWinners(client);
    });
    return () => stop();
  }, [client]);
  return <WinnersView state={stateOf(query)} />;
}

function stateOf({ data, isError, refetch }: { data: WinnerList | undefined; isError: boolean; refetch: () => unknown }): WinnersViewProps['state'] {
  if (data) return { kind: 'winners', winners: data.data, currency: data.options.currency };
  return isError ? { kind: 'error', retry: () => void refetch() } : { kind: 'loading' };
}
