import { expect, test } from 'vitest';
import type { PlayLimit } from '#/api/generated/model/index.ts';
import { playableAt } from './StagePanels.tsx';

const limit = (period: PlayLimit['period'], used: number, resetsAt: string): PlayLimit => ({
  kind: 'loss',
  period,
  amount: 2_000,
  least: 500,
  used,
  currency: 'BRL',
  resetsAt,
});

test('play is possible again once all used-up limits have reset', () => {
  const day = limit('day', 2_000, '2026-11-21T00:00:00Z');
  const week = limit('week', 2_100, '2026-11-23T00:00:00Z');
  const month = limit('month', 1_999, '2026-12-01T00:00:00Z');
  expect(playableAt([day, week, month], 'loss')).toBe(Date.UTC(2026, 10, 23));
  expect(playableAt([day], 'time')).toBeNull();
});

test('a limit counts as used up if its rest is too small for a bet', () => {
  const day = limit('day', 1_965, '2026-11-21T00:00:00Z');
  const week = limit('week', 1_000, '2026-11-23T00:00:00Z');
  expect(playableAt([day, week], 'loss')).toBe(Date.UTC(2026, 10, 21));
});
