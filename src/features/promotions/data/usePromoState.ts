import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { Promo } from '#/api/generated/model/index.ts';
import { loadable, type Failed } from '#/api/loadable.ts';
import { session } from '#/api/session/session.store.ts';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import type { PromoState } from '#/entities/promo/PromoContext.tsx';
import type { Viewer } from '#/entities/promo/rules.ts';
import { phaseOf } from '../model/phase.ts';
import { membershipQuery } from './queries.ts';

/**
 * Who views a promotion. The viewer is unknown while the player's membership loads. If loading fails, the
 * viewer stays unknown and `failure` is set.
 */
export function useViewer({ id }: Pick<Promo, 'id'>): { viewer: Viewer; failure: Failed | null } {
  const { status } = useSnapshot(session);
  const isMultiAccount = useQuery(profileQuery()).data?.data.multi_account ?? false;
  const membership = loadable(useQuery(membershipQuery(id)), ({ data }) => data);
  if (status === 'guest') return { viewer: { kind: 'guest' }, failure: null };
  // A player who hasn't joined gets a 404 (S7.16).
  if (membership.kind === 'failed' && membership.code === 'not_found')
    return { viewer: { kind: 'player', membership: null, isMultiAccount }, failure: null };
  if (membership.kind === 'failed') return { viewer: { kind: 'unknown' }, failure: membership };
  if (membership.kind === 'pending') return { viewer: { kind: 'unknown' }, failure: null };
  return { viewer: { kind: 'player', membership: membership.data, isMultiAccount }, failure: null };
}

export function usePromoState(promo: Promo): PromoState {
  const { viewer } = useViewer(promo);
  return { promo, viewer, phase: phaseOf(promo, useEventStatus(readEvent(promo))) };
}
