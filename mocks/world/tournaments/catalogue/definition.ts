// The definitions of tournaments and series. They are the same for all start times, brands and players.
import type { TournamentPrivacyType } from '../../../generated/model/index.ts';
import type { GiftName } from '../../gifts/catalogue.ts';
import type { LocalText } from '../../settings.ts';
import { localText } from '../../sums.ts';

/**
 * How a tournament scores: 1 sum of bets, 2 sum of wins, 3 sum of multipliers, 4 highest multiplier (S3.14).
 */
export type Mechanic = 1 | 2 | 3 | 4;

export const open: TournamentPrivacyType = 1;
export const closed: TournamentPrivacyType = 2;
/**
 * Only players who meet the requirements can join. 'Limited' doesn't refer to the seats: tournaments of all
 * types can have limited seats.
 */
export const limited: TournamentPrivacyType = 3;
export const compoints: TournamentPrivacyType = 4;

export interface Requirements {
  partnerCode?: boolean;
  minLevel?: number;
  invitation?: boolean;
  promoSlug?: string;
  /** Total deposits required, roubles. */
  deposit?: number;
}

/** A gift that each of several consecutive places wins. `places` is their number. */
export interface GiftPlaces {
  places: number;
  gift: GiftName;
}

export interface TournamentDefinition {
  id: number;
  slug: string;
  title: LocalText;
  /** Hours relative to the start of the world; `to` is null without an end. */
  from: number;
  to: number | null;
  sortPriority: number;
  mechanic: Mechanic;
  privacy: TournamentPrivacyType;
  /** The price of a seat in whole compoints, for paid tournaments. */
  price: number;
  seriesId: number | null;
  seats: number | null;
  members: number;
  /** When invented members leave and so free their seats, in hours relative to the start of the world. */
  seatsFreed: readonly number[];
  /**
   * The highest score at the end, in points. For mechanics that give a point per unit of money, it is given in
   * roubles and converted to the brand's currency.
   */
  topScore: number;
  /** Roubles. */
  fund: number;
  /** Number of places that win money from the fund. */
  prizes: number;
  /**
   * Gifts for the places below those that win money. Each gift is worth less than the prize of the place above.
   */
  gifts: readonly GiftPlaces[];
  games: number;
  /** Roubles. */
  minBet: number;
  maxBet: number | null;
  requirements: Requirements;
  /** True if a player who has selected this tournament can't switch to another while this one is active. */
  isBlocking: boolean;
}

export interface SeriesDefinition {
  id: number;
  slug: string;
  title: LocalText;
  from: number;
  to: number;
  sortPriority: number;
  mechanic: Mechanic;
  isPaid: boolean;
  fund: number;
  prizes: number;
}

type Row = Pick<TournamentDefinition, 'id' | 'slug' | 'title' | 'from' | 'to'> &
  Partial<TournamentDefinition>;

/** Creates a tournament's definition from a row of the catalogue. Fills missing values with defaults. */
export function tournament(row: Row): TournamentDefinition {
  return {
    sortPriority: 10,
    mechanic: 1,
    privacy: open,
    price: 0,
    seriesId: null,
    seats: null,
    members: 240,
    seatsFreed: [],
    topScore: 60_000,
    fund: 300_000,
    prizes: 10,
    gifts: [],
    games: 24,
    minBet: 0,
    maxBet: null,
    requirements: {},
    isBlocking: false,
    ...row,
  };
}

export const mechanicTitles: Record<Mechanic, LocalText> = {
  1: localText('По сумме ставок', 'By total bets', 'Per somma delle puntate', 'Pela soma das apostas'),
  2: localText('По сумме выигрышей', 'By total wins', 'Per somma delle vincite', 'Pela soma dos ganhos'),
  3: localText(
    'По сумме множителей',
    'By total of multipliers',
    'Per somma dei moltiplicatori',
    'Pela soma dos multiplicadores',
  ),
  4: localText(
    'По лучшему множителю',
    'By best multiplier',
    'Per miglior moltiplicatore',
    'Pelo melhor multiplicador',
  ),
};
