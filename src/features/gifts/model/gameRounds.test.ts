import { describe, expect, it } from 'vitest';
import { spinsGift } from '#/entities/gift/gift.fixtures.ts';
import { gameRoundsOf } from './gameRounds.ts';

const NOW = Date.parse('2026-01-14T12:00:00Z');
const spins = spinsGift({
  state: 'activated',
  gameSlug: 'northern-foxes',
  roundsLeft: 12,
  expiredAt: '2026-01-15T12:00:00Z',
});

describe('free rounds in the game that is played', () => {
  it('are those of the active gift for this game, with their deadline', () => {
    expect(gameRoundsOf([spins], 'northern-foxes', NOW)).toEqual({
      kind: 'spins',
      left: 12,
      endsAt: NOW + 86_400_000,
    });
  });
  it('can be free bets, without a deadline', () => {
    const { expiredAt: _, ...endless } = spins;
    expect(gameRoundsOf([{ ...endless, type: 'freebet', roundsLeft: 1 }], 'northern-foxes', NOW)).toEqual({
      kind: 'freeBets',
      left: 1,
      endsAt: null,
    });
  });
  it.each([
    ['in another game', 'golden-harvest', spins, NOW],
    ['of a gift that is not activated', 'northern-foxes', { ...spins, state: 'received' as const }, NOW],
    ['that are played', 'northern-foxes', { ...spins, roundsLeft: 0 }, NOW],
    ['from the moment of their deadline', 'northern-foxes', spins, NOW + 86_400_000],
  ])('are not those %s', (_, slug, gift, now) => {
    expect(gameRoundsOf([gift], slug, now)).toBeNull();
  });
});
