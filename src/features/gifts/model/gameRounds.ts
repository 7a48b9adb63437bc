// The rounds in the current game that a gift pays for.
import { useQuery } from '@tanstack/react-query';
import type { Gift } from '#/api/generated/model/index.ts';
import { isSpins, roundsGiftIn } from '#/entities/gift/rules.ts';
import { parseInstant } from '#/lib/clock.ts';
import { giftsQuery } from '#/entities/player/queries.ts';
import { useServerNow } from '#/lib/useClock.ts';

export interface GameRounds {
  readonly kind: 'spins' | 'freeBets';
  readonly left: number;
  /** Epoch milliseconds, server clock; null without a deadline. */
  readonly endsAt: number | null;
}

/** The free rounds left in a game. Null if the player pays for the next round. @param now server time in ms */
export function gameRoundsOf(gifts: readonly Gift[], slug: string, now: number): GameRounds | null {
  const gift = roundsGiftIn(gifts, slug, now);
  if (!gift) return null;
  return {
    kind: isSpins(gift.type) ? 'spins' : 'freeBets',
    left: gift.roundsLeft ?? 0,
    endsAt: parseInstant(gift.expiredAt),
  };
}

const MINUTE_MS = 60_000;

/** The free rounds that a gift gives in this game. Messages about gifts keep them up to date. */
export function useGameRounds(gameSlug: string): GameRounds | null {
  const gifts = useQuery(giftsQuery()).data?.data ?? [];
  return gameRoundsOf(gifts, gameSlug, useServerNow(MINUTE_MS));
}
