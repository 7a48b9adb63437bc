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

describe('the free rounds in the current game', () => {
  it("are those of the active gift for this game, with the gift's deadline", () => {
    expect(gameRoundsOf([spins], 'northern-foxes', NOW)).toEqual({
      kind: 'spins',
      left: 12,
      endsAt: NOW + 86_400_000,
    });
  });
  it('may be free bets, which may have no deadline', () => {
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
    ['that are all played', 'northern-foxes', { ...spins, roundsLeft: 0 }, NOW],
    ['after their deadline', 'northern-foxes', spins, NOW + 86_400_000],
  ])("don't include rounds %s", (_, slug, gift, now) => {
    expect(gameRoundsOf([gift], slug, now)).toBeNull();
  });
});
