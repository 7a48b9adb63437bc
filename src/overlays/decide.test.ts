// The decision table from the player's point of view: which overlay shows where.
import { describe, expect, it } from 'vitest';
import { paths } from '#/paths.ts';
import { gameDecisions } from './gameDecisions.ts';
import { decide, whereOf, type Decision, type OverlayKind, type Place, type Where } from './decide.ts';

const calm: Place = {
  where: 'page',
  isCovered: false,
  isResting: false,
  isGameOpen: false,
  isGameMinimised: false,
  byGame: {},
  isConsentAsked: false,
  isJustRegistered: false,
  isResultAwaited: false,
};

const places = [
  'hall',
  'page',
  'promotions',
  'events',
  'event',
  'gifts',
  'account',
  'cashbox',
  'game',
  'error',
] as const satisfies readonly Where[];
type Row = readonly [
  hall: Decision,
  page: Decision,
  promotions: Decision,
  events: Decision,
  event: Decision,
  gifts: Decision,
  account: Decision,
  cashbox: Decision,
  game: Decision,
  error: Decision,
];

const table: Record<OverlayKind, Row> = {
  //          hall     page     promos   events   event    gifts    account  cashbox  game     error
  answer: ['now', 'now', 'now', 'now', 'now', 'now', 'now', 'wait', 'wait', 'now'],
  alert: ['now', 'now', 'now', 'now', 'now', 'now', 'wait', 'bell', 'bell', 'now'],
  notice: ['now', 'now', 'now', 'now', 'now', 'now', 'wait', 'bell', 'bell', 'now'],
  news: ['now', 'now', 'now', 'now', 'now', 'now', 'wait', 'wait', 'wait', 'now'],
  update: ['now', 'now', 'now', 'now', 'now', 'now', 'wait', 'wait', 'wait', 'now'],
  flying: ['now', 'now', 'now', 'now', 'now', 'now', 'wait', 'wait', 'wait', 'now'],
  cookies: ['now', 'now', 'now', 'now', 'now', 'now', 'wait', 'wait', 'wait', 'now'],
  badge: ['now', 'now', 'never', 'never', 'never', 'never', 'never', 'never', 'never', 'never'],
  popup: ['never', 'never', 'now', 'never', 'never', 'never', 'never', 'never', 'never', 'never'],
  miniGame: ['now', 'now', 'now', 'now', 'now', 'now', 'wait', 'wait', 'now', 'now'],
  ageGate: ['now', 'now', 'now', 'now', 'now', 'now', 'now', 'now', 'now', 'now'],
};
const kinds = Object.keys(table) as OverlayKind[];
const decisions = (change: Partial<Place>): Partial<Record<OverlayKind, Decision>> =>
  Object.fromEntries(kinds.map((kind) => [kind, decide(kind, { ...calm, ...change })]));

describe('where each overlay shows', () => {
  it.each(kinds)('%s', (kind) => {
    expect(places.map((where) => decide(kind, { ...calm, where }))).toEqual(table[kind]);
  });
});

describe('what else changes the decision', () => {
  it('while a dialog is open, only the badge, the minimised game and the age gate show', () => {
    const open = kinds.filter((kind) => decisions({ isCovered: true })[kind] === 'now');
    expect(open).toEqual(['badge', 'miniGame', 'ageGate']);
  });
  it('during a break there are no adverts, and notices only go to the bell', () => {
    expect(decisions({ where: 'promotions', isResting: true })).toMatchObject({
      badge: 'never',
      popup: 'never',
      flying: 'never',
      notice: 'bell',
      alert: 'now',
      answer: 'now',
      cookies: 'now',
    });
  });
  it('while the cookie banner is open, the badge waits', () => {
    expect(decisions({ isConsentAsked: true }).badge).toBe('wait');
  });
  it('while a game is minimised in the corner, other overlays in the corner and the update toast wait', () => {
    expect(decisions({ isGameOpen: true, isGameMinimised: true })).toMatchObject({
      badge: 'wait',
      cookies: 'wait',
      update: 'wait',
      answer: 'now',
    });
  });
  it('while the result of a tournament is awaited, news waits, so that a win can be celebrated first', () => {
    expect(decisions({ where: 'promotions', isResultAwaited: true })).toMatchObject({
      notice: 'wait',
      news: 'wait',
      flying: 'wait',
      popup: 'wait',
      answer: 'now',
    });
  });
  it('the first page after a registration shows no popup', () => {
    expect(decisions({ where: 'promotions', isJustRegistered: true }).popup).toBe('never');
  });
});

