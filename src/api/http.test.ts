import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '#/lib/browser.testing.ts';
import { replaceCasinoWordIn } from '#/lib/replaceCasinoWord.ts';
import {
  createServer,
  makeToken,
  networkError,
  openTab,
  timeout,
  type Answer,
  type Handler,
} from './server.testing.ts';

const ok: Answer = { status: 200, body: { data: [] } };
const get = { url: '/json-api/test/list', method: 'GET' };
const pair = { token: makeToken('7', 'access'), refreshToken: makeToken('7', 'refresh') };

async function open(handle: Handler) {
  const server = createServer(handle);
  return { ...server, tab: await openTab(server.adapter) };
}

beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('by a player carries token, platform and language', async () => {
    const { tab, calls } = await open(() => ok);
    tab.setRequestLocale('pt-BR');
    tab.startSession(pair);
    await tab.request({ ...get, params: { page: 2 } });
    expect(calls[0]).toMatchObject({
      params: { platform: 'desktop', page: 2 },
      headers: { Authorization: `Bearer ${pair.token}`, 'Accept-Language': 'pt-BR' },
    });
  });

  test('by a guest carries neither token nor platform', async () => {
    const { tab, calls } = await open(() => ok);
    await tab.request(get);
    expect(calls[0]?.params).toBeUndefined();
    expect(calls[0]?.headers['Authorization']).toBeUndefined();
  });

  test('replaces words that the host forbids, in responses and error messages', async () => {
    const errors = [{ code: 'login_refused', message: 'Our casino is closed' }];
    const { tab } = await open(({ path }) =>
      path === '/refused' ? { status: 403, body: { errors } } : { status: 200, body: { data: ['Casino'] } },
    );
    tab.setResponseFilter(replaceCasinoWordIn);
    expect(await tab.request(get)).toEqual({ data: ['Club'] });
    await expect(tab.request({ ...get, url: '/refused' })).rejects.toMatchObject({
      serverMessage: 'Our club is closed',
    });
  });

  test('keeps the headers that the caller sets', async () => {
    const { tab, calls } = await open(() => ok);
    await tab.request(
      { ...get, method: 'POST', data: {}, headers: { 'Content-Type': 'application/json' } },
      { headers: { 'Idempotency-Key': 'k' } },
    );
    expect(calls[0]?.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k' });
  });

  test('waits for the service worker, and starts even if that fails', async () => {
    const { tab, calls } = await open(() => ok);
    const worker = Promise.withResolvers<void>();
    tab.requestsMayStart(worker.promise);
    const sent = tab.request(get);
    await Promise.resolve();
    expect(calls).toHaveLength(0);
    worker.reject(new Error('no worker'));
    await sent;
    expect(calls).toHaveLength(1);
  });

  test('resolves to undefined for an empty 204', async () => {
    const { tab } = await open(() => ({ status: 204 }));
    await expect(tab.request(get)).resolves.toBeUndefined();
  });
});

