// What a tournament is for a player, and what they can do about it (specification S3.12 to S3.14, S4.55 to
// S4.59, S6.8). Pure; the server has the last word.
import type { EventStatus, Tournament, TournamentSeries } from '#/api/generated/model/index.ts';

/** Places of the podium (specification S9.23). */
export const PODIUM_PLACES = 3;

/** Whole compoints; 0 for a free one. */
export function priceOf({
  compointMembershipPrice = 0,
}: Pick<Tournament, 'compointMembershipPrice'>): number {
  return compointMembershipPrice;
}

/** Free seats and all of them; null where seats are unlimited (specification S9.39). */
export function seatsOf({
  freeSeats,
  limitSeats,
  maxMemberLimit,
  membersCount,
}: Pick<Tournament, 'freeSeats' | 'limitSeats' | 'maxMemberLimit' | 'membersCount'>): {
  free: number;
  total: number;
} | null {
  const total = limitSeats ?? maxMemberLimit;
  if (total === undefined) return null;
  return { free: Math.min(total, freeSeats ?? Math.max(0, total - membersCount)), total };
}

/** How points are counted; what no description has counts as by bets. */
type Mechanic = 1 | 2 | 3 | 4;

export function mechanicOf({ mechanic }: Pick<Tournament, 'mechanic'>): Mechanic {
  const value = mechanic?.value;
  return value === 2 || value === 3 || value === 4 ? value : 1;
}

/** Labels of a card that is not past (specification S2.53). */
export function cardLabels(
  { isMember, isSeriesLeaderMember }: Pick<Tournament, 'isMember' | 'isSeriesLeaderMember'>,
  status: EventStatus,
): readonly ('crown' | 'participant')[] {
  if (status === 'past') return [];
  return [
    ...(isSeriesLeaderMember ? (['crown'] as const) : []),
    ...(isMember ? (['participant'] as const) : []),
  ];
}

/** Whether a card shows its winners: those of a series do, once they are past (specification S2.53). */
export function hasCardPodium(
  { tournamentSeriesId, tournamentType }: Partial<Pick<Tournament, 'tournamentSeriesId' | 'tournamentType'>>,
  status: EventStatus,
): boolean {
  return status === 'past' && (tournamentType === 'series' || (tournamentSeriesId ?? null) !== null);
}

/** What a tournament or a series pays in all in a currency, minor units; null where it pays nothing in it. */
export function fundIn(
  { prizeMoney }: Pick<Tournament | TournamentSeries, 'prizeMoney'>,
  currency: string,
): number | null {
  const amounts: Readonly<Record<string, number | undefined>> = { ...prizeMoney };
  return Object.hasOwn(amounts, currency) ? (amounts[currency] ?? null) : null;
}