describe('a full-screen game', () => {
  const over = (isQuiet: boolean) =>
    decisions({ where: 'game', isGameOpen: true, byGame: gameDecisions('full', isQuiet) });
  it('holds back news, notices, popups and badges if "do not disturb" is on', () => {
    expect(over(true)).toMatchObject({
      notice: 'bell',
      news: 'wait',
      flying: 'wait',
      badge: 'never',
      popup: 'never',
    });
  });
  it('never holds back messages about money, safety or limits', () => {
    expect([over(true).alert, over(false).alert]).toEqual(['now', 'now']);
  });
  it('lets notices and news through if "do not disturb" is off, but nothing that covers its controls', () => {
    expect(over(false)).toMatchObject({
      notice: 'now',
      news: 'now',
      flying: 'wait',
      badge: 'never',
      popup: 'never',
    });
  });
});

describe('a minimised game', () => {
  const at = (where: Where, isQuiet: boolean) =>
    decisions({
      where,
      isGameOpen: true,
      isGameMinimised: true,
      byGame: gameDecisions('minimised', isQuiet),
    });
  it.each(places.filter((where) => where !== 'game'))(
    'holds back news, notices, popups and badges at "%s" if "do not disturb" is on',
    (where) => {
      const kept = { notice: 'bell', news: 'wait', flying: 'wait', badge: 'never', popup: 'never' };
      expect(at(where, true)).toEqual({ ...at(where, false), ...kept });
    },
  );
  it('holds back nothing if "do not disturb" is off', () => {
    expect(gameDecisions('minimised', false)).toEqual({});
  });
});

describe('the kind of place at a path', () => {
  it.each<[Where, readonly string[]]>([
    [
      'hall',
      [paths.main(), paths.categoryGames('slots'), paths.producersGames('lumen'), paths.tournamentGames('x')],
    ],
    ['page', ['/rules', paths.staticPage('help'), paths.helpAnswer('payout-time')]],
    ['promotions', [paths.action()]],
    ['events', [paths.tournaments(), paths.compointsTournaments()]],
    ['event', [paths.promoPage('birthday'), paths.tournamentPage('x'), paths.tournamentSeries('x')]],
    ['gifts', [paths.gifts()]],
    [
      'account',
      [
        paths.login(),
        paths.registration(),
        paths.playSafety(),
        paths.profileVerification(),
        paths.profileInfo(),
        paths.profileLevels(),
        paths.achievements(),
      ],
    ],
    ['cashbox', [paths.cashbox(), '/cashbox/', '/cashbox?amount=500']],
    ['game', [paths.gameItem('golden-harvest', 'demo')]],
    ['error', ['/404', '/error/500', '/no/such/page/at/all']],
  ])('is "%s" for each of its paths', (where, list) => {
    expect(list.map((path) => whereOf(path))).toEqual(list.map(() => where));
  });
  it('is "error" if the page has failed', () => {
    expect(whereOf(paths.action(), true)).toBe('error');
  });
});

describe('a player who reads a text', () => {
  it.each([paths.staticPage('help'), paths.helpAnswer('payout-time'), paths.staticPage('rules')])(
    'sees no popup at %s',
    (path) => {
      expect(decide('popup', { ...calm, where: whereOf(path) })).toBe('never');
    },
  );
});

describe('a player who reads the responsible-gambling pages', () => {
  it.each([paths.staticPage('responsible-play'), paths.notifications(), paths.playSafety()])(
    'sees no popup and no badge at %s',
    (path) => {
      const place = { ...calm, where: whereOf(path) };
      expect(decide('popup', place)).toBe('never');
      expect(decide('badge', place)).toBe('never');
    },
  );
});
