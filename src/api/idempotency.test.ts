import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '#/lib/browser.testing.ts';
import { ApiError, type ApiErrorDetails } from './ApiError.ts';
import { newIdempotencyKey, once } from './idempotency.ts';

const failWith = (details: Partial<ApiErrorDetails>): ApiError =>
  new ApiError({ kind: 'http', operation: 'POST /x', ...details });
const amount = { amount: 50_000, system: 88 };

beforeEach(() => {
  stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

/** Pays with an outcome, and gives the key that was sent. */
async function keyOf(payload: unknown, outcome?: unknown): Promise<string> {
  const call = vi.fn<(key: string) => Promise<string>>(() =>
    outcome === undefined ? Promise.resolve('paid') : Promise.reject(outcome),
  );
  await once('deposit', payload, call).catch(() => undefined);
  return call.mock.calls[0]?.[0] ?? '';
}

describe('once', () => {
  test('makes one call of ten clicks', async () => {
    const call = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve('paid'), 5)));
    const results = await Promise.all(Array.from({ length: 10 }, () => once('deposit', amount, call)));
    expect(call).toHaveBeenCalledOnce();
    expect(new Set(results)).toEqual(new Set(['paid']));
  });

  test.each([
    ['no answer', failWith({ kind: 'network' })],
    ['a timeout', failWith({ kind: 'timeout' })],
    ['a 500', failWith({ status: 500 })],
    ['a 429', failWith({ status: 429 })],
    ['an answer that breaks the description', failWith({ kind: 'contract', status: 200 })],
  ])('repeats with the same key after %s', async (_, error) => {
    const first = await keyOf(amount, error);
    expect(await keyOf({ system: 88, amount: 50_000 }, error)).toBe(first);
    expect(sessionStorage.getItem('casino.idempotency.deposit')).not.toContain('50000');
  });

  test.each([
    ['a success', undefined],
    ['a refusal', failWith({ status: 400 })],
  ])('takes a new key after %s', async (_, outcome) => {
    const first = await keyOf(amount, outcome);
    expect(await keyOf(amount, outcome)).not.toBe(first);
  });

  test('takes another key for other content', async () => {
    const error = failWith({ kind: 'network' });
    const first = await keyOf(amount, error);
    expect(await keyOf({ ...amount, amount: 1 }, error)).not.toBe(first);
  });
});

test('keys are version 4 UUIDs, also where the page is not a secure context', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newIdempotencyKey()).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(newIdempotencyKey()).toMatch(uuid);
});
