import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorDetails } from './ApiError.ts';
import { patchQuery } from './queryCache.ts';
import { createQueryClient, readRetryDelay } from './queryClient.ts';

const failWith = (details: Partial<ApiErrorDetails>): ApiError =>
  new ApiError({ kind: 'http', operation: 'GET /x', ...details });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function triesOf(error: unknown): Promise<number> {
  const ask = vi.fn(async () => {
    throw error;
  });
  const client = createQueryClient();
  const stop = new QueryObserver(client, { queryKey: ['x'], queryFn: ask }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  client.clear();
  return ask.mock.calls.length;
}

describe('a read', () => {
  test.each([
    ['a network error', failWith({ kind: 'network' }), 3],
    ['a timeout', failWith({ kind: 'timeout' }), 3],
    ['a 500', failWith({ status: 500 }), 3],
    ['a 429 with a short wait', failWith({ status: 429, retryAfter: '2' }), 3],
    ['a 429 with a long wait', failWith({ status: 429, retryAfter: '300' }), 1],
    ['a 400', failWith({ status: 400 }), 1],
    ['a 401', failWith({ status: 401 }), 1],
    ['a response that breaks the API description', failWith({ kind: 'contract' }), 1],
    ['being offline', failWith({ kind: 'offline' }), 1],
    ['an abort', failWith({ kind: 'aborted' }), 1],
    ['a bug', new Error('bug'), 1],
  ])('after %s is repeated up to two times, but only if a retry can help', async (_, error, tries) => {
    expect(await triesOf(error)).toBe(tries);
  });

  test('waits as long as the server asks, or else longer before each retry, with jitter', () => {
    expect(readRetryDelay(0, failWith({ status: 429, retryAfter: '7' }))).toBeGreaterThanOrEqual(7000);
    const first = Array.from({ length: 50 }, () => readRetryDelay(0, failWith({ status: 500 })));
    expect(Math.min(...first)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...first)).toBeLessThanOrEqual(2000);
    expect(new Set(first).size).toBeGreaterThan(10);
    expect(readRetryDelay(1, failWith({ status: 500 }))).toBeGreaterThanOrEqual(2000);
  });
});

test('a write is never retried, and never queued while offline', async () => {
  const write = vi.fn(() => Promise.reject(failWith({ kind: 'offline' })));
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, { mutationFn: write });
  await expect(mutation.execute(undefined)).rejects.toMatchObject({ kind: 'offline' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(write).toHaveBeenCalledOnce();
});

test.each<[string, (client: QueryClient) => unknown]>([
  ['two invalidations', (client) => [1, 2].map(() => client.invalidateQueries({ queryKey: ['list'] }))],
  ['an update that needs data', (client) => patchQuery<string>(client, ['list'], () => 'patched')],
])('a first load during %s is repeated once, because its response may be older', async (_, change) => {
  const { promise: oldResponse, resolve } = Promise.withResolvers<string>();
  const ask = vi.fn(() => Promise.resolve('new')).mockReturnValueOnce(oldResponse);
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: ask });
  const stop = observer.subscribe(() => {});
  change(client);
  resolve('old');
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toBe('new');
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('a first load without a change is not repeated', async () => {
  const ask = vi.fn(() => Promise.resolve('only'));
  const client = createQueryClient();
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn: ask }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  stop();
});
