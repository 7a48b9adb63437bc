// Calls every operation with its examples, with broken and fuzzed requests, and without a token. Responses
// must match the OpenAPI description, and none may be a 5xx.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationList, type OperationEntry } from '#mocks/core/routes.ts';
import type { MockHttpServer } from '#mocks/server/serve.ts';
import { brokenRequests } from './broken.ts';
import { responseFaults } from './faults.ts';
import { exampleRequest, exampleRequests, fuzzedRequests, type SampleRequest } from './sample.ts';
import {
  configure,
  onlyIfAllowed,
  onlyMock,
  remote,
  send,
  startContractServer,
  type Answer,
} from './server.ts';

let server: MockHttpServer | undefined;
let url: string;
let token: string | undefined;
const tally = { requests: 0, broken: 0, fuzzed: 0 };
const SESSION = 'contract';

beforeAll(async () => {
  if (remote) {
    ({ url, token } = remote);
    return;
  }
  server = await startContractServer();
  ({ url } = server);
  token = await configure(url, SESSION, { user: 'vip' });
});
afterAll(async () => {
  const { requests, broken, fuzzed } = tally;
  console.warn(
    `contract: ${String(operationList.length)} operations, ${String(requests)} requests, ${String(broken)} of them broken and ${String(fuzzed)} fuzzed`,
  );
  await server?.close();
});

async function call(
  operation: OperationEntry,
  request: SampleRequest,
  bearer?: string,
  session = SESSION,
): Promise<{ name: string; answer: Answer; faults: string[] }> {
  tally.requests += 1;
  const answer = await send(url, request, session, bearer);
  const name = `${request.method} ${request.path.slice(0, 120)} (${request.name}) -> ${String(answer.status)}`;
  return { name, answer, faults: responseFaults(operation, name, answer) };
}

/** Gets a new token after requests that may have ended the token's session. */
async function renewToken({ path }: OperationEntry): Promise<void> {
  if (remote || !/sessions|self-exclusion|time-out/.test(path)) return;
  token = await configure(url, SESSION, { user: 'vip', seed: '42' });
}

describe.each(operationList.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('its request examples succeed on a fresh world', async (context) => {
    onlyMock(context, 'needs a fresh world for each request, which only the mock can make');
    for (const request of exampleRequests(operation)) {
      const session = `example-${request.name}`;
      const bearer = await configure(url, session, { user: operation.persona });
      const { answer, faults } = await call(operation, request, bearer, session);
      expect(faults, request.name).toEqual([]);
      expect(answer.status, `${request.name}: ${answer.text}`).toBe(operation.status);
    }
  });

  test('its request examples get described answers, whatever the state of the server', async (context) => {
    onlyIfAllowed(context, operation);
    for (const request of exampleRequests(operation)) {
      const { faults } = await call(operation, request, token);
      expect(faults, request.name).toEqual([]);
    }
    await renewToken(operation);
  });

  const broken = brokenRequests(operation);
  test.runIf(broken.length > 0)('refuses each broken request with a documented error', async (context) => {
    onlyIfAllowed(context, operation);
    tally.broken += broken.length;
    const results = await Promise.all(broken.map((request) => call(operation, request, token)));
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.filter(({ answer }) => answer.status < 400).map(({ name }) => name)).toEqual([]);
  });

  test('answers fuzzed requests as described, whether it refuses them or ignores the corrupted parts', async (context) => {
    onlyIfAllowed(context, operation);
    const fuzzed = fuzzedRequests(operation);
    expect(fuzzed.length).toBeGreaterThanOrEqual(20);
    tally.fuzzed += fuzzed.length;
    const results = await Promise.all(fuzzed.map((request) => call(operation, request, token)));
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    await renewToken(operation);
  });

  test('ignores parameters and fields that it does not know', async (context) => {
    onlyMock(context, 'compares the answers of two fresh worlds, which only the mock can make');
    const known = exampleRequest(operation);
    const fields: unknown = known.body === undefined ? undefined : JSON.parse(known.body);
    const isFilter = operation.parameters.some(({ name }) => name === 'platform');
    const extra = isFilter ? 'moon=1' : 'moon=1&platform=toaster';
    const unknown = {
      ...known,
      path: `${known.path}${known.path.includes('?') ? '&' : '?'}${extra}`,
      headers: { ...known.headers, 'accept-language': 'en, x-moon' },
      ...(typeof fields === 'object' ? { body: JSON.stringify({ ...fields, moon: 1 }) } : {}),
    };
    const [usual, strange] = await Promise.all(
      [known, unknown].map(async (request, index) => {
        const session = `unknown-${operation.id}-${String(index)}`;
        const bearer = await configure(url, session, { user: operation.persona });
        const { answer } = await call(operation, request, bearer, session);
        return { status: answer.status, codes: answer.status < 300 ? [] : answer.text };
      }),
    );
    expect(strange).toEqual(usual);
  });

  test.runIf(operation.access === 'player')(
    'answers 401 without a token or with an invalid one',
    async () => {
      const request = exampleRequest(operation);
      for (const bearer of [undefined, 'x', 'a.b.c', '']) {
        const { answer, faults } = await call(operation, request, bearer);
        expect(faults).toEqual([]);
        expect(answer.status).toBe(401);
      }
    },
  );
});
