import { useQuery } from '@tanstack/react-query';
import { giftsQuery } from '#/entities/player/queries.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { gameRoundsOf, type GameRounds } from '../model/gameRounds.ts';

const MINUTE_MS = 60_000;

/** The rounds that a gift pays for in this game, kept live by the messages about gifts. */
export function useGameRounds(gameSlug: string): GameRounds | null {
  const gifts = useQuery(giftsQuery()).data?.data ?? [];
  return gameRoundsOf(gifts, gameSlug, useServerNow(MINUTE_MS));
}
