import { useEffect, useEffectEvent } from 'react';
import type { Tournament, TournamentSeries } from '#/api/generated/model/index.ts';
import { parseInstant, serverNow } from '#/lib/clock.ts';
import { localStore } from '#/lib/storage.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { moneyIn } from '../model/rules.ts';
import { tournamentWinOverlay } from '../tournaments.modals.ts';

/** Milliseconds for which a win is news. */
const NEWS_MS = 7 * 86_400_000;

/** Celebrates the player's prize, once on this device. */
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
