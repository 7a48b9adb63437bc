import { expect, test } from 'vitest';
import { newestBalance } from './balanceRules.ts';

const at = (updatedAt: unknown): unknown => ({ data: { balance: 1, updatedAt } });
const [old, recent] = [at(10), at(20)];

test.each([
  ['a newer balance', old, recent, recent],
  ['an older one is dropped', recent, old, recent],
  ['the first one', undefined, old, old],
  ['one without a version, when none is known', undefined, at('soon'), at('soon')],
  ['one without a version is dropped when another has one', recent, at('soon'), recent],
])('%s', (_, known, next, shown) => {
  expect(newestBalance(known, next)).toEqual(shown);
});
