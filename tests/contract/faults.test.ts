import { describe, expect, test } from 'vitest';
import { operationById } from '#mocks/core/routes.ts';
import { brokenRequests } from './broken.ts';
import { responseFaults } from './faults.ts';
import { onlyMockInFile } from './server.ts';

onlyMockInFile('tests this test');

const operationNamed = (id: string) => {
  const found = operationById.get(id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};
const faults = (id: string, status: number, json: unknown): string[] =>
  responseFaults(operationNamed(id), id, { status, json });

describe('a response', () => {
  test.each([
    ['that lacks a required field', 'getLastBet', 200, { data: { amount: 5 } }],
    ['with a status that is not described', 'getBalance', 418, { errors: [{ code: 'server_error' }] }],
    ['with an error of another family', 'joinTournament', 409, { errors: [{ code: 'has_bonus' }] }],
    [
      'without the figures of its code',
      'joinTournament',
      402,
      { errors: [{ code: 'insufficient_compoint_balance', data: { limit: 5 } }] },
    ],
    ['that is a server error', 'getBalance', 500, { errors: [{ code: 'server_error' }] }],
    ['without any code', 'getBalance', 401, { message: 'Log in' }],
  ])('%s is a fault', (_, id, status, json) => {
    expect(faults(id, status, json)).not.toEqual([]);
  });

  test("as described isn't a fault", () => {
    expect(faults('getLastBet', 200, {})).toEqual([]);
    expect(
      faults('joinTournament', 402, {
        errors: [{ code: 'insufficient_compoint_balance', data: { missingAmount: 5 } }],
      }),
    ).toEqual([]);
  });
});

describe('broken requests', () => {
  const named = (id: string): string[] => brokenRequests(operationNamed(id)).map(({ name }) => name);

  test('violate the schema of each parameter', () => {
    expect(named('listBets')).toEqual(
      expect.arrayContaining(['page=x', 'page=0', 'limit=101', 'day=yesterday', 'result=none of these']),
    );
    expect(named('listBanners')).toContain('without type');
    expect(named('cancelBonuses')).toContain('without Idempotency-Key');
  });

  test('violate the schema of each field of a body', () => {
    expect(named('login')).toEqual(
      expect.arrayContaining(['no JSON', 'a list', 'without password', 'authType 0', 'email 0']),
    );
  });

  test("don't exist for an operation without parameters and body", () => {
    expect(named('getBalance')).toEqual([]);
  });
});
