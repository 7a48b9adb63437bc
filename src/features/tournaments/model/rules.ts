// Access to tournaments, their seats and prizes, and switching between them (S3.12 to S3.14, S4.55 to
// S4.59, S6.8).
import type {
  CurrencyAmounts,
  EventStatus,
  Tournament,
  TournamentResult,
} from '#/api/generated/model/index.ts';

/** Number of games shown on a tournament's page (S9.23). */
export const SHOWN_GAMES = 5;
/** Number of games per page of the game search (S9.23). */
export const GAMES_PAGE_SIZE = 10;
/** Number of places on a podium (S9.23). */
export const PODIUM_PLACES = 3;

export type Access = 'open' | 'closed' | 'limited' | 'compoints';

const accessOfType: Readonly<Record<number, Access>> = {
  1: 'open',
  2: 'closed',
  3: 'limited',
  4: 'compoints',
};

/** Who may join. A tournament with a price counts as `compoints`, regardless of its type (S3.13). */
export function accessOf({ privacyType, ...tournament }: AccessFacts): Access {
  return priceOf(tournament) > 0 ? 'compoints' : (accessOfType[privacyType] ?? 'open');
}
type AccessFacts = Pick<Tournament, 'privacyType' | 'compointMembershipPrice'>;

/** The price in whole compoints. 0 if joining is free. */
export function priceOf({
  compointMembershipPrice = 0,
}: Pick<Tournament, 'compointMembershipPrice'>): number {
  return compointMembershipPrice;
}

/** The number of free seats and of all seats. Null if seats are unlimited (S9.39). */
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

/** How points are counted. A mechanic that the client doesn't know is treated as 1, which counts bets. */
export type Mechanic = 1 | 2 | 3 | 4;

export function mechanicOf({ mechanic }: Pick<Tournament, 'mechanic'>): Mechanic {
  const value = mechanic?.value;
  return value === 2 || value === 3 || value === 4 ? value : 1;
}

/** The minimum and maximum bet that count, in minor units. Null without a limit (S9.33). */
export function betLimitsOf({ betRestriction }: Pick<Tournament, 'betRestriction'>): {
  min: number | null;
  max: number | null;
} {
  const { min = 0, max } = betRestriction ?? {};
  return { min: min > 0 ? min : null, max: max ?? null };
}

/** Labels on a tournament's card (S2.53). */
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

/** Whether the card shows the winners. True for past tournaments of a series (S2.53). */
export function hasCardPodium(
  { tournamentSeriesId, tournamentType }: Partial<Pick<Tournament, 'tournamentSeriesId' | 'tournamentType'>>,
  status: EventStatus,
): boolean {
  return status === 'past' && (tournamentType === 'series' || (tournamentSeriesId ?? null) !== null);
}

/** The tournament in which the player's bets count (S4.58). */
export function chosenAmong(tournaments: readonly Tournament[]): Tournament | null {
  return tournaments.find(({ isMember, isChosen }) => isMember && isChosen) ?? null;
}

/** The amount in the given currency, in minor units. Null if the server sends none in that currency. */
export function moneyIn(money: CurrencyAmounts | undefined, currency: string): number | null {
  const amounts: Readonly<Record<string, number | undefined>> = { ...money };
  return Object.hasOwn(amounts, currency) ? (amounts[currency] ?? null) : null;
}

export interface Win {
  readonly position: number;
  readonly prize:
    | { readonly kind: 'money'; /** Minor units. */ readonly amount: number; readonly currency: string }
    | { readonly kind: 'gift'; readonly title: string };
}

/** What the player won in a finished tournament. Null without a prize. */
export function winOf(result: TournamentResult | undefined, currency: string): Win | null {
  if (!result) return null;
  const { position, prizeMoney, giftTitle } = result;
  const amount = moneyIn(prizeMoney, currency);
  if (amount !== null && amount > 0) return { position, prize: { kind: 'money', amount, currency } };
  return giftTitle === undefined ? null : { position, prize: { kind: 'gift', title: giftTitle } };
}
