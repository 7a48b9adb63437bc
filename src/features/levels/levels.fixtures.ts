import type { Level, UserLevel } from '#/api/generated/model/index.ts';

export function levelFixture(index: number, over: Partial<Level> = {}): Level {
  return {
    index,
    image: `/mock-assets/level/${String(index)}.svg`,
    name: ['Visitor', 'Starter', 'Seeker', 'Pathfinder', 'Navigator'][index] ?? `Level ${String(index)}`,
    points: [0, 100, 500, 1_500, 4_000][index] ?? index * 2_000,
    privileges:
      index === 0 ? ['Compoints at 150:1'] : [`Cashback ${String(index + 1)}%`, 'Compoints at 140:1'],
    ...(index === 0 ? {} : { gift: { title: '20 gift spins', image: '/mock-assets/gift/giftspin.svg' } }),
    ...over,
  };
}

export const ladderFixture = (): Level[] => [0, 1, 2, 3, 4].map((index) => levelFixture(index));

export function standingFixture(over: Partial<UserLevel> = {}): UserLevel {
  return {
    index: 2,
    image: '/mock-assets/level/2.svg',
    name: 'Seeker',
    points: 820,
    nextLevelPoints: 1_500,
    progress: 32,
    ...over,
  };
}
