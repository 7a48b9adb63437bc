import { describe, expect, it } from 'vitest';
import { promoFixture } from '#/entities/promo/promo.fixtures.tsx';
import { depositDays, depositProgress, tasksOf } from './tasks.ts';

describe('the tasks of a promotion', () => {
  it("have the player's progress, but not for guests", () => {
    const own = { id: 17_001, actionId: 17, progress: 40, isCompleted: false, title: '' };
    const foreign = { ...own, id: 17_002, actionId: 18 };
    expect(tasksOf(promoFixture(), [own, foreign]).map(({ state }) => state?.progress)).toEqual([
      40,
      undefined,
    ]);
    expect(tasksOf(promoFixture(), []).every(({ state }) => state === null)).toBe(true);
  });
});

describe('the daily deposit tasks', () => {
  const day = (date: string, amount: number) => ({
    id: Number(date.slice(-2)),
    date,
    amount,
    requiredAmount: 100_000,
    currency: 'RUB' as const,
    isCompleted: amount >= 100_000,
  });
  const tasks = [day('2026-11-18', 100_000), day('2026-11-19', 25_000), day('2026-11-20', 40_000)];
  it("include today's task, and the number of completed days", () => {
    const { today, completed, days } = depositDays(tasks, Date.UTC(2026, 10, 20, 23, 59));
    expect([today?.date, completed, days.length]).toEqual(['2026-11-20', 1, 3]);
  });
  it('have no task for today once the promotion has ended', () => {
    expect(depositDays(tasks, Date.UTC(2026, 10, 21)).today).toBeNull();
    expect(depositDays(tasks, null).today, 'on its last day').toBeNull();
  });
  it('show the percentage of the required deposit, at most 100 %', () => {
    expect(depositProgress({ amount: 40_000, requiredAmount: 100_000 })).toBe(40);
    expect(depositProgress({ amount: 400_000, requiredAmount: 100_000 })).toBe(100);
    expect(depositProgress({ amount: 0, requiredAmount: 0 })).toBe(100);
  });
});
