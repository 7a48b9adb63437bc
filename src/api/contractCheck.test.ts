import { expect, test, vi } from 'vitest';
import { findBreach } from './contractCheck.ts';
import { validate, onContractBroken } from './interceptors/validateResponse.ts';

const good = { token: 'a', refreshToken: 'b' };
const path = '/json-api/login';

test('accepts a response that matches the API description', () => {
  expect(findBreach('POST', path, good)).toBeNull();
});

test.each([
  ['a missing field', { token: 'a' }, 'refreshToken'],
  ['null', null, '(body)'],
  ['a value of another type', { ...good, token: 5 }, 'token'],
])('reports %s as a breach of the contract, with its operation and field', async (_, body, field) => {
  await expect(validate({ method: 'POST', path, body })).rejects.toMatchObject({
    kind: 'contract',
    operation: `POST ${path}`,
  });
  expect(findBreach('POST', path, body)).toMatchObject({
    operationId: 'login',
    fields: [field],
    isTolerable: false,
  });
});

test('ignores responses of operations that the API description lacks', () => {
  expect(findBreach('GET', '/json-api/unknown', 5)).toBeNull();
  expect(findBreach('POST', '/json-api/login/more', 5)).toBeNull();
});

test('tolerates an additional field', () => {
  expect(findBreach('POST', path, { ...good, more: true })).toBeNull();
});

test('reports an unknown enum value, but accepts the response', async () => {
  const heard = vi.fn();
  const stop = onContractBroken(heard);
  const balance = {
    user_id: 7,
    balance: 1,
    currency: 'XAU',
    is_active_bonus: false,
    bonus: 0,
    wagering: 0,
    winback: 0,
    compoint_balance: 0,
    updatedAt: 1,
  };
  await validate({ method: 'GET', path: '/json-api/users/balance', body: { data: balance } });
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ operationId: 'getBalance', fields: ['data.currency'] }),
  );
  stop();
});
