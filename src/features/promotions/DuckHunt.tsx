import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { serverDataQuery } from '#/api/queries.ts';
import type { DuckHuntGame, Promo } from '#/api/generated/model/index.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { atServerTime, parseInstant } from '#/lib/clock.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { duckHuntQuery } from './data/duckHunt/queries.ts';
import { practiceReason } from './model/duckHunt.machine.ts';
import { isMember, type Viewer } from './model/viewer.ts';
import { HuntFrame } from './ui/DuckHunt/HuntFrame.tsx';
import { HuntGame } from './ui/DuckHunt/HuntGame.tsx';

export interface DuckHuntProps {
  promo: Promo;
  viewer: Viewer;
}

/** The duck hunt of a promotion that has one: for prizes with members, for practice with everybody else. */
export function DuckHunt({ promo, viewer }: DuckHuntProps) {
  const isOn = useQuery(serverDataQuery()).data?.data.flags.isDuckHuntEnabled !== false;
  if (promo.duckHuntGameId === undefined || !isOn) return null;
  return <LoadedHunt gameId={promo.duckHuntGameId} promo={promo} viewer={viewer} />;
}

function LoadedHunt({ gameId, promo, viewer }: DuckHuntProps & { gameId: number }) {
  const { formatMessage } = useIntl();
  const hunt = loadable(useQuery(duckHuntQuery(gameId)), ({ data }) => data);
  useNewShots(gameId, hunt.kind === 'ready' ? hunt.data : undefined);
  if (hunt.kind === 'pending' || viewer.kind === 'unknown') {
    return (
      <HuntFrame>
        <Skeleton height="24rem" />
      </HuntFrame>
    );
  }
  if (hunt.kind === 'failed') {
    return (
      <HuntFrame>
        <FailureView text={formatMessage({ id: 'promotions.duckHunt.failed' })} failure={hunt} />
      </HuntFrame>
    );
  }
  const { data: game } = hunt;
  if (game.status !== 'running' || game.flight === undefined) {
    return (
      <HuntFrame prizes={game.prizes}>
        <p>
          <FormattedMessage
            id={game.status === 'waiting' ? 'promotions.duckHunt.waiting' : 'promotions.duckHunt.finished'}
          />
        </p>
      </HuntFrame>
    );
  }
  const hunter =
    viewer.kind === 'guest'
      ? { kind: 'guest' as const, isMember: false, isMultiAccount: false }
      : { kind: 'player' as const, isMember: isMember(promo, viewer), isMultiAccount: viewer.isMultiAccount };
  return <HuntGame game={game} flight={game.flight} promo={promo} practice={practiceReason(hunter, game)} />;
}

/** Asks for the hunt again when there are new shots. */
function useNewShots(gameId: number, game: DuckHuntGame | undefined): void {
  const client = useQueryClient();
  const moment = parseInstant(game?.nextShotsAt);
  useEffect(() => {
    if (moment === null) return undefined;
    const { queryKey } = duckHuntQuery(gameId);
    return atServerTime(moment, () => void client.invalidateQueries({ queryKey }));
  }, [client, gameId, moment]);
}
