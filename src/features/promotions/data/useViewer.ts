import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { loadable, type Failed } from '#/api/loadable.ts';
import type { Promo } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import type { Viewer } from '../model/viewer.ts';
import { membershipQuery } from './queries.ts';

/** Who looks at a promotion; `failure` says that it could not be found out. */
export function useViewer({ id }: Pick<Promo, 'id'>): { viewer: Viewer; failure: Failed | null } {
  const { status } = useSnapshot(session);
  const isMultiAccount = useQuery(profileQuery()).data?.data.multi_account ?? false;
  const membership = loadable(useQuery(membershipQuery(id)), ({ data }) => data);
  if (status === 'guest') return { viewer: { kind: 'guest' }, failure: null };
  // Nothing there yet is a 404 (specification S7.16).
  if (membership.kind === 'failed' && membership.code === 'not_found')
    return { viewer: { kind: 'player', membership: null, isMultiAccount }, failure: null };
  if (membership.kind === 'failed') return { viewer: { kind: 'unknown' }, failure: membership };
  if (membership.kind === 'pending') return { viewer: { kind: 'unknown' }, failure: null };
  return { viewer: { kind: 'player', membership: membership.data, isMultiAccount }, failure: null };
}
