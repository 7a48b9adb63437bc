import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { achievementFixture } from '../achievements.fixtures.ts';
import { collectionOf, NEAREST_COUNT, stepsLeft, withProgress } from './collection.ts';

const at = (...progress: number[]) =>
  progress.map((one, index) => achievementFixture(index + 1, { progress: one }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const NOW = '2026-01-14T12:00:00Z';

describe('the nearest achievements', () => {
  test('are at most six, the closest to completion first', () => {
    const { nearest, ahead } = collectionOf(at(10, 20, 30, 40, 50, 60, 70, 80));
    expect(nearest).toHaveLength(NEAREST_COUNT);
    expect(ids(nearest)).toEqual([8, 7, 6, 5, 4, 3]);
    expect(ids(ahead)).toEqual([1, 2]);
  });

  test('have made progress but are not complete', () => {
    const list = at(0, 1, 99, 100);
    expect(ids(collectionOf(list).nearest)).toEqual([3, 2]);
    // All steps are done, but the server hasn't marked the achievement as completed yet.
    expect(collectionOf([achievementFixture(1, { progress: 100, isCompleted: false })]).nearest).toEqual([]);
  });
});

describe('the collection', () => {
  test('shows the latest win first', () => {
    const list = [
      achievementFixture(1, { progress: 100, completedAt: '2026-01-02T00:00:00Z' }),
      achievementFixture(2, { progress: 100, completedAt: '2026-01-09T00:00:00Z' }),
    ];
    expect(ids(collectionOf(list).trophies)).toEqual([2, 1]);
  });

  test('leaves out the achievements of promotions', () => {
    expect(collectionOf([achievementFixture(1, { actionId: 17, progress: 50 })])).toEqual({
      nearest: [],
      trophies: [],
      ahead: [],
      total: 0,
    });
  });

  test('contains each achievement exactly once, for any progress', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 }), (progress) => {
        const { nearest, trophies, ahead, total } = collectionOf(at(...progress));
        const all = ids([...nearest, ...trophies, ...ahead]);
        expect(all.toSorted((one, other) => one - other)).toEqual(progress.map((_, index) => index + 1));
        expect(total).toBe(progress.length);
      }),
    );
  });
});

describe('a socket message', () => {
  test('updates the progress and the number of finished steps', () => {
    const [one] = withProgress(at(40), { id: 1, progress: 41, isCompleted: false }, NOW);
    expect(one).toMatchObject({ progress: 41, current: 41, isCompleted: false });
  });

  test('completes the achievement and stores the time of the win', () => {
    const [one] = withProgress(at(99), { id: 1, progress: 100, isCompleted: true }, NOW);
    expect(one).toMatchObject({ progress: 100, current: 100, isCompleted: true, completedAt: NOW });
  });

  test('never reduces the progress, even if it arrives late', () => {
    const list = at(60, 100);
    expect(withProgress(list, { id: 1, progress: 59, isCompleted: false }, NOW)).toEqual(list);
    expect(withProgress(list, { id: 2, progress: 99, isCompleted: false }, NOW)).toEqual(list);
  });

  test('about an unknown achievement changes nothing', () => {
    const list = at(60);
    expect(withProgress(list, { id: 404, progress: 70, isCompleted: false }, NOW)).toEqual(list);
  });
});

test('the remaining steps are those that the server counts, if it does', () => {
  expect(stepsLeft(achievementFixture(1, { progress: 80 }))).toBe(20);
  expect(stepsLeft({ id: 1, title: '', progress: 80, isCompleted: false })).toBeNull();
});
