import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { DuckHuntFlight, DuckHuntGame } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { useAction } from '#/api/useAction.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { parseInstant } from '#/lib/clock.ts';
import { useAtServerTime } from '#/lib/useClock.ts';
import { devicePlatform } from '#/lib/mediaQuery.ts';
import { paths } from '#/paths.ts';
import { prefersReducedMotion } from '#/ui/motion.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { shootMutation, type HuntIds } from './data/mutations.ts';
import { duckHuntQuery } from './data/queries.ts';
import {
  huntStart,
  OUTCOME_MS,
  practiceReason,
  reduceHunt,
  type PracticeReason,
  type Shot,
} from './model/hunt.ts';
import { HuntFrame, HuntView } from './ui/HuntView.tsx';

/**
 * The duck hunt of a promotion, if the promotion has one. Members shoot for prizes, and everyone else
 * practises.
 */
export function DuckHunt() {
  const { duckHuntGameId } = usePromo().promo;
  const isOn = useQuery(serverDataQuery()).data?.data.flags.isDuckHuntEnabled !== false;
  return duckHuntGameId === undefined || !isOn ? null : <LoadedHunt gameId={duckHuntGameId} />;
}

function LoadedHunt({ gameId }: { gameId: number }) {
  const { formatMessage } = useIntl();
  const { promo, viewer } = usePromo();
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
        <FailureView text={formatMessage({ id: 'duckHunt.failed' })} failure={hunt} />
      </HuntFrame>
    );
  }
  const { data: game } = hunt;
  if (game.status !== 'running' || game.flight === undefined) {
    return (
      <HuntFrame prizes={game.prizes}>
        <p>
          <FormattedMessage id={game.status === 'waiting' ? 'duckHunt.waiting' : 'duckHunt.finished'} />
        </p>
      </HuntFrame>
    );
  }
  return <RunningHunt game={game} flight={game.flight} practice={practiceReason(promo, viewer, game)} />;
}

function useNewShots(gameId: number, game: DuckHuntGame | undefined): void {
  const client = useQueryClient();
  const moment = parseInstant(game?.nextShotsAt);
  useAtServerTime(moment, () => void client.invalidateQueries({ queryKey: duckHuntQuery(gameId).queryKey }));
}

interface RunningHuntProps {
  game: DuckHuntGame;
  flight: DuckHuntFlight;
  practice: PracticeReason | null;
}

function RunningHunt({ game, flight, practice }: RunningHuntProps) {
  const { pathname } = useLocation();
  const { id: promoId, currency } = usePromo().promo;
  const { hunt, fire, retry, goOn } = useHunt({ gameId: game.id, promoId }, practice !== null);
  const [isCalm, setCalm] = useState(prefersReducedMotion);
  return (
    <HuntView
      game={game}
      flight={flight}
      currency={currency}
      practice={practice}
      hunt={hunt}
      isCalm={isCalm}
      isTouch={devicePlatform() === 'mobile'}
      loginPath={paths.login(pathname)}
      onCalm={setCalm}
      onFire={(aim) => fire({ aim, flight })}
      onRetry={retry}
      onContinue={goOn}
    />
  );
}

/**
 * A second press must not fire another shot. `useAction` ignores the press while the shot is in flight, and the
 * reducer ignores it until the outcome has been shown.
 */
function useHunt(ids: HuntIds, isPractice: boolean) {
  const [hunt, dispatch] = useReducer(reduceHunt, huntStart);
  const { run } = useAction(shootMutation(ids), {
    onDone: ({ data }) => dispatch({ type: 'answered', answer: data }),
    onFailed: ({ error: { code, retryAfterSeconds }, isUncertain }) =>
      dispatch({ type: 'failed', failure: { code, retryAfterSeconds }, isUncertain }),
  });
  const { phase } = hunt;
  useEffect(() => {
    if (phase.status !== 'judged') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'continued' }), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [phase.status]);
  const fire = (shot: Shot) => {
    if (phase.status !== 'aiming') return;
    dispatch({ type: 'fired', ...shot, isPractice });
    if (!isPractice) run(shot.aim);
  };
  /** Sends the same shot again, under the same idempotency key. */
  const retry = () => {
    if (phase.status !== 'uncertain') return;
    dispatch({ type: 'retried' });
    run(phase.aim);
  };
  return { hunt, fire, retry, goOn: () => dispatch({ type: 'continued' }) };
}
