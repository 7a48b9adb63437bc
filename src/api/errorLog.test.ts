import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '#/lib/browser.testing.ts';
import { createServer, openTab, type Answer } from './server.testing.ts';

/** Waits until the writer's chunk is loaded and a batch is due. */
async function settle(): Promise<void> {
  await import('./logWriter.ts');
  await vi.advanceTimersByTimeAsync(1200);
}

/** The default timeout of `waitFor` is too short, because it equals the delay of a batch. */
const PATIENTLY = { timeout: 10_000 };

async function open(answer: (path: string) => Answer) {
  const server = createServer(({ path }) => answer(path));
  const tab = await openTab(server.adapter);
  const log = await import('./errorLog.ts');
  await import('./logWriter.ts');
  const { makeRecord } = await import('./logWriter.ts');
  const calls = () => server.calls.filter(({ path }) => path === '/log');
  const records = (): unknown[] =>
    calls().flatMap(({ data }) => (data as { records?: unknown[] }).records ?? [data]);
  const recordOf = (error: unknown, label = 'x') =>
    makeRecord({ error, options: { label }, at: 0, path: '/', pageViewId: log.pageViewId });
  return { ...server, tab, log, recordOf, batches: calls, records };
}

let events: EventTarget;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  events = stubBrowser('https://casino.example/cashbox?amount=5');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a record', () => {
  test("has the fields of the specification, and the URL's path without the query", async () => {
    const { log, records } = await open(() => ({ status: 204 }));
    log.logError(new TypeError('broken'), { label: 'window' });
    await settle();
    expect(records()).toEqual([
      {
        level_name: 'ERROR',
        message: 'TypeError: broken',
        stack: expect.stringContaining('TypeError: broken'),
        context: { path: '/cashbox', release: 'development' },
        label: 'window',
        datetime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        rid: log.pageViewId,
      },
    ]);
  });

  test.each([
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiI3In0.x', '[token]'],
    ['Authorization: Bearer abc.def', 'Bearer [token]'],
    ['mail to player.one@example.test failed', '[e-mail]'],
    ['GET /restore?code=123456&email=x', '?code=[value]&email=[value]'],
    ['card 4111 1111 1111 1111', '[number]'],
    ['call +61 491 570 156', '[number]'],
  ])('scrubs personal data and secrets: %j', async (text, left) => {
    const { recordOf } = await open(() => ({ status: 204 }));
    const record = recordOf(new Error(text));
    expect(record.message).toContain(left);
    expect(record.stack).not.toMatch(/eyJhb|player\.one|123456|4111|491 570/);
  });

  test('keeps the line and column numbers of a stack', async () => {
    const { recordOf } = await open(() => ({ status: 204 }));
    const stack =
      'Error: x\n    at draw (https://casino.example.test/assets/app-Bx12.js:1:123456)\n    at 12.js:40:7';
    expect(recordOf(Object.assign(new Error('x'), { stack })).stack).toBe(stack);
  });

  test('is truncated to 6,000 characters', async () => {
    const { recordOf } = await open(() => ({ status: 204 }));
    const error = Object.assign(new Error('x'.repeat(100_000)), { stack: 'y'.repeat(100_000) });
    expect(JSON.stringify(recordOf(error, 'z'.repeat(1000))).length).toBeLessThan(6000);
  });
});

