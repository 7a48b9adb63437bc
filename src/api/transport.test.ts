import { expect, test } from 'vitest';
import { instance } from './transport.ts';

test('a call is aborted after 30 seconds', async () => {
  const timeouts: (number | undefined)[] = [];
  const adapter = instance.defaults.adapter;
  instance.defaults.adapter = (config) => {
    timeouts.push(config.timeout);
    return Promise.resolve({ status: 200, statusText: '', config, data: '{}', headers: {} });
  };
  await instance.get('/json-api/serverdata');
  if (adapter) instance.defaults.adapter = adapter;
  expect(timeouts).toEqual([30_000]);
});
