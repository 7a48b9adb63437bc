import { expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { GameRunResponse, GiftList } from '#mocks/generated/model/index.ts';

test('a round that a gift paid for is remembered as free', () => {
  const backend = testBackend();
  let keys = 0;
  const send = (method: string, path: string, body?: object) =>
    callerOf(backend)(method, path, {
      token: tokenOf(backend, 'broke'),
      body,
      headers: { 'idempotency-key': `free-round-${(keys += 1)}` },
    }).json;
  send('POST', '/json-api/coupon-codes/activate', { code: 'SUMMER26' });
  const { data } = send('GET', '/json-api/user-gifts') as GiftList;
  const spins = data.find(({ type, state }) => type === 'giftspin' && state === 'received');
  send('PUT', `/json-api/gifts/activate/${spins?.id ?? 0}`);
  const run = send('POST', '/json-api/eapi/game-run/northern-foxes', { platform: 'desktop', type: 'real' });
  const { runToken } = (run as GameRunResponse).data;
  const { roundId, win } = send('POST', '/mock-provider/spin', { runToken, bet: 1_000 }) as {
    roundId: string;
    win: number;
  };
  expect(send('POST', '/mock-provider/session', { runToken })).toMatchObject({
    lastRound: { roundId, staked: 0, win },
  });
});
