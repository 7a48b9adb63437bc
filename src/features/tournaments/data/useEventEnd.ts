import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useEffectEvent } from 'react';
import type {
  EventStatus,
  TournamentResult,
  Tournament,
  TournamentSeries,
} from '#/api/generated/model/index.ts';
import { setPlace } from '#/overlays/overlayHost.ts';
import { reloadTournaments } from './mutations.ts';
import { parseInstant, serverNow } from '#/lib/clock.ts';
import { localStore } from '#/lib/storage.ts';
import { defineOverlay, openModal } from '#/overlays/modals.store.ts';
import { winOf } from '../model/rules.ts';
import type { TournamentWinProps } from '../ui/Facts/TournamentWin.tsx';
import { DAY_MS } from '#/lib/duration.ts';

/** Delay before each refetch, in ms. The server may end the event slightly later than the client's clock. */
const POLL_MS = 1500;
const MAX_POLLS = 8;

interface Ending {
  readonly isMember?: boolean;
  readonly result?: TournamentResult;
}

/**
 * Refetches the tournaments when an event starts or ends. After the end, polls a few times for the result if
 * the player took part. While it polls, overlays such as news and the promo popup wait.
 */
export function useEnding({ isMember = false, result }: Ending, status: EventStatus): void {
  const client = useQueryClient();
  const last = useRef(status);
  const hasResult = result !== undefined;
  useEffect(() => {
    if (last.current === status) return undefined;
    const isAwaited = status === 'past' && isMember;
    if (hasResult || !isAwaited) last.current = status;
    if (hasResult && isAwaited) return undefined;
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      void reloadTournaments(client);
      if (!isAwaited || polls === MAX_POLLS) stop();
    }, POLL_MS);
    const stop = (): void => {
      clearInterval(timer);
      if (isAwaited) setPlace({ isResultAwaited: false });
    };
    if (isAwaited) setPlace({ isResultAwaited: true });
    return stop;
  }, [client, status, isMember, hasResult]);
}

const tournamentWinOverlay = defineOverlay<TournamentWinProps>('tournamentWin', {
  load: () => import('../ui/Facts/TournamentWin.tsx'),
  options: { label: 'tournaments.win.label' },
});

/** Maximum age of a win that is still celebrated, in ms. */
const NEWS_MS = 7 * DAY_MS;

type Ended = Pick<Tournament | TournamentSeries, 'slug' | 'title' | 'result' | 'finishedAt'>;

/** Celebrates the player's prize, which is money or a gift. Each prize is celebrated once per device. */
export function useCelebratedWin({ slug, title, result, finishedAt }: Ended, currency: string): void {
  const win = winOf(result, currency);
  const wonAt = parseInstant(result?.paidAt ?? finishedAt);
  const isWon = win !== null && wonAt !== null;
  const celebrate = useEffectEvent(() => {
    const key = `tournament.celebrated.${slug}`;
    if (!isWon || serverNow() - wonAt > NEWS_MS || localStore.get(key) !== null) return;
    localStore.set(key, '1');
    openModal(tournamentWinOverlay, { title, ...win });
  });
  useEffect(() => {
    if (isWon) celebrate();
  }, [isWon]);
}
