import { expect, test } from 'vitest';
import { createLog, type Exchange } from './log.ts';

const call: Omit<Exchange, 'id' | 'isCut'> = {
  at: 0,
  operation: 'login',
  method: 'POST',
  path: '/json-api/login',
  query: '',
  body: 'x'.repeat(5_000),
  status: 200,
  duration: 1,
  scenarios: [],
  requestHeaders: {},
  responseHeaders: {},
  response: '{}',
};

test('a listed call stays the same object when later calls are added, even after its response is dropped', () => {
  const log = createLog();
  log.add(call);
  const [first] = log.list();
  for (let count = 0; count < 150; count += 1) log.add(call);
  expect(log.exchanges()[0]).toMatchObject({ isCut: true, response: null });
  expect(log.list()[0]).toBe(first);
  expect(first?.body).toHaveLength(4_000);
});

test('an entry is the same whether it is first listed before or after its bodies are cut', () => {
  const [early, late] = [createLog(), createLog()];
  for (const log of [early, late]) log.add(call);
  early.list();
  for (const log of [early, late]) for (let count = 0; count < 150; count += 1) log.add(call);
  expect(late.list()).toEqual(early.list());
});
