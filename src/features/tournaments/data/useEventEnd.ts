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
import { openModal } from '#/overlays/modals.store.ts';
import { moneyIn } from '../model/rules.ts';
import { tournamentWinOverlay } from '../tournaments.modals.ts';

/** Refetch interval, in ms. The server may end the event a little later than the client's clock says. */
const POLL_MS = 1500;
const MAX_POLLS = 8;

interface Ending {
  readonly isMember?: boolean;
  readonly result?: TournamentResult;
}

/**
 * Refetches when the clock starts or ends an event, and polls until a member's result is known. Other notices
 * wait for the result.
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

/** Wins older than this aren't celebrated, in ms. */
const NEWS_MS = 7 * 86_400_000;

/** Celebrates the player's prize, once per device. */
export function useCelebratedWin(
  { slug, title, result }: Pick<Tournament | TournamentSeries, 'slug' | 'title' | 'result'>,
  currency: string,
): void {
  const amount = moneyIn(result?.prizeMoney, currency);
  const paidAt = parseInstant(result?.paidAt);
  const isWon = amount !== null && amount > 0 && paidAt !== null;
  const celebrate = useEffectEvent(() => {
    const key = `tournament.celebrated.${slug}`;
    if (paidAt === null || serverNow() - paidAt > NEWS_MS || localStore.get(key) !== null) return;
    localStore.set(key, '1');
    openModal(tournamentWinOverlay, {
      title,
      position: result?.position ?? 1,
      amount: amount ?? 0,
      currency,
    });
  });
  useEffect(() => {
    if (isWon) celebrate();
  }, [isWon]);
}
