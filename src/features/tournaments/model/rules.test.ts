import { describe, expect, it } from 'vitest';
import { tournamentFixture as tournament } from '../tournaments.fixtures.ts';
import {
  accessOf,
  betLimitsOf,
  cardLabels,
  chosenAmong,
  fundIn,
  hasCardPodium,
  isPrimary,
  mechanicOf,
  priceOf,
  seatsOf,
  switchRefusal,
} from './rules.ts';

describe('who may join', () => {
  it.each([
    [1, 'open'],
    [2, 'closed'],
    [3, 'limited'],
    [4, 'compoints'],
  ] as const)('privacy type %s is %s', (privacyType, access) => {
    expect(accessOf(tournament({ privacyType }))).toBe(access);
  });
  it('a price makes a compoints tournament of any', () => {
    expect(accessOf(tournament({ privacyType: 3, compointMembershipPrice: 250 }))).toBe('compoints');
    expect(accessOf(tournament({ privacyType: 1, compointMembershipPrice: 0 }))).toBe('open');
    expect(priceOf(tournament())).toBe(0);
  });
  it('null for the series means a primary tournament', () => {
    expect(isPrimary(tournament())).toBe(true);
    expect(isPrimary(tournament({ tournamentSeriesId: 51 }))).toBe(false);
  });
});

describe('seats', () => {
  it('no limit means unlimited seats', () => {
    expect(seatsOf(tournament())).toBeNull();
  });
  it('free seats are told against all of them', () => {
    expect(seatsOf(tournament({ maxMemberLimit: 100, limitSeats: 100, freeSeats: 18 }))).toEqual({
      free: 18,
      total: 100,
    });
  });
  it('they follow from the members where the server does not say, and are never less than none', () => {
    expect(seatsOf(tournament({ maxMemberLimit: 100, membersCount: 90 }))).toEqual({ free: 10, total: 100 });
    expect(seatsOf(tournament({ maxMemberLimit: 100, membersCount: 120 }))).toEqual({ free: 0, total: 100 });
  });
});

describe('what counts', () => {
  it.each([1, 2, 3, 4] as const)('mechanic %s is known', (value) => {
    expect(mechanicOf(tournament({ mechanic: { title: 'any', value } }))).toBe(value);
  });
  it('an unknown mechanic counts as by bets', () => {
    expect(mechanicOf(tournament({ mechanic: { title: 'new', value: 9 } }))).toBe(1);
  });
  it('limits of bets are minor units, and no limit means none', () => {
    expect(betLimitsOf({ betRestriction: { min: 2000, max: 500_000 } })).toEqual({ min: 2000, max: 500_000 });
    expect(betLimitsOf({ betRestriction: { min: 0 } })).toEqual({ min: null, max: null });
    expect(betLimitsOf({})).toEqual({ min: null, max: null });
  });
  it('a prize in another currency is not shown as if it were in this one', () => {
    expect(fundIn(tournament({ prizeMoney: { RUB: 500 } }), 'RUB')).toBe(500);
    expect(fundIn(tournament({ prizeMoney: { RUB: 500 } }), 'EUR')).toBeNull();
    expect(fundIn({}, 'toString')).toBeNull();
  });
});

describe('a card', () => {
  const crowned = { isMember: true, isChosen: true, isSeriesLeaderMember: true };
  it('has the crown and the participant label while it is not past', () => {
    expect(cardLabels(crowned, 'active')).toEqual(['crown', 'participant']);
    expect(cardLabels({ isMember: true, isChosen: false }, 'active')).toEqual(['notChosen']);
    expect(cardLabels({ isMember: true }, 'future')).toEqual(['participant']);
    expect(cardLabels({ isMember: false }, 'active')).toEqual([]);
    expect(cardLabels(crowned, 'past')).toEqual([]);
  });
  it('has a podium if it is a past series tournament', () => {
    expect(hasCardPodium({ tournamentSeriesId: 51 }, 'past')).toBe(true);
    expect(hasCardPodium({ tournamentType: 'series' }, 'past')).toBe(true);
    expect(hasCardPodium({ tournamentSeriesId: null, tournamentType: 'default' }, 'past')).toBe(false);
    expect(hasCardPodium({ tournamentSeriesId: 51 }, 'active')).toBe(false);
  });
});

describe('switching', () => {
  const to = tournament({ slug: 'night-race' });
  it('is allowed out of a free tournament that stands alone', () => {
    expect(switchRefusal(tournament(), to)).toBeNull();
    expect(switchRefusal(null, to)).toBeNull();
  });
  it('is refused while a blocking tournament is active', () => {
    expect(switchRefusal(tournament({ isBlocking: true }), to)).toBe('blocking_tournament_active');
  });
  it('is refused after paying for a seat', () => {
    expect(switchRefusal(tournament({ compointMembershipPrice: 250 }), to)).toBe('seat_is_paid');
  });
  it('is refused out of a series, but not within it', () => {
    const stage = tournament({ tournamentSeriesId: 51 });
    expect(switchRefusal(stage, to)).toBe('tournament_series_member');
    expect(switchRefusal(stage, { slug: 'final', tournamentSeriesId: 51 })).toBeNull();
  });
  it('the same tournament is never left', () => {
    expect(switchRefusal(tournament({ slug: 'night-race', isBlocking: true }), to)).toBeNull();
  });
  it('the chosen one is the one with the player in it', () => {
    const chosen = tournament({ isMember: true, isChosen: true });
    expect(chosenAmong([tournament(), tournament({ isChosen: true }), chosen])).toBe(chosen);
    expect(chosenAmong([tournament()])).toBeNull();
  });
});
