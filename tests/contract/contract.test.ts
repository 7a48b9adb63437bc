// Calls every operation with its examples, with invalid requests and without a token. Responses must match the
// description and never be a 5xx.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationList, type OperationEntry } from '#mocks/core/routes.ts';
import type { MockHttpServer } from '#mocks/server/serve.ts';
import { responseFaults } from './faults.ts';
import { brokenRequests, exampleRequest, exampleRequests, type SampleRequest } from './sample.ts';
import { configure, send, startContractServer, type Answer } from './server.ts';

let server: MockHttpServer;
let url: string;
let token: string;
const tally = { requests: 0, broken: 0 };
const SESSION = 'contract';

beforeAll(async () => {
  server = await startContractServer();
  ({ url } = server);
  token = (await configure(url, SESSION, { user: 'vip' })) ?? '';
});
afterAll(async () => {
  console.warn(
    `contract: ${String(operationList.length)} operations, ${String(tally.requests)} requests, ${String(tally.broken)} of them broken`,
  );
  await server.close();
});

function faultsOf(operation: OperationEntry, request: SampleRequest, answer: Answer): string[] {
  const where = `${request.method} ${request.path.slice(0, 120)} (${request.name}) -> ${String(answer.status)}`;
  return responseFaults(operation, where, answer);
}

async function call(
  operation: OperationEntry,
  request: SampleRequest,
  bearer?: string,
  session = SESSION,
): Promise<{ answer: Answer; faults: string[] }> {
  tally.requests += 1;
  const answer = await send(url, request, session, bearer);
  return { answer, faults: faultsOf(operation, request, answer) };
}

describe.each(operationList.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('its request examples succeed on a fresh world', async () => {
    for (const request of exampleRequests(operation)) {
      const session = `example-${request.name}`;
      const bearer = await configure(url, session, { user: operation.persona });
      const { answer, faults } = await call(operation, request, bearer, session);
      expect(faults, request.name).toEqual([]);
      expect(answer.status, `${request.name}: ${answer.text}`).toBe(operation.status);
    }
  });

  test('invalid requests get only documented errors', async () => {
    const broken = brokenRequests(operation);
    expect(broken.length).toBeGreaterThanOrEqual(20);
    tally.broken += broken.length;
    const endsSession = /sessions|self-exclusion|time-out/.test(operation.path);
    const results = await Promise.all(broken.map((request) => call(operation, request, token)));
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    if (endsSession) token = (await configure(url, SESSION, { user: 'vip', seed: '42' })) ?? token;
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
