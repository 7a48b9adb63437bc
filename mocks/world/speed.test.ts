// Measures the cost of creating a world, of playing and of reading. The time limits are generous, but a world
// that is created twice or generates its catalogue too early would exceed them.
import { SimpleFaker } from '@faker-js/faker';
import { expect, test, vi } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { GameRunResponse } from '#mocks/generated/model/index.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { hour, second } from './dates.ts';
import type { State } from './state.ts';

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
  // The limit is generous, for busy machines. An idle machine takes 60 ms.
  expect(spent).toBeLessThan(1_000);
});

test('another session of a seed reuses the catalogue and the people of the first', () => {
  // Each new instance of faker sets a reference date, so the number of calls is the number of instances.
  // Creating them takes 1.2 of the 1.3 ms that a new world takes.
  const invent = vi.spyOn(SimpleFaker.prototype, 'setDefaultRefDate');
  const first = testBackend({ seed: 'shared-by-two-sessions' });
  expect(invent).toHaveBeenCalled();
  invent.mockClear();
  const second = testBackend({ seed: 'shared-by-two-sessions' });
  expect(invent).not.toHaveBeenCalled();
  expect(second.world.catalogue).toBe(first.world.catalogue);
  invent.mockRestore();
});

/**
 * Counts all reads of the state from now on, at any depth. A read counts for the slice or list that contains
 * the value. Unlike times, counts are the same on every machine.
 */
function countReads(state: State): Map<string, number> {
  const reads = new Map<string, number>();
  const proxies = new WeakMap<object, object>();
  const counted = (value: unknown, part: string, depth: number): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = proxies.get(value);
    if (known) return known;
    const proxy: object = new Proxy(value, {
      get(target, key, receiver) {
        // Reads of a list's length don't count: projections use them to check whether items were added.
        if (key !== 'length') reads.set(part, (reads.get(part) ?? 0) + 1);
        const isPart = depth < 3 && typeof key === 'string' && Number.isNaN(Number(key));
        return counted(Reflect.get(target, key, receiver), isPart ? key : part, depth + 1);
      },
    });
    proxies.set(value, proxy).set(proxy, proxy);
    return proxy;
  };
  for (const part of ['players', 'sessions', 'ledger', 'inbox', 'counters', 'slices'] as const)
    Object.assign(state, { [part]: counted(state[part], part, 0) });
  return reads;
}

const limits = [
  { kind: 'loss', period: 'month', amount: 40_000_000 },
  { kind: 'loss', period: 'day', amount: 40_000_000 },
  { kind: 'time', period: 'month', amount: 40_000 },
];

/** A player with limits, a tournament and promotions, after some rounds in a slot. */
function playing({ rounds, between }: { rounds: number; between: number }) {
  const backend = testBackend({ checkAnswers: false });
  const call = callerOf(backend);
  const get = (path: string): void =>
    expect(call('GET', `/json-api/${path}`, { token: tokenOf(backend, 'vip') }).status, path).toBe(200);
  call('PUT', '/json-api/responsible-play/limits', { token: tokenOf(backend, 'vip'), body: { limits } });
  const { data } = call('POST', '/json-api/eapi/game-run/golden-harvest', {
    token: tokenOf(backend, 'vip'),
    body: { platform: 'desktop', type: 'real' },
  }).json as GameRunResponse;
  const spin = (): void => {
    backend.clock.advance(between);
    const body = { runToken: data.runToken, bet: 1_000 };
    expect(call('POST', '/mock-provider/spin', { body }).status).toBe(200);
  };
  for (let round = 0; round < rounds; round += 1) spin();
  return { backend, get, spin };
}

/**
 * Counts the reads of each part of the state while `act` runs 50 times. One run before counting brings all
 * projections up to date.
 */
function readsOf(backend: Backend, act: () => void): Map<string, number> {
  const reads = countReads(backend.state);
  act();
  reads.clear();
  for (let time = 0; time < 50; time += 1) act();
  return reads;
}

test('a spin reads about as much of the state after 3,000 rounds as after 50', () => {
  const [early, later] = [50, 3_000].map((rounds) => {
    const { backend, spin } = playing({ rounds, between: second });
    return [...readsOf(backend, spin).values()].reduce((sum, count) => sum + count, 0);
  });
  expect(later).toBeLessThan((early ?? 0) * 1.2);
});

test('rounds on many days are not read again by a later spin, a statement or a limit', () => {
  const [early, later] = [50, 600].map((rounds) => {
    // The rounds are an hour apart, so each of them begins a play span of its own.
    const { backend, get, spin } = playing({ rounds, between: hour });
    return readsOf(backend, () => {
      spin();
      get('responsible-play/statement?period=year');
      get('responsible-play/activity?period=month');
      get('responsible-play/limits');
      get('history/transactions');
    });
  });
  // Tolerates 50 percent more reads, because each win adds a ledger entry.
  for (const part of ['entries', 'played'])
    expect(later?.get(part), part).toBeLessThan((early?.get(part) ?? 0) * 1.5);
});