describe('the log', () => {
  test('sends one record on its own, and several as a batch', async () => {
    const { log, batches } = await open(() => ({ status: 204 }));
    log.logError(new TypeError('broken'), { label: 'window' });
    await settle();
    expect(batches()[0]?.data).toMatchObject({ message: expect.stringContaining('broken') });
    log.logError(new TypeError('one'), { label: 'window' });
    log.logError(new TypeError('two'), { label: 'window' });
    await settle();
    expect(batches()[1]?.data).toMatchObject({ records: [{}, {}] });
  });

  test('accepts at most 60 records a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { log, records } = await open(() => ({ status: 204 }));
    for (let index = 0; index < 100; index += 1) log.logError('flood', { label: 'x' });
    await vi.waitFor(() => expect(records()).toHaveLength(60), PATIENTLY);
    await settle();
    expect(records()).toHaveLength(60);
    vi.advanceTimersByTime(60_000);
    log.logError('flood', { label: 'x' });
    await settle();
    expect(records()).toHaveLength(61);
  });

  test("gives up after three attempts if the server doesn't accept the records", async () => {
    const { log, batches } = await open(() => ({ status: 503, body: {} }));
    for (let index = 0; index < 5; index += 1) {
      log.logError('flood', { label: 'x' });
      await settle();
    }
    expect(batches()).toHaveLength(3);
  }, 10_000);

  test("sends up to 20 records per call, with the page view's id", async () => {
    const { log, batches, records } = await open(() => ({ status: 204 }));
    for (let index = 0; index < 25; index += 1) log.logError(`error ${index}`, { label: 'x' });
    await vi.waitFor(() => expect(batches()).toHaveLength(2), PATIENTLY);
    expect(records()).toHaveLength(25);
    expect(new Set((records() as { rid: string }[]).map(({ rid }) => rid))).toEqual(
      new Set([log.pageViewId]),
    );
  });

  test('is flushed when the page is hidden, by a call that outlives the page', async () => {
    const last = vi.fn((_url: string, _options: RequestInit) => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', last);
    const { log, batches } = await open(() => ({ status: 204 }));
    log.logError('last words', { label: 'x' });
    await log.deliverLog();
    await vi.waitFor(() => {
      events.dispatchEvent(new Event('pagehide'));
      expect(last.mock.calls.some(([url]) => url === '/log')).toBe(true);
    }, PATIENTLY);
    const sent = last.mock.calls.filter(([url]) => url === '/log');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.[1]).toMatchObject({ method: 'PUT', keepalive: true });
    expect(sent[0]?.[1].body).toContain('last words');
    await settle();
    expect(batches()).toEqual([]);
  });

  test('sends records of server errors also to the error service', async () => {
    const told = vi.fn((_url: string, _options: RequestInit) => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', told);
    const { log, tab, records } = await open((path) =>
      path === '/log' ? { status: 204 } : { status: path.endsWith('refused') ? 422 : 500, body: {} },
    );
    const stop = log.installErrorLog();
    await tab.request({ url: '/json-api/test', method: 'GET' }).catch(() => undefined);
    // A 4xx isn't a fault of the client or the server, so it is logged but not sent to the error service.
    await tab.request({ url: '/json-api/refused', method: 'POST' }).catch(() => undefined);
    await settle();
    stop();
    expect(told.mock.calls.map(([url]) => url)).toEqual([
      'https://casino.example/mock-provider/error-service/report',
    ]);
    expect(told.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', mode: 'no-cors' });
    expect(told.mock.calls[0]?.[1].body).toBe(JSON.stringify(records()[0]));
  });

  test('records the route pattern instead of a path with a code from an e-mail link', async () => {
    vi.unstubAllGlobals();
    events = stubBrowser('https://casino.example/new-password/r7Qm2ZkX9wPx?email=a@b.test');
    const { log, records } = await open(() => ({ status: 204 }));
    log.logError('broken', { label: 'x' });
    await settle();
    expect(records()).toMatchObject([{ context: { path: '/new-password/:code' } }]);
  });

  test('never logs that sending the log failed', async () => {
    const { log, records } = await open(() => ({ status: 500, body: {} }));
    const stop = log.installErrorLog();
    log.logError('first', { label: 'x' });
    await settle();
    expect(records()).toHaveLength(1);
    stop();
  });

  test('records a failed call only once, and records uncaught errors of the window', async () => {
    const { log, tab, records } = await open((path) =>
      path === '/log' ? { status: 204 } : { status: 500, body: {} },
    );
    const stop = log.installErrorLog();
    const error: unknown = await tab
      .request({ url: '/json-api/test', method: 'GET' })
      .catch((thrown: unknown) => thrown);
    events.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    events.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('lost') }));
    events.dispatchEvent(
      Object.assign(new Event('error'), { message: 'ResizeObserver loop completed', error: null }),
    );
    events.dispatchEvent(
      Object.assign(new Event('error'), { message: 'broken', error: new Error('broken') }),
    );
    await settle();
    expect(records()).toMatchObject([
      { label: 'api', context: { operation: 'GET /json-api/test', status: 500, code: 'server_error' } },
      { label: 'promise' },
      { label: 'window' },
    ]);
    stop();
  });
});
