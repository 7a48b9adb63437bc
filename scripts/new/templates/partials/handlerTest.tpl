import { expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';

test('{{operationId}} answers a player', () => {
  const backend = testBackend();
  const { status, json } = callerOf(backend)('{{upperCase method}}', '{{path}}', {
    token: tokenOf(backend, 'player'),
{{#unless isRead}}
    body: { title: 'First' },
{{/unless}}
  });
  expect(status).toBe(200);
  expect(json).toEqual({ data: {{{sample}}} });
});
