// The table of a tournament or a series.
import type { TournamentPlayer } from '#/api/generated/model/index.ts';

/**
 * The winners for a podium, the best first; their places are what they say, not where they stand in the list.
 */
export function podiumOf(leaders: readonly TournamentPlayer[], places: number): TournamentPlayer[] {
  return leaders
    .filter(({ position }) => position <= places)
    .toSorted((one, other) => one.position - other.position);
}
