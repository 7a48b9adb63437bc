// Every documented error of every operation can be switched on, by the control API and by the `Prefer` header.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationList } from '#mocks/core/routes.ts';
import type { MockHttpServer } from '#mocks/server/serve.ts';
import { validRequest } from './sample.ts';
import { configure, send, startContractServer } from './server.ts';

let server: MockHttpServer;
beforeAll(async () => {
  server = await startContractServer();
});
afterAll(() => server.close());

const codesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'errors' in value && Array.isArray(value.errors)
    ? value.errors.map((error: { code?: unknown }) => error.code)
    : [];

test.each(operationList.map((operation) => [operation.id, operation] as const))('each error of %s answers as its example says', async (id, operation) => {
  const session = `scenario-${id}`;
  const request = validRequest(operation, () => undefined);
  for (const example of operation.errors) {
    const token = await configure(server.url, session, { user: 'player', scenario: `${id}.${example.name}` });
    const byScenario = await send(server.url, request, session, token);
    expect({ status: byScenario.status, codes: codesOf(byScenario.json) }, example.name).toEqual({ status: example.status, codes: codesOf(example.value) });
  }
  await configure(server.url, session, { scenario: '' });
  for (const example of operation.errors) {
    const prefer = `code=${String(example.status)}, example=${example.name}`;
    const byHeader = await send(server.url, { ...request, headers: { ...request.headers, prefer } }, session);
    expect({ status: byHeader.status, codes: codesOf(byHeader.json) }, prefer).toEqual({ status: example.status, codes: codesOf(example.value) });
  }
});

test('the same seed and clock give the same bytes, whatever the order of the requests', async () => {
  const reads = operationList.filter((operation) => operation.method === 'get' && !operation.path.includes('{'));
  const readAll = async (session: string, order: typeof reads): Promise<Record<string, string>> => {
    const token = await configure(server.url, session, { user: 'player', seed: '7' });
    const answers: Record<string, string> = {};
    for (const operation of order)
      answers[operation.id] = (
        await send(
          server.url,
          validRequest(operation, () => undefined),
          session,
          token,
        )
      ).text;
    return answers;
  };
  expect(await readAll('order-b', reads.toReversed())).toEqual(await readAll('order-a', reads));
});
