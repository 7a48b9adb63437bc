// What players can do about a tournament (specification S3.12 to S3.14, S4.55 to S4.59, S6.8).
import type {
  CurrencyAmounts,
  EventStatus,
  Tournament,
  TournamentSeries,
} from '#/api/generated/model/index.ts';

/** Games of a tournament that its page shows (specification S9.23). */
export const SHOWN_GAMES = 5;
/** Games of one answer of the search (specification S9.23). */
export const GAMES_PAGE_SIZE = 10;
/** Places of the podium (specification S9.23). */
export const PODIUM_PLACES = 3;

export type Access = 'open' | 'closed' | 'limited' | 'compoints';

const accessOfType: Readonly<Record<number, Access>> = {
  1: 'open',
  2: 'closed',
  3: 'limited',
  4: 'compoints',
};

/** Who may join. A price makes a compoints tournament of any (specification S3.13). */
export function accessOf({ privacyType, ...tournament }: AccessFacts): Access {
  return priceOf(tournament) > 0 ? 'compoints' : (accessOfType[privacyType] ?? 'open');
}
type AccessFacts = Pick<Tournament, 'privacyType' | 'compointMembershipPrice'>;

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
export type Mechanic = 1 | 2 | 3 | 4;

export function mechanicOf({ mechanic }: Pick<Tournament, 'mechanic'>): Mechanic {
  const value = mechanic?.value;
  return value === 2 || value === 3 || value === 4 ? value : 1;
}

/** The limits of bets that count, minor units; null where there is none (specification S9.33). */
export function betLimitsOf({ betRestriction }: Pick<Tournament, 'betRestriction'>): {
  min: number | null;
  max: number | null;
} {
  const { min = 0, max } = betRestriction ?? {};
  return { min: min > 0 ? min : null, max: max ?? null };
}

/** Labels of a card that is not past (specification S2.53). */
export function cardLabels(
  {
    isMember,
    isChosen,
    isSeriesLeaderMember,
  }: Pick<Tournament, 'isMember' | 'isSeriesLeaderMember'> & Partial<Pick<Tournament, 'isChosen'>>,
  status: EventStatus,
): readonly ('crown' | 'participant' | 'notChosen')[] {
  if (status === 'past') return [];
  return [
    ...(isSeriesLeaderMember ? (['crown'] as const) : []),
    ...(isMember ? ([status === 'active' && !isChosen ? 'notChosen' : 'participant'] as const) : []),
  ];
}

/** Whether a card shows its winners: those of a series do, once they are past (specification S2.53). */
export function hasCardPodium(
  { tournamentSeriesId, tournamentType }: Partial<Pick<Tournament, 'tournamentSeriesId' | 'tournamentType'>>,
  status: EventStatus,
): boolean {
  return status === 'past' && (tournamentType === 'series' || (tournamentSeriesId ?? null) !== null);
}

/** The tournament that counts now, with what decides whether it may be left. */
export type Chosen = Pick<
  Tournament,
  'slug' | 'title' | 'isBlocking' | 'compointMembershipPrice' | 'tournamentSeriesId'
>;

/** Why the tournament cannot be left for another: a blocking one, a paid seat, a series (S4.59, S8.18). */
export function switchRefusal(
  chosen: Chosen | null,
  to: Pick<Tournament, 'slug' | 'tournamentSeriesId'>,
): 'blocking_tournament_active' | 'seat_is_paid' | 'tournament_series_member' | null {
  if (chosen === null || chosen.slug === to.slug) return null;
  if (chosen.isBlocking === true) return 'blocking_tournament_active';
  if (priceOf(chosen) > 0) return 'seat_is_paid';
  const isOutOfSeries =
    chosen.tournamentSeriesId !== null && chosen.tournamentSeriesId !== to.tournamentSeriesId;
  return isOutOfSeries ? 'tournament_series_member' : null;
}

/** The chosen one among tournaments that run; null where bets count in none (specification S4.58). */
export function chosenAmong(tournaments: readonly Tournament[]): Tournament | null {
  return tournaments.find(({ isMember, isChosen }) => isMember && isChosen) ?? null;
}

/** Whether it stands alone or in a series (specification S3.13). */
export function isPrimary({ tournamentSeriesId }: Pick<Tournament, 'tournamentSeriesId'>): boolean {
  return tournamentSeriesId === null;
}

/** An amount in a currency, minor units; null where there is none in it. */
export function moneyIn(money: CurrencyAmounts | undefined, currency: string): number | null {
  const amounts: Readonly<Record<string, number | undefined>> = { ...money };
  return Object.hasOwn(amounts, currency) ? (amounts[currency] ?? null) : null;
}

/** What a tournament or a series pays in all in a currency, minor units; null where it pays nothing in it. */
export function fundIn(
  { prizeMoney }: Pick<Tournament | TournamentSeries, 'prizeMoney'>,
  currency: string,
): number | null {
  return moneyIn(prizeMoney, currency);
}
