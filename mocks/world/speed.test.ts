// How long it takes to create a world. The bounds are generous, but catch one that is created twice
// or eagerly.
import { SimpleFaker } from '@faker-js/faker';
import { expect, test, vi } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { GameRunResponse } from '#mocks/generated/model/index.ts';

const timed = (act: () => void): number => {
  const started = performance.now();
  act();
  return performance.now() - started;
};

test("a world of 5,000 games answers a lobby's first requests quickly", () => {
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
  // Generous for busy machines: an idle one takes 60 ms.
  expect(spent).toBeLessThan(1_000);
});

test('another session of a seed reuses the catalogue and the people of the first', () => {
  // Every instance of faker gets its reference date. Faker costs most of a new world: 1.2 of 1.3 ms.
  const invent = vi.spyOn(SimpleFaker.prototype, 'setDefaultRefDate');
  const first = testBackend({ seed: 'shared-by-two-sessions' });
  expect(invent).toHaveBeenCalled();
  invent.mockClear();
  const second = testBackend({ seed: 'shared-by-two-sessions' });
  expect(invent).not.toHaveBeenCalled();
  expect(second.world.catalogue).toBe(first.world.catalogue);
  invent.mockRestore();
});

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

test('spins, statements, histories and limits stay fast after 3,000 rounds', () => {
  const backend = testBackend();
  const call = callerOf(backend);
  const token = (): string => tokenOf(backend, 'vip');
  const limits = (['loss', 'time'] as const).map((kind) => ({ kind, period: 'month', amount: 40_000 }));
  call('PUT', '/json-api/responsible-play/limits', {
    token: token(),
    body: {
      limits: limits.map((limit) => (limit.kind === 'loss' ? { ...limit, amount: 40_000_000 } : limit)),
    },
  });
  const { data } = call('POST', '/json-api/eapi/game-run/golden-harvest', {
    token: token(),
    body: { platform: 'desktop', type: 'real' },
  }).json as GameRunResponse;
  const spin = (): void => {
    backend.clock.advance(1_000);
    const body = { runToken: data.runToken, bet: 1_000 };
    expect(call('POST', '/mock-provider/spin', { body }).status).toBe(200);
  };
  const read = (): void => {
    const own = token();
    for (const path of [
      'responsible-play/statement?period=year',
      'responsible-play/activity?period=month',
      'responsible-play/limits',
      'history/bets?result=won&page=2',
      'history/transactions',
    ])
      expect(call('GET', `/json-api/${path}`, { token: own }).status, path).toBe(200);
  };
  const costs = (act: () => void, times: number): number =>
    median(Array.from({ length: times }, () => timed(act)));
  // Warm up the JIT compiler.
  costs(spin, 200);
  costs(read, 20);
  const early = { spin: costs(spin, 200), read: costs(read, 20) };
  for (let round = 0; round < 3_000; round += 1) spin();
  // Rescanning the ledger made it twenty times slower. The bound is generous for busy machines.
  expect(costs(spin, 200)).toBeLessThan(early.spin * 3);
  expect(costs(read, 20)).toBeLessThan(early.read * 3);
});
