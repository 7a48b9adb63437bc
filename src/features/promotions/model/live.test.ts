import { describe, expect, it } from 'vitest';
import { promoFixture } from '../promotions.fixtures.ts';
import { withPool, withProgress } from './live.ts';

const promo = promoFixture();
const news = { id: 170, actionId: 17, prizePool: 154_285_800, currency: 'RUB' } as const;

describe('news of the pool', () => {
  it('make it grow', () => {
    expect(withPool(promo, news).prizePoolCounter?.prizePool).toBe(154_285_800);
  });
  it.each([
    ['another counter', { ...news, id: 171 }],
    ['another currency', { ...news, currency: 'EUR' as const }],
    ['what was overtaken', { ...news, prizePool: 1 }],
  ])('of %s change nothing', (_what, other) => {
    expect(withPool(promo, other)).toBe(promo);
  });
  it('change nothing where there is no pool', () => {
    const without = { ...promo };
    delete without.prizePoolCounter;
    expect(withPool(without, news)).toBe(without);
  });
});

describe('news of a task', () => {
  const task = { id: 17_001, actionId: 17, progress: 0, isCompleted: false, title: 'Собери комету' };
  it('move that task alone', () => {
    const list = { data: [task, { ...task, id: 17_002 }] };
    const after = withProgress(list, { id: 17_001, actionId: 17, progress: 100, isCompleted: true });
    expect(after.data.map(({ progress, isCompleted }) => [progress, isCompleted])).toEqual([
      [100, true],
      [0, false],
    ]);
  });
});
