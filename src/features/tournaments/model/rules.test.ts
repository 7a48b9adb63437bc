import { describe, expect, it } from 'vitest';
import { tournamentFixture as tournament } from '../tournaments.fixtures.ts';
import {
  accessOf,
  betLimitsOf,
  cardLabels,
  chosenAmong,
  moneyIn,
  hasCardPodium,
  mechanicOf,
  priceOf,
  seatsOf,
  winOf,
} from './rules.ts';

describe("the player's win", () => {
  it('is money in the player’s currency, or a gift', () => {
    expect(winOf({ position: 2, prizeMoney: { RUB: 50_000 } }, 'RUB')).toEqual({
      position: 2,
      prize: { kind: 'money', amount: 50_000, currency: 'RUB' },
    });
    expect(winOf({ position: 42, giftTitle: '20 free spins' }, 'RUB')).toEqual({
      position: 42,
      prize: { kind: 'gift', title: '20 free spins' },
    });
  });
  it('is null without a result or a prize', () => {
    expect(winOf(undefined, 'RUB')).toBeNull();
    expect(winOf({ position: 814 }, 'RUB')).toBeNull();
    expect(winOf({ position: 5, prizeMoney: { RUB: 0 } }, 'RUB')).toBeNull();
  });
});

describe('the access to a tournament', () => {
  it.each([
    [1, 'open'],
    [2, 'closed'],
    [3, 'limited'],
    [4, 'compoints'],
  ] as const)('of privacy type %s is "%s"', (privacyType, access) => {
    expect(accessOf(tournament({ privacyType }))).toBe(access);
  });
  it('is "compoints" for any tournament with a price', () => {
    expect(accessOf(tournament({ privacyType: 3, compointMembershipPrice: 250 }))).toBe('compoints');
    expect(accessOf(tournament({ privacyType: 1, compointMembershipPrice: 0 }))).toBe('open');
    expect(priceOf(tournament())).toBe(0);
  });
});

describe('the seats of a tournament', () => {
  it('are unlimited if there is no maximum', () => {
    expect(seatsOf(tournament())).toBeNull();
  });
  it('are the number of free seats and the total', () => {
    expect(seatsOf(tournament({ maxMemberLimit: 100, limitSeats: 100, freeSeats: 18 }))).toEqual({
      free: 18,
      total: 100,
    });
  });
  it("are computed from the number of members if the free ones aren't sent, and never negative", () => {
    expect(seatsOf(tournament({ maxMemberLimit: 100, membersCount: 90 }))).toEqual({ free: 10, total: 100 });
    expect(seatsOf(tournament({ maxMemberLimit: 100, membersCount: 120 }))).toEqual({ free: 0, total: 100 });
  });
});

describe('the rules of a tournament', () => {
  it.each([1, 2, 3, 4] as const)('contain the known mechanic %s', (value) => {
    expect(mechanicOf(tournament({ mechanic: { title: 'any', value } }))).toBe(value);
  });
  it('count bets if the mechanic is unknown', () => {
    expect(mechanicOf(tournament({ mechanic: { title: 'new', value: 9 } }))).toBe(1);
  });
  it('contain the bet limits in minor units, or null if there are none', () => {
    expect(betLimitsOf({ betRestriction: { min: 2000, max: 500_000 } })).toEqual({ min: 2000, max: 500_000 });
    expect(betLimitsOf({ betRestriction: { min: 0 } })).toEqual({ min: null, max: null });
    expect(betLimitsOf({})).toEqual({ min: null, max: null });
  });
  it("contain a money prize only in the player's currency", () => {
    expect(moneyIn({ RUB: 500 }, 'RUB')).toBe(500);
    expect(moneyIn({ RUB: 500 }, 'EUR')).toBeNull();
    expect(moneyIn({}, 'toString')).toBeNull();
  });
});

describe('the card of a tournament', () => {
  const crowned = { isMember: true, isChosen: true, isSeriesLeaderMember: true };
  it('has a crown and a label for members until the tournament is past', () => {
    expect(cardLabels(crowned, 'active')).toEqual(['crown', 'participant']);
    expect(cardLabels({ isMember: true, isChosen: false }, 'active')).toEqual(['notChosen']);
    expect(cardLabels({ isMember: true }, 'future')).toEqual(['participant']);
    expect(cardLabels({ isMember: false }, 'active')).toEqual([]);
    expect(cardLabels(crowned, 'past')).toEqual([]);
  });
  it('has a podium if the tournament is past and belongs to a series', () => {
    expect(hasCardPodium({ tournamentSeriesId: 51 }, 'past')).toBe(true);
    expect(hasCardPodium({ tournamentType: 'series' }, 'past')).toBe(true);
    expect(hasCardPodium({ tournamentSeriesId: null, tournamentType: 'default' }, 'past')).toBe(false);
    expect(hasCardPodium({ tournamentSeriesId: 51 }, 'active')).toBe(false);
  });
});

describe('the selected tournament', () => {
  it('is one that the player has joined', () => {
    const chosen = tournament({ isMember: true, isChosen: true });
    expect(chosenAmong([tournament(), tournament({ isChosen: true }), chosen])).toBe(chosen);
    expect(chosenAmong([tournament()])).toBeNull();
  });
});
