// How long a world takes to be there. Generous bounds catch one that is made twice, or in one piece.
import { expect, test } from 'vitest';
import { callerOf, testBackend } from '#mocks/core/caller.testing.ts';

const timed = (act: () => void): number => {
  const started = performance.now();
  act();
  return performance.now() - started;
};

test('a world of 5,000 games answers what a lobby asks for first', () => {
  const spent = timed(() => {
    const call = callerOf(testBackend({ seed: 'never-seen-before' }));
    const paths = [
      'json-api/serverdata',
      'json-api/v2/categories',
      'json-api/v2/games?page=1&limit=24',
      'json-api/banners?type=startPage',
      'json-api/content/current-block',
      'api/winners?limit=30',
    ];
    for (const path of paths) expect(call('GET', `/${path}`).status, path).toBe(200);
  });
  // 60 ms on a quiet machine.
  expect(spent).toBeLessThan(1_000);
});

test('another session of a seed is there in a fraction of the time of the first', () => {
  testBackend();
  const make = (seedOf: (count: number) => string): number =>
    timed(() => {
      for (let count = 0; count < 50; count += 1) testBackend({ seed: seedOf(count) });
    });
  const first = make((count) => `first-${count}`);
  // 0.1 ms against 1.3: who the personas are is told once a seed.
  expect(make(() => 'first-0')).toBeLessThan(first / 2);
});
