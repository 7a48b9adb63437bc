import { useSnapshot } from 'valtio';
import { useGetCurrentBlock } from '#/api/generated/endpoints/lobby/lobby.ts';
import { session } from '#/api/session/session.store.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { TodayView } from './ui/Today/TodayView.tsx';

/** What is on today: game of the day and daily jackpot. */
export function TodayBlock() {
  const { status } = useSnapshot(session);
  const query = useGetCurrentBlock({ query: { staleTime: staleTimes.normal } });
  if (query.data) return <TodayView viewer={status} state={{ kind: 'today', block: query.data.data }} />;
  if (query.isError) return <TodayView viewer={status} state={{ kind: 'error', retry: () => void query.refetch(), isRetrying: query.isFetching }} />;
  return <TodayView viewer={status} state={{ kind: 'loading' }} />;
}
