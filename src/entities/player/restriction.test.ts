import { describe, expect, it } from 'vitest';
import { paths, staticSlugs } from '#/paths.ts';
import { invites, isClosed, restrictionAt, type Restriction } from './restriction.ts';

const now = Date.UTC(2026, 10, 20, 10);
const inAWeek = new Date(now + 7 * 86_400_000).toISOString();

describe('what stops the player', () => {
  it.each<[string, Parameters<typeof restrictionAt>[0], Restriction['kind']]>([
    ['nothing', { isSelfExcluded: false }, 'none'],
    ['a running break', { isSelfExcluded: false, timedOutUntil: inAWeek }, 'timedOut'],
    ['no break that has ended', { isSelfExcluded: false, timedOutUntil: '2026-11-20T09:59:59Z' }, 'none'],
    ['an exclusion until a date', { isSelfExcluded: true, selfExcludedUntil: inAWeek }, 'excluded'],
    ['an exclusion for good', { isSelfExcluded: true }, 'excluded'],
    [
      'no exclusion that has ended',
      { isSelfExcluded: true, selfExcludedUntil: '2026-11-20T09:59:59Z' },
      'none',
    ],
    [
      'the exclusion, when there is a break too',
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

describe('what a restriction closes', () => {
  const offers = [
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
  it.each(offers)('%s, which offers to join or to take a bonus, is closed by both', (path) => {
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
  ])('%s, which is about games, is closed by an exclusion', (path) => {
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
  ])('%s stays open: money, account, help', (path) => {
    expect([timedOut, excluded].map((restriction) => isClosed(path, restriction))).toEqual([false, false]);
  });
});

describe('a link', () => {
  it.each([paths.categoryGames('slots'), paths.gifts(), paths.compoints(), paths.cashbox(), paths.main()])(
    'to %s invites to play, deposit or take an offer',
    (path) => expect(invites(path)).toBe(true),
  );
  it.each([`${paths.cashbox()}?tab=payout`, `${paths.cashbox()}?tab=history`, paths.profileVerification()])(
    'to %s does not',
    (path) => expect(invites(path)).toBe(false),
  );
});
