import { describe, expect, it } from 'vitest';
import { promoFixture } from '#/entities/promo/promo.fixtures.tsx';
import { withPool, withProgress } from './promotions.realtime.ts';

const promo = promoFixture();
const news = { id: 170, actionId: 17, prizePool: 154_285_800, currency: 'RUB' } as const;

describe('a message about the prize pool', () => {
  it('raises the shown amount', () => {
    expect(withPool(promo, news).prizePoolCounter?.prizePool).toBe(154_285_800);
  });
  it.each([
    ['another counter', { ...news, id: 171 }],
    ['another currency', { ...news, currency: 'EUR' as const }],
    ['a lower amount', { ...news, prizePool: 1 }],
  ])('changes nothing if it has %s', (_what, other) => {
    expect(withPool(promo, other)).toBe(promo);
  });
  it('changes nothing if the promotion has no pool', () => {
    const without = { ...promo };
    delete without.prizePoolCounter;
    expect(withPool(without, news)).toBe(without);
  });
});

describe('a message about the progress of a task', () => {
  const task = { id: 17_001, actionId: 17, progress: 0, isCompleted: false, title: 'Собери комету' };
  it('changes only that task', () => {
    const list = { data: [task, { ...task, id: 17_002 }] };
    const after = withProgress(list, { id: 17_001, actionId: 17, progress: 100, isCompleted: true });
    expect(after.data.map(({ progress, isCompleted }) => [progress, isCompleted])).toEqual([
      [100, true],
      [0, false],
    ]);
  });
});
