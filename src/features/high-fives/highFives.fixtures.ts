import type { HighFive, HighFiveStatistic } from '#/api/generated/model/index.ts';

const names = ['zorro', 'northern_fox', 'lucky_owl', 'Маргарита', 'blue_comet', 'sol_e_mare'];

export const fiveFixtures: readonly HighFive[] = names.map((username, index) => ({
  id: index + 1,
  type: 'received',
  userId: 100 + index,
  username,
  rank: 7 + index * 113,
  points: 120_000,
  createdAt: `2026-01-14T0${String(9 - index)}:15:00Z`,
}));

export const statisticFixture: HighFiveStatistic = {
  sent: 14,
  received: 23,
  rank: 182,
  points: 600_000,
  daily: { sent: 3, limit: 20, perUserLimit: 3, resetAt: '2026-01-15T00:00:00Z' },
};
