import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { balanceQuery, profileQuery } from '#/entities/player/queries.ts';
import type { EntryViewer } from '../model/entry.ts';

/** Who looks at tournaments, with what decides whether they may join. */
export function useEntryViewer(): EntryViewer {
  const isGuest = useSnapshot(session).status === 'guest';
  const compoints = useQuery(balanceQuery()).data?.data.compoint_balance ?? null;
  const isMultiAccount = useQuery(profileQuery()).data?.data.multi_account ?? false;
  return { isGuest, isMultiAccount, compoints: isGuest ? null : compoints };
}
