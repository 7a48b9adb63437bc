import type { UserAchievement } from '#/api/generated/model/index.ts';

export function achievementFixture(id: number, over: Partial<UserAchievement> = {}): UserAchievement {
  const { progress = 0 } = over;
  return {
    id,
    progress,
    isCompleted: progress === 100,
    title: `Warm-up ${String(id)}`,
    description: 'Play 100 rounds',
    image: '/mock-assets/trophy/warm-up.svg',
    current: progress,
    target: 100,
    reward: '20 gift spins',
    ...(progress === 100 ? { completedAt: '2026-01-10T12:00:00Z' } : {}),
    ...over,
  };
}
