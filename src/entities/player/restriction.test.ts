import { describe, expect, it } from 'vitest';
import { paths, staticSlugs } from '#/paths.ts';
import { encouragesPlay, isClosed, restrictionAt, type Restriction } from './restriction.ts';

const now = Date.UTC(2026, 10, 20, 10);
const inAWeek = new Date(now + 7 * 86_400_000).toISOString();

describe("the player's restriction", () => {
  it.each<[string, Parameters<typeof restrictionAt>[0], Restriction['kind']]>([
    ['is "none" by default', { isSelfExcluded: false }, 'none'],
    ['is a break until the break ends', { isSelfExcluded: false, timedOutUntil: inAWeek }, 'timedOut'],
    ['is "none" after a break', { isSelfExcluded: false, timedOutUntil: '2026-11-20T09:59:59Z' }, 'none'],
    ['is a self-exclusion until its date', { isSelfExcluded: true, selfExcludedUntil: inAWeek }, 'excluded'],
    ['is a permanent self-exclusion if there is no date', { isSelfExcluded: true }, 'excluded'],
    [
      'is "none" after a self-exclusion',
      { isSelfExcluded: true, selfExcludedUntil: '2026-11-20T09:59:59Z' },
      'none',
    ],
    [
      'is the self-exclusion if there is also a break',
      { isSelfExcluded: true, timedOutUntil: inAWeek },
      'excluded',
    ],
  ])('%s', (_, status, kind) => {
    expect(restrictionAt(status, now).kind).toBe(kind);
  });
});

const none: Restriction = { kind: 'none' };
const timedOut: Restriction = { kind: 'timedOut', until: now };
const excluded: Restriction = { kind: 'excluded', until: null };

describe('pages during a break or a self-exclusion', () => {
  const offers = [
    paths.registration(),
    paths.action(),
    paths.promoPage('birthday'),
    paths.tournaments(),
    paths.tournamentPage('night-race'),
    paths.tournamentGames('night-race'),
    paths.gifts(),
    paths.takeGift(),
    paths.promoCode(),
    paths.compoints(),
    paths.staticPage(staticSlugs.welcomeBonus),
  ];
  it.each(offers)('%s, which offers to join or to take a bonus, is closed during both', (path) => {
    expect([none, timedOut, excluded].map((restriction) => isClosed(path, restriction))).toEqual([
      false,
      true,
      true,
    ]);
  });
  it.each([
    paths.main(),
    paths.categoryGames('slots'),
    paths.gameItem('golden-harvest'),
    paths.profileLevels(),
  ])('%s, which is about games, is closed during a self-exclusion only', (path) => {
    expect([timedOut, excluded].map((restriction) => isClosed(path, restriction))).toEqual([false, true]);
  });
  it.each([
    paths.cashbox(),
    `${paths.cashbox()}?tab=history`,
    paths.profileBalance(),
    paths.profileInfo(),
    paths.profileVerification(),
    paths.notifications(),
    paths.playSafety(),
    paths.staticPage(staticSlugs.rules),
    '/no/such/page/at/all',
  ])('%s, which is about money, the account or help, stays open', (path) => {
    expect([timedOut, excluded].map((restriction) => isClosed(path, restriction))).toEqual([false, false]);
  });
});

describe('a link', () => {
  it.each([paths.categoryGames('slots'), paths.gifts(), paths.compoints(), paths.cashbox(), paths.main()])(
    'to %s invites the player to play, deposit or take an offer',
    (path) => expect(encouragesPlay(path)).toBe(true),
  );
  it.each([`${paths.cashbox()}?tab=payout`, `${paths.cashbox()}?tab=history`, paths.profileVerification()])(
    "to %s doesn't invite the player to play, deposit or take an offer",
    (path) => expect(encouragesPlay(path)).toBe(false),
  );
});
