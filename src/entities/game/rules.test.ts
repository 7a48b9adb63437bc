import { describe, expect, it } from 'vitest';
import type { Game, GameBadge } from '#/api/generated/model/index.ts';
import { badgeOf, entryPath, shownName, tileActions } from './rules.ts';

const game: Game = {
  slug: 'golden-harvest',
  name: 'Golden Harvest',
  preview: '/media/games/golden-harvest.svg',
  allow_bonus_balance: true,
  active: true,
  badges: [],
  disabled: false,
  has_demo_mode: true,
};

describe('what a tile offers', () => {
  it('a player plays for real and may try the demo', () => {
    expect(tileActions(game, 'player', 'desktop')).toEqual({ kind: 'offered', play: 'run', hasDemo: true });
  });
  it('a guest plays the demo and has to log in for a real game', () => {
    expect(tileActions(game, 'guest', 'desktop')).toEqual({ kind: 'offered', play: 'login', hasDemo: true });
  });
  it('a game without demo mode offers only real play', () => {
    expect(tileActions({ ...game, has_demo_mode: false }, 'player', 'mobile')).toEqual({
      kind: 'offered',
      play: 'run',
      hasDemo: false,
    });
    expect(tileActions({ ...game, has_demo_mode: false }, 'guest', 'mobile')).toEqual({
      kind: 'offered',
      play: 'login',
      hasDemo: false,
    });
  });
  it('a disabled game cannot be opened, nor one that left the catalogue', () => {
    expect(tileActions({ ...game, disabled: true }, 'player', 'desktop')).toEqual({
      kind: 'refused',
      reason: 'disabled',
    });
    expect(tileActions({ ...game, active: false }, 'guest', 'desktop')).toEqual({
      kind: 'refused',
      reason: 'disabled',
    });
  });
  it('a game of other devices cannot be opened on this one', () => {
    expect(tileActions({ ...game, devices: ['desktop'] }, 'player', 'mobile')).toEqual({
      kind: 'refused',
      reason: 'wrong_device',
    });
    expect(tileActions({ ...game, devices: ['desktop'] }, 'player', 'desktop').kind).toBe('offered');
  });
  it('a game that names no device runs on every one', () => {
    expect(tileActions({ ...game, devices: [] }, 'player', 'mobile').kind).toBe('offered');
  });
  it('being disabled is said before the device', () => {
    expect(tileActions({ ...game, disabled: true, devices: ['desktop'] }, 'player', 'mobile')).toEqual({
      kind: 'refused',
      reason: 'disabled',
    });
  });
});

describe('a game chosen by its name', () => {
  it('is played for real by a player, and as a demo by a guest', () => {
    expect(entryPath(game, 'player', 'desktop')).toBe('/play/golden-harvest');
    expect(entryPath(game, 'guest', 'desktop')).toBe('/play/golden-harvest?mode=demo');
  });
  it('leads a guest to login if it has no demo', () => {
    expect(entryPath({ ...game, has_demo_mode: false }, 'guest', 'desktop')).toBe(
      '/login?redirect=%2Fplay%2Fgolden-harvest',
    );
  });
  it('leads nowhere if it cannot be opened', () => {
    expect(entryPath({ ...game, disabled: true }, 'player', 'desktop')).toBeNull();
  });
});

describe('the badge of a tile', () => {
  it.each<[GameBadge[], GameBadge | null]>([
    [[], null],
    [['new'], 'new'],
    [['new', 'top'], 'top'],
    [['top', 'jackpot', 'new'], 'jackpot'],
  ])('of %j is %s', (badges, expected) => {
    expect(badgeOf({ badges })).toBe(expected);
  });
  it('is none for a value that the client does not know', () => {
    const fromServer = JSON.parse('["exclusive"]') as GameBadge[];
    expect(badgeOf({ badges: fromServer })).toBeNull();
  });
});

describe('the name of a game', () => {
  it('is its own', () =>
    expect(shownName({ name: 'Golden Harvest', slug: 'golden-harvest' })).toBe('Golden Harvest'));
  it('is its slug where its own shows nothing', () =>
    expect(shownName({ name: ' \n', slug: 'golden-harvest' })).toBe('golden-harvest'));
});
