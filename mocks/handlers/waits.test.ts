import { expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { createContext } from '#mocks/core/context.ts';
import { startBreak } from '#mocks/world/responsible-play/actions.ts';

type Attempt = (backend: Backend) => CallResult;

const login: Attempt = (backend) =>
  callerOf(backend)('POST', '/json-api/login', {
    body: { authType: 'email', email: 'player@example.test', password: 'wrong-password' },
  });
const coupon: Attempt = (backend) =>
  callerOf(backend)('POST', '/json-api/coupon-codes/activate', {
    token: tokenOf(backend, 'player'),
    headers: { 'idempotency-key': `wait-${backend.clock.now()}` },
    body: { code: 'NO-SUCH-CODE' },
  });
const phoneCode: Attempt = (backend) =>
  callerOf(backend)('POST', '/json-api/players/phones/verify', { body: { phone: '61491578888' } });
const secondFactor: Attempt = (backend) =>
  callerOf(backend)('POST', '/json-api/login', {
    body: { authType: 'email', email: 'guarded@example.test', password: 'casino-2026', code: '000000' },
  });

const waitOf = ({ json, headers }: CallResult): number => {
  const { errors } = json as { errors: [{ data?: { retryAfter?: number } }] };
  const wait = errors[0].data?.retryAfter ?? 0;
  expect(headers['retry-after']).toBe(String(wait));
  return wait;
};

test.each([
  ['wrong passwords', login, 28_000],
  ['wrong passwords in quick succession', login, 100],
  ['wrong promo codes', coupon, 25_000],
  ['codes by SMS', phoneCode, 41_000],
  ['wrong authenticator codes', secondFactor, 20_000],
] as const)('after too many %s, the announced wait is exact', (_, attempt, apart) => {
  const backend = testBackend();
  let answer = attempt(backend);
  for (let count = 0; count < 14 && answer.status !== 429; count += 1) {
    backend.clock.advance(apart);
    answer = attempt(backend);
  }
  expect(answer.status).toBe(429);
  const wait = waitOf(answer);
  expect(wait).toBeLessThanOrEqual(300);
  backend.clock.advance((wait - 1) * 1_000);
  expect(attempt(backend).status).toBe(429);
  backend.clock.advance(1_000);
  expect(attempt(backend).status).not.toBe(429);
});

test('a game closed by a time limit reports when the period ends', () => {
  const backend = testBackend();
  const call = callerOf(backend);
  const token = tokenOf(backend, 'player');
  const start = (): CallResult =>
    call('POST', '/json-api/eapi/game-run/golden-harvest', {
      token: tokenOf(backend, 'player'),
      body: { platform: 'desktop', type: 'real' },
    });
  call('PUT', '/json-api/responsible-play/limits', {
    token,
    body: { limits: [{ kind: 'time', period: 'day', amount: 15 }] },
  });
  expect(start().status).toBe(200);
  for (let minutes = 0; minutes < 16; minutes += 4) {
    backend.clock.advance(4 * 60_000);
    start();
  }
  const { code, json } = start();
  expect(code).toBe('time_limit_reached');
  const { errors } = json as { errors: [{ data: { retryAfter: number } }] };
  const midnight = Date.UTC(2026, 0, 15);
  expect(errors[0].data.retryAfter).toBe((midnight - backend.clock.now()) / 1_000);
});

test('a game closed by a break reports when the break ends', () => {
  const backend = testBackend();
  startBreak(createContext(backend).context, playerIn(backend, 1002), 'day');
  backend.clock.advance(3_600_000);
  const { json } = callerOf(backend)('POST', '/json-api/eapi/game-run/golden-harvest', {
    token: tokenOf(backend, 'player'),
    body: { platform: 'desktop', type: 'real' },
  });
  expect(json).toMatchObject({ errors: [{ code: 'time_out_active', data: { retryAfter: 23 * 3_600 } }] });
});
