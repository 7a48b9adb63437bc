import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationById, operationList } from '../../core/routes.ts';
import { ruleNumbers, ruleOf, statements } from './rules.ts';

const specification = readFileSync(join(import.meta.dirname, '../../../docs/specification.md'), 'utf8');

test('every rule belongs to an error code of the description', () => {
  const unknown = Object.keys(ruleNumbers).filter((key) => {
    const [operation = '', code] = key.includes('.') ? key.split('.') : ['', key];
    const places = operation === '' ? operationList : [operationById.get(operation)];
    return !places.some((place) => place?.errors.some(({ value }) => value.errors[0]?.code === code));
  });
  expect(unknown).toEqual([]);
});

test('every rule quotes its statement of the specification word for word', () => {
  const wrong = Object.entries(statements).filter(
    ([number, statement]) => !specification.includes(`| ${number} | ${statement} |`),
  );
  expect(wrong).toEqual([]);
  expect(new Set(Object.values(ruleNumbers))).toEqual(new Set(Object.keys(statements)));
});

test('an operation’s own rule takes precedence over the rule for all operations', () => {
  expect(ruleOf('startTimeOut', 'time_out_active')?.number).toBe('S10.2');
  expect(ruleOf('runGame', 'time_out_active')?.number).toBe('S10.63');
  expect(ruleOf('runGame', 'server_error')).toBeNull();
});
