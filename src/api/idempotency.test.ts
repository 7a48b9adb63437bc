import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '#/lib/browser.testing.ts';
import { ApiError, type ApiErrorDetails } from './ApiError.ts';
import {
  isOutcomeKnown,
  KEY_LIFETIME_MS,
  newIdempotencyKey,
  releaseIdempotencyKey,
  withIdempotencyKey,
  type KeyedCall,
} from './idempotency.ts';
import { session } from './session/session.store.ts';

const failWith = (details: Partial<ApiErrorDetails>): ApiError =>
  new ApiError({ kind: 'http', operation: 'POST /x', ...details });
const amount = { amount: 50_000, system: 88 };

let players = 0;
beforeEach(() => {
  stubBrowser();
  // Pending attempts outlive a test because the module stays loaded, so each test uses its own player.
  session.userId = `one ${(players += 1)}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = (): string[] =>
  Object.entries(localStorage).map(([name, value]) => `${name}=${String(value)}`);

type WithKey = typeof withIdempotencyKey;

/** Makes a call with this outcome and returns the idempotency key it sent. */
async function keyOf(
  payload: unknown,
  outcome?: unknown,
  withKey: WithKey = withIdempotencyKey,
): Promise<string> {
  const call = vi.fn<(keyed: KeyedCall) => Promise<string>>(() =>
    outcome === undefined ? Promise.resolve('paid') : Promise.reject(outcome),
  );
  await withKey('deposit', payload, call).catch(() => undefined);
  return call.mock.calls[0]?.[0].key ?? '';
}

/** Simulates another tab, or a reload: fresh module state over the same storage. */
async function openTab(userId = session.userId): Promise<WithKey> {
  vi.resetModules();
  (await import('./session/session.store.ts')).session.userId = userId;
  return (await import('./idempotency.ts')).withIdempotencyKey;
}

describe('withIdempotencyKey', () => {
  test('makes one call for ten clicks', async () => {
    const call = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve('paid'), 5)));
    const results = await Promise.all(
      Array.from({ length: 10 }, () => withIdempotencyKey('deposit', amount, call)),
    );
    expect(call).toHaveBeenCalledOnce();
    expect(new Set(results)).toEqual(new Set(['paid']));
  });

  test.each([
    ['no response', failWith({ kind: 'network' })],
    ['a connection that broke during the call', failWith({ kind: 'offline' })],
    ['a timeout', failWith({ kind: 'timeout' })],
    ['a 500', failWith({ status: 500 })],
    ['a response that breaks the API description', failWith({ kind: 'contract', status: 200 })],
  ])('repeats with the same key after %s', async (_, error) => {
    const first = await keyOf(amount, error);
    expect(await keyOf({ system: 88, amount: 50_000 }, error)).toBe(first);
    expect(stored().join()).not.toMatch(/50_?000|one/);
  });

  test.each([
    ['a success', undefined],
    ['a refusal', failWith({ status: 400 })],
    ['a 429 of the first attempt', failWith({ status: 429 })],
  ])('uses a new key after %s', async (_, outcome) => {
    const first = await keyOf(amount, outcome);
    expect(await keyOf(amount, outcome)).not.toBe(first);
  });

  test.each([
    ['a 401', { status: 401 }],
    ['a 429', { status: 429 }],
    ['a 451', { status: 451 }],
    ['a call that was not sent', { kind: 'offline', isUnsent: true }],
  ] as const)(
    'the outcome is known after %s of a first attempt, but stays unknown if an earlier attempt got no response',
    async (_, details) => {
      expect(isOutcomeKnown(failWith(details))).toBe(true);
      const first = await keyOf(amount, failWith({ kind: 'network' }));
      const later = failWith(details);
      expect(await keyOf(amount, later)).toBe(first);
      expect(isOutcomeKnown(later)).toBe(false);
      expect(await keyOf(amount)).toBe(first);
    },
  );

  test('sends nothing while the browser is offline, but keeps the key, because the browser can be wrong', async () => {
    const unsent = () => failWith({ kind: 'offline', isUnsent: true });
    const first = await keyOf(amount, unsent());
    const second = unsent();
    expect(await keyOf(amount, second)).toBe(first);
    expect(isOutcomeKnown(second)).toBe(true);
    expect(await keyOf(amount, failWith({ kind: 'network' }))).toBe(first);
    const afterSending = unsent();
    expect(await keyOf(amount, afterSending)).toBe(first);
    expect(isOutcomeKnown(afterSending)).toBe(false);
  });

  test('knows after a reload that an attempt made offline was never sent', async () => {
    const first = await keyOf(amount, failWith({ kind: 'offline', isUnsent: true }));
    const tab = await openTab();
    const fresh = await import('./idempotency.ts');
    const details = { kind: 'offline', isUnsent: true, operation: 'POST /x' } as const;
    const second = new (await import('./ApiError.ts')).ApiError(details);
    expect(await keyOf(amount, second, tab)).toBe(first);
    expect(fresh.isOutcomeKnown(second)).toBe(true);
  });

  test('an attempt that another tab has sent since is uncertain in a tab whose own one was not sent', async () => {
    const unsent = () => failWith({ kind: 'offline', isUnsent: true });
    const first = await keyOf(amount, unsent());
    expect(await keyOf(amount, 'lost', await openTab())).toBe(first);
    const later = unsent();
    expect(await keyOf(amount, later)).toBe(first);
    expect(isOutcomeKnown(later)).toBe(false);
  });

  test('uses a new key once the outcome of a lost attempt is known from elsewhere', async () => {
    const first = await keyOf(amount, failWith({ kind: 'network' }));
    releaseIdempotencyKey('deposit', { system: 88, amount: 50_000 });
    expect(stored()).toEqual([]);
    expect(await keyOf(amount)).not.toBe(first);
  });

  test('uses another key for another payload', async () => {
    const error = failWith({ kind: 'network' });
    const first = await keyOf(amount, error);
    expect(await keyOf({ ...amount, amount: 1 }, error)).not.toBe(first);
  });

  test('keeps the key of an attempt with an unknown outcome while another payload is sent', async () => {
    const error = failWith({ kind: 'network' });
    const first = await keyOf(amount, error);
    await keyOf({ ...amount, amount: 1 });
    expect(await keyOf(amount, error)).toBe(first);
  });

  test('keeps the key after a reload and in a new tab', async () => {
    const first = await keyOf(amount, failWith({ kind: 'network' }));
    sessionStorage.clear();
    expect(await keyOf(amount, undefined, await openTab())).toBe(first);
  });

  describe('if the response was lost in one tab and a repetition in another tab succeeded', () => {
    let first = '';
    beforeEach(async () => {
      first = await keyOf(amount, failWith({ kind: 'network' }));
      await keyOf(amount, undefined, await openTab());
    });

    test('the first tab repeats its attempt with the same key', async () => {
      expect(await keyOf(amount)).toBe(first);
      expect(await keyOf(amount)).not.toBe(first);
    });

    test('a tab that made no attempt uses a new key', async () => {
      expect(await keyOf(amount, undefined, await openTab())).not.toBe(first);
    });

    test('each of two attempts with unknown outcomes and the same payload keeps its key', async () => {
      const tab = await openTab();
      const lost = failWith({ kind: 'timeout' });
      const second = await keyOf(amount, lost, tab);
      expect(await keyOf(amount)).toBe(first);
      expect(await keyOf(amount, lost, tab)).toBe(second);
      // The second attempt's key is in shared storage, so a new tab reuses it.
      expect(await keyOf(amount, undefined, await openTab())).toBe(second);
    });
  });

  test('keeps the keys of different players apart', async () => {
    const error = failWith({ kind: 'network' });
    const first = await keyOf(amount, error);
    const player = session.userId;
    session.userId = 'other';
    expect(await keyOf(amount)).not.toBe(first);
    session.userId = player;
    expect(await keyOf(amount, error)).toBe(first);
  });

  test('uses a new key after a day, and removes the old one from storage', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    const error = failWith({ kind: 'network' });
    const first = await keyOf(amount, error);
    vi.advanceTimersByTime(KEY_LIFETIME_MS - 1);
    expect(await keyOf(amount, error)).toBe(first);
    vi.advanceTimersByTime(1);
    await keyOf({ ...amount, amount: 1 });
    expect(stored()).toEqual([]);
    expect(await keyOf(amount, error)).not.toBe(first);
  });
});

test('idempotency keys are version 4 UUIDs, even outside a secure context', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newIdempotencyKey()).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(newIdempotencyKey()).toMatch(uuid);
});
