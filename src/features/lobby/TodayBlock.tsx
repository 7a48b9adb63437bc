import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { loadable } from '#/api/loadable.ts';
import { session } from '#/api/session/session.store.ts';
import { todayQuery } from './data/queries.ts';
import { TodayView } from './ui/Today/TodayView.tsx';

/** What is on today: game of the day and daily jackpot. */
export function TodayBlock() {
  const { status } = useSnapshot(session);
  const query = useQuery(todayQuery());
  return <TodayView viewer={status} today={loadable(query, ({ data }) => data)} />;
}
