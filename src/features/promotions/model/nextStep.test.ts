import { describe, expect, it } from 'vitest';
import { membershipFixture, promoFixture, viewers } from '#/entities/promo/promo.fixtures.tsx';
import { POINT_PARTS, type Viewer } from '#/entities/promo/rules.ts';
import { nearestPrize, nextStep } from './nextStep.ts';

const lottery = promoFixture('template1');
const exchange = promoFixture('template2');
const playerWith = (points: number): Viewer => ({
  kind: 'player',
  membership: membershipFixture({ points, additionalPoints: 0 }),
  isMultiAccount: false,
});

describe('the button of a running promotion', () => {
  it.each([
    ['guest', 'register'],
    ['unknown', 'unknown'],
    ['multiAccount', 'support'],
    ['outsider', 'join'],
    ['member', 'play'],
  ] as const)('offers "%s" the step "%s"', (who, step) => {
    expect(nextStep(lottery, 'running', viewers[who])).toBe(step);
  });
  it('leads to the prizes once the player has enough points for one', () => {
    expect(nextStep(exchange, 'running', playerWith(0))).toBe('play');
    expect(nextStep(exchange, 'running', playerWith(199 * POINT_PARTS))).toBe('play');
    expect(nextStep(exchange, 'running', playerWith(200 * POINT_PARTS))).toBe('exchange');
  });
});

describe('the nearest prize of an exchange', () => {
  const [gone, cheapest] = exchange.prizes ?? [];

  it("has the number of missing points while the player can't afford any prize", () => {
    expect(nearestPrize(exchange, 'running', playerWith(150 * POINT_PARTS))).toEqual({
      prize: cheapest,
      missing: 50 * POINT_PARTS,
    });
  });
  it('is never a prize that is out of stock', () => {
    expect(gone?.left).toBe(0);
    expect(nearestPrize(exchange, 'running', playerWith(45 * POINT_PARTS))?.prize).toBe(cheapest);
    const allGone = { ...exchange, prizes: exchange.prizes?.map((prize) => ({ ...prize, left: 0 })) ?? [] };
    expect(nearestPrize(allGone, 'running', playerWith(0))).toBeNull();
    expect(nextStep(allGone, 'running', playerWith(9_000 * POINT_PARTS))).toBe('play');
  });
  it('is null once the player can afford a prize, for non-members, and after the end', () => {
    expect(nearestPrize(exchange, 'running', playerWith(200 * POINT_PARTS))).toBeNull();
    expect(nearestPrize(exchange, 'running', viewers.outsider)).toBeNull();
    expect(nearestPrize(exchange, 'over', playerWith(0))).toBeNull();
    expect(nearestPrize(lottery, 'running', playerWith(0))).toBeNull();
  });
});
