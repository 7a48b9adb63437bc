import type { Tournament, TournamentPlayer, TournamentSeries } from '#/api/generated/model/index.ts';
import { deviceNow, toDate } from '#/lib/clock.ts';

const hour = 3_600_000;
const now = deviceNow();
const iso = (hours: number): string => toDate(now + hours * hour).toISOString();

export function playerFixture(
  position: number,
  points: number,
  more: Partial<TournamentPlayer> = {},
): TournamentPlayer {
  return {
    userId: 1000 + position,
    username: `player${String(position)}***`,
    position,
    isItsMe: false,
    score: points * 100,
    ...(position <= 3 ? { prize: `${String(40 - position * 10)} 000 ₽` } : {}),
    ...more,
  };
}

export const leadersFixture: TournamentPlayer[] = Array.from({ length: 10 }, (_, index) =>
  playerFixture(index + 1, 60_000 - index * 4_321),
);
/** The places around the player, who is at place 412. */
export const opponentsFixture: TournamentPlayer[] = [410, 411, 412, 413, 414].map((position) =>
  playerFixture(position, 9_000 - position * 5, { isItsMe: position === 412 }),
);

export function tournamentFixture(more: Partial<Tournament> = {}): Tournament {
  return {
    id: 301,
    slug: 'friday-sprint',
    title: 'Friday sprint',
    status: 'active',
    startedAt: iso(-18),
    finishedAt: iso(50),
    sortPriority: 10,
    type: 'tournament',
    image: '/hero/aurora-desktop.svg',
    description: '<p>Play the chosen slots and climb the table.</p>',
    mechanic: { title: 'By bet sum', value: 1 },
    prizes: [
      { from: 1, to: 1, title: '200 000 ₽', money: { RUB: 20_000_000 } },
      { from: 2, to: 2, title: '100 000 ₽', money: { RUB: 10_000_000 } },
      { from: 3, to: 10, title: 'A cap', money: {} },
    ],
    numberOfPrizes: 10,
    numberOfGames: 24,
    isChosen: false,
    isMember: false,
    privacyType: 1,
    tournamentSeriesId: null,
    membersCount: 812,
    prizeDescription: 'Prizes come to the balance after the tournament',
    prizeMoney: { RUB: 50_000_000, EUR: 500_000, BRL: 3_000_000 },
    betRestriction: { min: 1000 },
    leaders: leadersFixture,
    opponents: [],
    tournamentType: 'default',
    ...more,
  };
}

export const aheadFixture = tournamentFixture({
  status: { title: 'created' },
  startedAt: iso(20),
  finishedAt: iso(70),
  leaders: [],
});
export const pastFixture = tournamentFixture({
  status: { title: 'finished' },
  startedAt: iso(-90),
  finishedAt: iso(-20),
});

export function seriesFixture(more: Partial<TournamentSeries> = {}): TournamentSeries {
  return {
    id: 51,
    slug: 'summer-league',
    title: 'Summer league',
    status: 'active',
    startedAt: iso(-300),
    finishedAt: iso(192),
    sortPriority: 30,
    type: 'tournament',
    isPaid: false,
    tournamentType: 'series',
    image: '/hero/aurora-desktop.svg',
    prizeMoney: { RUB: 400_000_000, EUR: 4_000_000, BRL: 20_000_000 },
    numberOfTournaments: 3,
    leaders: leadersFixture,
    opponents: [],
    ...more,
  };
}
