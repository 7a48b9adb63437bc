// Faults that the world driver has found. Each test takes the fewest steps that showed the fault.
import { describe, expect, test } from 'vitest';
import { writeToken } from '#mocks/world/jwt.ts';
import { startInstant } from '../economy/casino.ts';
import { checkEnded } from './world/acknowledged.ts';
import { perform } from './world/calls.ts';
import { changesBetween, footprintOf } from './world/footprint.ts';
import { play } from './world/run.ts';
import type { WorldStep } from './world/types.ts';
import { World } from './world/world.ts';

const minutes = 60_000;

describe('a journal gives the same world', () => {
  test('after a refused token refresh of a login in another world', () => {
    const iat = startInstant / 1_000;
    const claims = {
      sub: '1002',
      sid: '11-mkdyxs00',
      num: 1,
      iat,
      typ: 'refresh',
      exp: iat + 86_400,
    } as const;
    const body = { refreshToken: writeToken(claims, 'world-1') };
    play(
      { brand: 'riviera', seed: 'world-1' },
      { do: 'call', who: 'excluded', method: 'POST', path: '/json-api/token/refresh', body },
    );
  });

  test("after a report of the client, which doesn't count as use of the session", () => {
    const body = {
      rid: 'b1f6c2a07d',
      path: '/',
      datetime: '2026-01-14T12:05:00Z',
      navigationType: 'navigate',
    };
    play(
      { brand: 'samba', seed: 'world-2' },
      { do: 'login', who: 'vip' },
      { do: 'forward', ms: 5 * minutes },
      { do: 'call', who: 'vip', method: 'PUT', path: '/performance', body },
      { do: 'forward', ms: 12 * 60 * minutes, isChecked: true },
      { do: 'go back', ms: 60 * minutes },
    );
  });
});

test('a journal with a path of more than 4,000 characters can be replayed', () => {
  const long = 'a'.repeat(2_000);
  const path = `/json-api/actions/${long}/prizes/${long}/exchange`;
  play(
    { brand: 'samba', seed: 'world-2' },
    { do: 'call', who: 'newcomer', method: 'POST', path },
    { do: 'replay' },
  );
});

test('a refused request for a code doesn’t delete the record of yesterday’s codes', () => {
  const ask = (value: string): WorldStep => ({
    do: 'call',
    who: 'newcomer',
    method: 'POST',
    path: '/json-api/players/contacts/create/phone',
    body: { value },
  });
  const { backend } = play(
    { brand: 'aurora', seed: 'world-1' },
    ask('61491571804'),
    { do: 'forward', ms: 24 * 60 * minutes - 10_000 },
    ask('61491571805'),
    { do: 'forward', ms: 20_000 },
    ask('61491571805'),
  );
  expect(backend.log.list().map(({ path, status }) => `${path} ${status}`)).toContain(
    '/json-api/players/contacts/create/phone 429',
  );
});

describe('the driver', () => {
  test('allows a refused join to record that the player waits for an invitation', () => {
    const path = '/json-api/v2/tournaments/by-invitation/members';
    const { backend } = play(
      { brand: 'kometa', seed: 'world-1' },
      { do: 'call', who: 'broke', method: 'POST', path, key: 'explore-key-000004' },
    );
    expect(JSON.stringify(backend.state.players['1005'])).toContain('"waitingFor":[');
  });

  test('allows a wrong code to be counted on its payout', () => {
    const { backend } = play(
      { brand: 'kometa', seed: 'world-2' },
      {
        do: 'call',
        who: 'withdrawing',
        method: 'POST',
        path: '/json-api/treasury/user-payout/confirm',
        key: 'explore-key-000004',
        body: { transaction_id: 1_008_503, code: '__proto__' },
      },
    );
    expect(JSON.stringify(backend.state.players['1008'])).toContain('"wrongCodes":1');
  });

  test('reports a login that is still listed after all logins were ended', () => {
    const world = new World({ brand: 'aurora', seed: 'world-1' });
    world.backend.signIn('vip');
    const path = '/json-api/users/sessions?exceptCurrent=true';
    const done = perform(world, { do: 'call', who: 'vip', method: 'DELETE', path });
    const [first] = Object.values(world.backend.state.sessions);
    expect(first?.isRevoked).toBe(true);
    if (first) first.isRevoked = false;
    expect(() => checkEnded(world, done)).toThrow('no longer listed');
    world.backend.dispose();
  });

  test('sees whose state a write changes, and which part of it', () => {
    const world = new World({ brand: 'aurora', seed: 'world-1' });
    const before = footprintOf(world.backend);
    world.tokens.set('vip', world.backend.signIn('vip')?.token ?? '');
    world.send({ do: 'call', who: 'vip', method: 'POST', path: '/json-api/user-notifications/read' });
    expect(changesBetween(before, footprintOf(world.backend))).toEqual(
      expect.arrayContaining(['player 1003: notices.notices.status']),
    );
    world.backend.dispose();
  });
});
