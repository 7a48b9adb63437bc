// A test can request every documented response, through the control API and by the header `Prefer`.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#/api/generated/contract.ts';
import { operationList } from '#mocks/core/routes.ts';
import type { MockHttpServer } from '#mocks/server/serve.ts';
import { exampleRequest } from './sample.ts';
import { configure, onlyMockInFile, send, startContractServer } from './server.ts';

onlyMockInFile('chooses answers by scenarios of the mock');

let server: MockHttpServer;
beforeAll(async () => {
  server = await startContractServer();
});
afterAll(() => server.close());

const codesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'errors' in value && Array.isArray(value.errors)
    ? value.errors.map((error: { code?: unknown }) => error.code)
    : [];

test.each(operationList.map((operation) => [operation.id, operation] as const))(
  'each error of %s responds with the status and codes of its example',
  async (id, operation) => {
    const session = `scenario-${id}`;
    const request = exampleRequest(operation);
    for (const example of operation.errors) {
      const token = await configure(server.url, session, {
        user: 'player',
        scenario: `${id}.${example.name}`,
      });
      const byScenario = await send(server.url, request, session, token);
      expect({ status: byScenario.status, codes: codesOf(byScenario.json) }, example.name).toEqual({
        status: example.status,
        codes: codesOf(example.value),
      });
    }
    await configure(server.url, session, { scenario: '' });
    for (const example of operation.errors) {
      const prefer = `code=${String(example.status)}, example=${example.name}`;
      const byHeader = await send(
        server.url,
        { ...request, headers: { ...request.headers, prefer } },
        session,
      );
      expect({ status: byHeader.status, codes: codesOf(byHeader.json) }, prefer).toEqual({
        status: example.status,
        codes: codesOf(example.value),
      });
    }
  },
);

const succeeding = operationList.filter(({ answers }) => answers.length > 0);

test.each(succeeding.map((operation) => [operation.id, operation] as const))(
  'each success of %s matches its schema and can be requested',
  async (id, operation) => {
    const session = `answer-${id}`;
    const request = exampleRequest(operation);
    const schema = contract.find((row) => row.id === id)?.schema;
    if (!schema) throw new Error(`${id} has no schema`);
    for (const { name, status, value } of operation.answers) {
      const { error } = z.safeParse<z.ZodMiniType>(schema, value);
      expect(error?.issues ?? [], name).toEqual([]);
      const prefer = `code=${String(status)}, example=${name}`;
      const headers = { ...request.headers, prefer };
      const byHeader = await send(server.url, { ...request, headers }, session);
      expect(byHeader, prefer).toMatchObject({ status, json: value });
    }
  },
);

test('an alternative success response can be requested as a scenario', async () => {
  const operation = operationList.find(({ id }) => id === 'participateInPromotion');
  if (!operation) throw new Error('nobody can take part in a promotion');
  const session = 'says-no';
  const token = await configure(server.url, session, {
    user: 'player',
    scenario: 'participateInPromotion.refused',
  });
  const answer = await send(server.url, exampleRequest(operation), session, token);
  expect(answer).toMatchObject({ status: 200, json: { ok: false } });
});

test('the same seed and clock give the same bytes in any order of requests', async () => {
  const reads = operationList.filter(
    (operation) => operation.method === 'get' && !operation.path.includes('{'),
  );
  const readAll = async (session: string, order: typeof reads): Promise<Record<string, string>> => {
    const token = await configure(server.url, session, { user: 'player', seed: '7' });
    const answers: Record<string, string> = {};
    for (const operation of order)
      answers[operation.id] = (await send(server.url, exampleRequest(operation), session, token)).text;
    return answers;
  };
  expect(await readAll('order-b', reads.toReversed())).toEqual(await readAll('order-a', reads));
});
