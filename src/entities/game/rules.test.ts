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

describe('the actions of a tile', () => {
  it('let a player choose between real play and the demo', () => {
    expect(tileActions(game, 'player', 'desktop')).toEqual({ kind: 'offered', play: 'run', hasDemo: true });
  });
  it('let a guest play the demo, and lead to the login for real play', () => {
    expect(tileActions(game, 'guest', 'desktop')).toEqual({ kind: 'offered', play: 'login', hasDemo: true });
  });
  it('offer only real play if the game has no demo', () => {
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
  it('are refused for a disabled game and for one that left the catalogue', () => {
    expect(tileActions({ ...game, disabled: true }, 'player', 'desktop')).toEqual({
      kind: 'refused',
      reason: 'disabled',
    });
    expect(tileActions({ ...game, active: false }, 'guest', 'desktop')).toEqual({
      kind: 'refused',
      reason: 'disabled',
    });
  });
  it('are refused for a game made for other devices', () => {
    expect(tileActions({ ...game, devices: ['desktop'] }, 'player', 'mobile')).toEqual({
      kind: 'refused',
      reason: 'wrong_device',
    });
    expect(tileActions({ ...game, devices: ['desktop'] }, 'player', 'desktop').kind).toBe('offered');
  });
  it('are allowed on every device if the game has no list of devices', () => {
    expect(tileActions({ ...game, devices: [] }, 'player', 'mobile').kind).toBe('offered');
  });
  it('are refused as disabled, even if the game is also made for other devices', () => {
    expect(tileActions({ ...game, disabled: true, devices: ['desktop'] }, 'player', 'mobile')).toEqual({
      kind: 'refused',
      reason: 'disabled',
    });
  });
});

describe('the path to a game from a search result', () => {
  it('opens real play for a player and the demo for a guest', () => {
    expect(entryPath(game, 'player', 'desktop')).toBe('/play/golden-harvest');
    expect(entryPath(game, 'guest', 'desktop')).toBe('/play/golden-harvest?mode=demo');
  });
  it('leads a guest to the login if the game has no demo', () => {
    expect(entryPath({ ...game, has_demo_mode: false }, 'guest', 'desktop')).toBe(
      '/login?redirect=%2Fplay%2Fgolden-harvest',
    );
  });
  it("is null if the game can't be opened", () => {
    expect(entryPath({ ...game, disabled: true }, 'player', 'desktop')).toBeNull();
  });
});

describe('the badge of a tile', () => {
  it.each<[GameBadge[], GameBadge | null]>([
    [[], null],
    [['new'], 'new'],
    [['new', 'top'], 'top'],
    [['top', 'jackpot', 'new'], 'jackpot'],
  ])('for %j is %s', (badges, expected) => {
    expect(badgeOf({ badges })).toBe(expected);
  });
  it('is null for an unknown badge', () => {
    const fromServer = JSON.parse('["exclusive"]') as GameBadge[];
    expect(badgeOf({ badges: fromServer })).toBeNull();
  });
});

describe('the displayed name of a game', () => {
  it('is its name', () =>
    expect(shownName({ name: 'Golden Harvest', slug: 'golden-harvest' })).toBe('Golden Harvest'));
  it('is its slug if the name is blank', () =>
    expect(shownName({ name: ' \n', slug: 'golden-harvest' })).toBe('golden-harvest'));
});
