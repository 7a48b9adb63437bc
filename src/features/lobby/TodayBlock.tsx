import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { loadable } from '#/api/loadable.ts';
import { session } from '#/api/session/session.store.ts';
import { todayQuery } from './data/queries.ts';
import { TodayView } from './ui/Today/TodayView.tsx';

export function TodayBlock() {
  const { status } = useSnapshot(session);
  const query = useQuery(todayQuery());
  return <TodayView viewer={status} today={loadable(query, ({ data }) => data)} />;
}
