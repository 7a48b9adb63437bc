import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askApi } from './answers.ts';

let server: Server;
let origin: string;
/** Abort controllers of the mocked timeouts, keyed by the timeout in ms. */
let limits: Map<number, AbortController>;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/quick')
      response.end(JSON.stringify({ language: request.headers['accept-language'] }));
    if (request.url === '/refused') response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  limits = new Map();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const timeout = new AbortController();
    limits.set(milliseconds, timeout);
    return timeout.signal;
  });
});
afterEach(() => vi.restoreAllMocks());

describe('prerendering', () => {
  it("sends the page's language with each request", async () => {
    expect(await askApi(origin, 'br')('/quick')).toEqual({ language: 'pt-BR' });
  });
  it.each([
    ['a call after 8 seconds', 8000],
    ['all calls of a page after 30 seconds', 30_000],
  ])('gives up %s', async (_, milliseconds) => {
    const answer = askApi(origin, 'ru')('/silent');
    expect([...limits.keys()].toSorted((one, other) => one - other)).toEqual([8000, 30_000]);
    limits.get(milliseconds)?.abort();
    await expect(answer).rejects.toThrow('/silent gave no answer');
  });
  it('reports the status of a refused call', async () => {
    await expect(askApi(origin, 'ru')('/refused')).rejects.toThrow('/refused answered 503');
  });
});