describe('an error', () => {
  test.each<[string, Answer | Error, object]>([
    [
      'a refusal with a code',
      { status: 400, body: { errors: [{ code: 'invalid', field: 'email', message: 'Wrong' }] } },
      { kind: 'http', status: 400, code: 'invalid', serverMessage: 'Wrong' },
    ],
    [
      'a 200 with success false',
      { status: 200, body: { success: false } },
      { code: 'not_done', isRefused: true },
    ],
    [
      'a 200 with success false and an error code',
      { status: 200, body: { success: false, error: 'activation_failed' } },
      { kind: 'unsuccessful', code: 'activation_failed' },
    ],
    [
      'HTML instead of JSON',
      { status: 200, text: '<!doctype html><h1>Hello</h1>' },
      { kind: 'contract', status: 200 },
    ],
    ['malformed JSON', { status: 200, text: '{"data":[' }, { kind: 'contract', status: 200 }],
    ['an empty body', { status: 200, text: '' }, { kind: 'contract', status: 200 }],
    ['null', { status: 200, body: null }, { kind: 'contract' }],
    [
      'HTML with a 502',
      { status: 502, text: '<html>Bad gateway</html>' },
      { kind: 'http', status: 502, code: 'server_error' },
    ],
    ['a 451', { status: 451, body: {} }, { code: 'region_blocked', isRegionBlocked: true }],
    [
      'a 429',
      { status: 429, body: {}, headers: { 'retry-after': '17' } },
      { code: 'too_many_requests', retryAfterSeconds: 17 },
    ],
    ['a timeout', timeout(), { kind: 'timeout', code: 'timeout', status: null }],
    ['no network', networkError(), { kind: 'network', code: 'network_error' }],
  ])('is thrown as an ApiError for %s', async (_, answer, expected) => {
    const { tab } = await open(() => answer);
    const error: unknown = await tab.request({ ...get, method: 'POST' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(tab.ApiError);
    expect(error).toMatchObject({ operation: 'POST /json-api/test/list', ...expected });
  });

  test('has the kind "offline" if the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { tab } = await open(() => networkError());
    await expect(tab.request(get)).rejects.toMatchObject({ kind: 'offline', isUnsent: true });
  });

  test("doesn't claim that the call was never sent if the connection broke during it", async () => {
    const { tab } = await open(() => {
      vi.stubGlobal('navigator', { onLine: false });
      return networkError();
    });
    await expect(tab.request(get)).rejects.toMatchObject({ kind: 'offline', isUnsent: false });
  });

  test('contains no token', async () => {
    const { tab } = await open(() => ({ status: 500, body: {} }));
    tab.startSession(pair);
    const error: unknown = await tab.request(get).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(pair.token);
    expect(error).toHaveProperty('cause', undefined);
  });

  test('notifies the listeners for failed calls and blocked regions, but not for an abort', async () => {
    const { tab } = await open(() => ({ status: 451, body: {} }));
    const [failed, blocked] = [vi.fn(), vi.fn()];
    tab.onCallFailed(failed);
    tab.onRegionBlocked(blocked);
    await expect(tab.request(get)).rejects.toMatchObject({ code: 'region_blocked' });
    await expect(tab.request(get, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(failed).toHaveBeenCalledOnce();
    expect(blocked).toHaveBeenCalledOnce();
  });

  test("about a blocked region isn't reported after the visitor has left the page", async () => {
    const late = Promise.withResolvers<Answer>();
    const { tab } = await open(() => late.promise);
    const blocked = vi.fn();
    tab.onRegionBlocked(blocked);
    const sent = tab.request({ ...get, method: 'POST' });
    vi.stubGlobal('location', new URL('/promo', location.href));
    late.resolve({ status: 451, body: {} });
    await expect(sent).rejects.toMatchObject({ code: 'region_blocked' });
    expect(blocked).not.toHaveBeenCalled();
  });
});

describe('a late response', () => {
  test.each<[string, (tab: Awaited<ReturnType<typeof openTab>>) => void]>([
    ['a login', (tab) => tab.startSession(pair)],
    ['a logout', (tab) => tab.endSession()],
    ['a change of locale', (tab) => tab.setRequestLocale('it')],
  ])('is dropped after %s', async (_, change) => {
    const late = Promise.withResolvers<Answer>();
    const { tab } = await open(() => late.promise);
    tab.setRequestLocale('ru');
    const sent = tab.request(get);
    await new Promise((resolve) => setTimeout(resolve, 5));
    change(tab);
    late.resolve(ok);
    await expect(sent).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('of a write counts after a change of locale', async () => {
    const late = Promise.withResolvers<Answer>();
    const { tab } = await open(() => late.promise);
    tab.setRequestLocale('ru');
    const sent = tab.request({ ...get, method: 'POST' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    tab.setRequestLocale('it');
    late.resolve(ok);
    await expect(sent).resolves.toEqual(ok.body);
  });
});

describe('another player, who has logged in in another tab,', () => {
  const other = { token: makeToken('8', 'access'), refreshToken: makeToken('8', 'refresh') };

  test("doesn't send this player's calls", async () => {
    const { tab, calls } = await open(() => ok);
    tab.startSession(pair);
    tab.writeTokens(other);
    await expect(tab.request({ ...get, method: 'POST' })).rejects.toMatchObject({ kind: 'aborted' });
    expect(calls).toHaveLength(0);
    expect(tab.session.userId).toBe('8');
  });

  test("doesn't repeat this player's calls", async () => {
    const { tab, calls } = await open(() => {
      tab.writeTokens(other);
      return { status: 401, body: {} };
    });
    tab.startSession(pair);
    await expect(tab.request({ ...get, method: 'POST' })).rejects.toMatchObject({ kind: 'aborted' });
    expect(calls).toHaveLength(1);
  });
});

describe('prefetched data', () => {
  const early = (status: number, body: unknown) => Promise.resolve({ status, date: null, body });

  test('is used once, for any order and encoding of the query', async () => {
    const { tab, calls } = await open(() => ok);
    vi.stubGlobal('__early', {
      '/json-api/test/list?limit=24&filter[type]=category': early(200, { data: ['early'] }),
    });
    const call = { ...get, params: { 'filter[type]': 'category', limit: 24 } };
    await expect(tab.request(call)).resolves.toEqual({ data: ['early'] });
    await expect(tab.request(call)).resolves.toEqual({ data: [] });
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['failed', () => Promise.reject(new Error('offline'))],
    ['was refused', () => early(401, {})],
    ['returned no JSON', () => early(200, 'text')],
  ])('is ignored and the call is made if the early call %s', async (_, make) => {
    const { tab } = await open(() => ok);
    vi.stubGlobal('__early', { '/json-api/test/list': make() });
    await expect(tab.request(get)).resolves.toEqual({ data: [] });
  });

  test('with a 429 or 5xx throws that error without another call', async () => {
    const { tab, calls } = await open(() => ok);
    vi.stubGlobal('__early', {
      '/json-api/test/list': early(429, {
        errors: [{ code: 'too_many_requests', data: { retryAfter: 5 } }],
      }),
    });
    await expect(tab.request(get)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 });
    vi.stubGlobal('__early', { '/json-api/test/list': early(502, null) });
    await expect(tab.request(get)).rejects.toMatchObject({ status: 502 });
    expect(calls).toEqual([]);
  });

  test("for guests isn't used for a player or for a write", async () => {
    const { tab, calls } = await open(() => ok);
    vi.stubGlobal('__early', { '/json-api/test/list': early(200, { data: ['early'] }) });
    tab.startSession(pair);
    await tab.request(get);
    await tab.request({ ...get, method: 'POST' });
    expect(calls).toHaveLength(2);
  });
});

describe('the circuit breaker', () => {
  test('allows three failing calls per URL in ten seconds, and then fails with the time to wait', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { tab, calls } = await open(() => ({ status: 503, body: {} }));
    for (let index = 0; index < 10; index += 1) await tab.request(get).catch(() => undefined);
    expect(calls).toHaveLength(3);
    await expect(tab.request(get)).rejects.toMatchObject({
      status: 503,
      code: 'service_unavailable',
      retryAfterSeconds: 10,
    });
    vi.advanceTimersByTime(10_001);
    await tab.request(get).catch(() => undefined);
    expect(calls).toHaveLength(4);
  });

  test("doesn't count writes or calls to other URLs, and starts again after a success", async () => {
    let status = 503;
    const { tab, calls } = await open(() => ({ status, body: {} }));
    for (let index = 0; index < 2; index += 1) await tab.request(get).catch(() => undefined);
    status = 200;
    await tab.request(get);
    status = 503;
    for (let index = 0; index < 5; index += 1)
      await tab.request({ ...get, method: 'POST' }).catch(() => undefined);
    await tab.request({ ...get, url: '/json-api/test/other' }).catch(() => undefined);
    expect(calls).toHaveLength(9);
  });
});
