import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { schemaNamed } from '../../core/schemas.ts';
import { messageSchemas } from '../../generated/realtimeSchemas.ts';
import { exampleOf } from './example.ts';

const now = Date.UTC(2026, 0, 14, 12);

test('the panel has a form for every message of the server', () => {
  expect(messageSchemas).toHaveLength(25);
});

test.for(messageSchemas.map(({ type, data }) => ({ type, data })))(
  'the example of $type is a valid message',
  ({ type, data }) => {
    const message = { type, id: 'example', at: now, data: exampleOf(data, now) };
    const { error } = safeParse(schemaNamed('RealtimeMessage'), message);
    expect(error?.issues ?? []).toEqual([]);
  },
);

test('an example has the description’s values, and an update time after the world’s', () => {
  const balance = messageSchemas.find(({ type }) => type === 'balance.changed');
  expect(balance && exampleOf(balance.data, now)).toMatchObject({
    balance: 50_000,
    currency: 'RUB',
    updatedAt: now + 1_000,
  });
});
