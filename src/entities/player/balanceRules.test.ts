import { describe, expect, test } from 'vitest';
import type { BalanceResponse } from '#/api/generated/model/index.ts';
import { balanceMessage } from '#/realtime/messages.testing.ts';
import { afterStake, newestBalance, withBalance, withCompoints } from './rules.ts';

const at = (updatedAt: unknown): unknown => ({ data: { balance: 1, updatedAt } });
const [old, recent] = [at(10), at(20)];

test.each([
  ['a newer balance replaces the shown one', old, recent, recent],
  ['an older balance is dropped', recent, old, recent],
  ['the first balance is shown', undefined, old, old],
  ['a balance without a version is shown if no balance is known', undefined, at('soon'), at('soon')],
  ['a balance without a version is dropped if a balance with one is known', recent, at('soon'), recent],
])('%s', (_, known, next, shown) => {
  expect(newestBalance(known, next)).toEqual(shown);
});

const start: BalanceResponse = {
  data: {
    user_id: 1,
    balance: 100,
    currency: 'RUB',
    is_active_bonus: false,
    bonus: 0,
    wagering: 0,
    winback: 0,
    compoint_balance: 5,
    updatedAt: 10,
  },
};
type Move = (known: BalanceResponse) => BalanceResponse;
const money =
  (balance: number, at: number): Move =>
  (known) =>
    withBalance(known, balanceMessage(balance, at));
const compoints =
  (compointBalance: number, updatedAt: number): Move =>
  (known) =>
    withCompoints(known, {
      id: `c${updatedAt}`,
      type: 'compoint_balance.changed',
      at: updatedAt,
      data: { compointBalance, updatedAt },
    });
const answer =
  (balance: number, compointBalance: number, updatedAt: number): Move =>
  () => ({ data: { ...start.data, balance, compoint_balance: compointBalance, updatedAt } });
/** Applies the updates one by one, as the query cache does. */
const after = (...moves: Move[]): [balance: number, compoints: number] => {
  const { data } = moves.reduce((known, move) => newestBalance(known, move(known)) as BalanceResponse, start);
  return [data.balance, data.compoint_balance];
};

describe('compoints, which have a separate version', () => {
  test.each<[string, Move[], [number, number]]>([
    ["newer compoints don't prevent an update of the balance", [compoints(6, 30), money(200, 20)], [200, 6]],
    [
      'a balance that is older than the known one is dropped, even after newer compoints',
      [money(300, 40), compoints(6, 50), money(200, 20)],
      [300, 6],
    ],
    ['older compoints are dropped', [compoints(7, 30), compoints(6, 20)], [100, 7]],
    [
      'an older response updates the balance, but not the compoints',
      [compoints(7, 30), answer(200, 5, 20)],
      [200, 7],
    ],
    ['a newer response updates both', [compoints(7, 30), answer(200, 9, 40)], [200, 9]],
  ])('%s', (_, moves, shown) => {
    expect(after(...moves)).toEqual(shown);
  });
});

test.each([
  [30, { balance: 70, bonus: 50 }],
  [120, { balance: 0, bonus: 30 }],
  [1_000, { balance: 0, bonus: 0 }],
])('a stake of %d is subtracted from the shown balance at once, from real money first', (stake, left) => {
  expect(afterStake({ ...start.data, bonus: 50 }, stake)).toMatchObject(left);
});
