import type { DailyJackpot, Game } from '../../generated/model/index.ts';
import { brandCurrency, type BrandId, type Currency } from '../settings.ts';
import { minorOf } from '../sums.ts';
import { day, hour, isoOf } from '../dates.ts';
import type { Catalogue } from '../catalogue.ts';
import { shortName } from '../people.ts';
import { gamesByCategoryOf } from './categories.catalogue.ts';

/** Daily draw at 20:00 UTC, as milliseconds after midnight. */
const drawTime = 20 * hour;

/** Minimum and maximum of a jackpot's initial value, minor units. */
const starts: Record<Currency, readonly [number, number]> = {
  RUB: [40_000_000, 90_000_000],
  EUR: [500_000, 1_200_000],
  BRL: [2_500_000, 6_000_000],
};

/** How many roubles of real money a player must stake in jackpot games between two draws to get a ticket. */
const roublesPerTicket = 100;

/** Minor units. */
export const jackpotTicketOf = (brand: BrandId): number => minorOf(brand, roublesPerTicket);

/** The sequence number of the jackpot that runs at `now`. A jackpot runs from one daily draw to the next. */
function roundAt(now: number): number {
  return Math.floor((now - drawTime) / day);
}

function startOf(round: number): number {
  return round * day + drawTime;
}

function growthOf(catalogue: Catalogue, round: number): { base: number; growthPerHour: number } {
  const random = catalogue.random(`jackpot/${round}`);
  const [least, most] = starts[brandCurrency[catalogue.brand]];
  const base = random.int(least, most);
  return { base, growthPerHour: Math.round(base * (0.02 + random.next() * 0.03)) };
}

function amountAt(catalogue: Catalogue, round: number, now: number): number {
  const { base, growthPerHour } = growthOf(catalogue, round);
  return base + Math.floor(((now - startOf(round)) * growthPerHour) / hour);
}

/** When the current jackpot drops, epoch milliseconds. */
export function jackpotDropAt(now: number): number {
  return startOf(roundAt(now) + 1);
}

/** The value of the jackpot that dropped at `at`, minor units. */
export function jackpotDropped(catalogue: Catalogue, at: number): number {
  return amountAt(catalogue, roundAt(at) - 1, at);
}

export interface JackpotWin {
  at: number;
  username: string;
}

/** The current jackpot. The last winner is invented unless a player of this world won. */
export function jackpotAt(catalogue: Catalogue, now: number, won: JackpotWin | null = null): DailyJackpot {
  const round = roundAt(now);
  const drawnAt = startOf(round);
  const invented = shortName(catalogue.random(`jackpot/${round - 1}/winner`));
  return {
    amount: amountAt(catalogue, round, now),
    currency: brandCurrency[catalogue.brand],
    updatedAt: isoOf(now),
    drawAt: isoOf(startOf(round + 1)),
    growthPerHour: growthOf(catalogue, round).growthPerHour,
    lastWinner: {
      username: won?.at === drawnAt ? won.username : invented,
      amount: amountAt(catalogue, round - 1, drawnAt),
      wonAt: isoOf(drawnAt),
    },
  };
}

/** The game of the day: a recommended game that runs on all devices. Changes at midnight UTC. */
export function gameOfTheDayAt(catalogue: Catalogue, now: number): Game | undefined {
  const games = (gamesByCategoryOf(catalogue).get('recommended') ?? []).filter(
    ({ disabled, devices }) => !disabled && !devices,
  );
  return games.length > 0
    ? games[catalogue.random(`gameOfTheDay/${Math.floor(now / day)}`).int(0, games.length - 1)]
    : undefined;
}
