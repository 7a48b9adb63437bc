import { achievementsQuery } from '#/entities/player/queries.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UserAchievement, UserAchievementList } from '#/api/generated/model/index.ts';
import { achievementFixture } from './achievements.fixtures.ts';
import { bindAchievements } from './achievements.realtime.ts';

const line = vi.hoisted(() => ({
  heard: new Map<string, (message: { at: number; data: unknown }) => void>(),
  gap: (): void => {},
}));
vi.mock('#/realtime/realtime.ts', () => ({
  subscribe: (type: string, listener: (message: { at: number; data: unknown }) => void) => {
    line.heard.set(type, listener);
    return () => line.heard.delete(type);
  },
  onGap: (listener: () => void) => {
    line.gap = listener;
    return () => {};
  },
}));

const client = new QueryClient();
const { queryKey } = achievementsQuery();
const AT = Date.UTC(2026, 0, 14, 12);
const say = (data: object): void => line.heard.get('achievement.progress')?.({ at: AT, data });
const known = (id: number): UserAchievement | undefined =>
  client.getQueryData<UserAchievementList>(queryKey)?.data.find((one) => one.id === id);
const isAskedAgain = (): boolean | undefined => client.getQueryState(queryKey)?.isInvalidated;

let won: number[];
let stop: () => void;
beforeEach(() => {
  won = [];
  stop = bindAchievements(client, ({ id }) => won.push(id));
  client.setQueryData<UserAchievementList>(queryKey, {
    data: [achievementFixture(1, { progress: 40 }), achievementFixture(2, { progress: 99 })],
  });
});
afterEach(() => {
  stop();
  client.clear();
});

it('progress is shown as its messages arrive', () => {
  say({ id: 1, progress: 41, isCompleted: false });
  expect(known(1)).toMatchObject({ progress: 41, current: 41 });
  expect(won).toEqual([]);
});

it('a win is reported once, with its time, even if the message arrives twice', () => {
  for (const _ of [1, 2]) say({ id: 2, progress: 100, isCompleted: true });
  expect(known(2)).toMatchObject({ isCompleted: true, completedAt: '2026-01-14T12:00:00.000Z' });
  expect(won).toEqual([2]);
});

it("a promotion's task is no trophy", () => {
  client.setQueryData<UserAchievementList>(queryKey, {
    data: [{ ...achievementFixture(3, { progress: 99 }), actionId: 17 }],
  });
  say({ id: 3, actionId: 17, progress: 100, isCompleted: true });
  expect(known(3)).toMatchObject({ isCompleted: true });
  expect(won).toEqual([]);
});

it('a message about an unknown achievement refetches the achievements', () => {
  say({ id: 404, progress: 1, isCompleted: false });
  expect(isAskedAgain()).toBe(true);
});

it('a gap in the connection refetches the achievements', () => {
  expect(isAskedAgain()).toBe(false);
  line.gap();
  expect(isAskedAgain()).toBe(true);
});

it('messages are ignored after the page is closed', () => {
  stop();
  expect(line.heard.size).toBe(0);
});
