import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '#/lib/browser.testing.ts';
import { installChunkReload } from './chunkReload.ts';

const reload = vi.fn();
let page: EventTarget;

function fail(message: string): void {
  const error = new TypeError(message);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }));
}

function serve(status: number, type = 'text/javascript') {
  const answer = vi.fn(() =>
    Promise.resolve(new Response(null, { status, headers: { 'content-type': type } })),
  );
  vi.stubGlobal('fetch', answer);
  return answer;
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('sessionStorage', createStorage());
  reload.mockClear();
  installChunkReload(reload);
});
afterEach(() => vi.unstubAllGlobals());

const CHUNK = 'https://casino.example/assets/Cashbox-1a2b.js';

it('the page reloads once if the server no longer has a chunk', async () => {
  const asked = serve(404);
  fail(`Failed to fetch dynamically imported module: ${CHUNK}`);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(asked).toHaveBeenCalledWith(CHUNK, expect.anything());
  fail(`Failed to fetch dynamically imported module: ${CHUNK}`);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(reload).toHaveBeenCalledOnce();
});

it('the page reloads if the server answers a request for a missing file with an HTML page', async () => {
  serve(200, 'text/html; charset=utf-8');
  fail('Unable to preload CSS for /assets/Cashbox-1a2b.css');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it.each([200, 503])(
  "the page doesn't reload if a request for a chunk was lost and the server now answers %s",
  async (status) => {
    const asked = serve(status);
    fail(`error loading dynamically imported module: ${CHUNK}`);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
  },
);

it("the page doesn't reload without a network", async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', asked);
  fail(`Failed to fetch dynamically imported module: ${CHUNK}`);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
});
