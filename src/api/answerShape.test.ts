import { describe, expect, it } from 'vitest';
import { withNulls, withoutFields } from '#mocks/scenarios/faults.ts';
import { operations } from '#mocks/generated/operations.ts';
import { keepToShape } from './answerShape.ts';
import { findBreach } from './contractCheck.ts';

const balance = {
  user_id: 1,
  balance: 5,
  currency: 'EUR',
  is_active_bonus: false,
  bonus: 0,
  wagering: 0,
  winback: 0,
  compoint_balance: 0,
  updatedAt: 1,
};
const gift = { id: 1, title: 'Spins', type: 'giftspin', state: 'received', reason: 'personal' };
const BALANCE = ['GET', '/json-api/users/balance'] as const;
const GIFTS = ['GET', '/json-api/user-gifts'] as const;

describe('a response', () => {
  it('passes unchanged if it is complete', () => {
    const body = { data: { ...balance } };
    expect(keepToShape(...BALANCE, body)).toEqual({ missing: null, dropped: [] });
    expect(body).toEqual({ data: balance });
  });

  it.each([
    ['lacks a field', { ...balance, wagering: undefined }],
    ['has null in place of a required field', { ...balance, wagering: null }],
    ['has text in place of a number', { ...balance, wagering: '5' }],
  ])("is rejected with the field's name if it %s", (_, data) => {
    expect(keepToShape(...BALANCE, { data }).missing).toBe('data.wagering');
  });

  it("is rejected if it isn't an object", () => {
    for (const body of [null, [], 'text', undefined])
      expect(keepToShape(...BALANCE, body).missing).not.toBeNull();
  });

  it('passes with an unknown enum value or an additional field', () => {
    const body = { data: [{ ...gift, type: 'something_new', more: 1 }] };
    expect(keepToShape(...GIFTS, body)).toEqual({ missing: null, dropped: [] });
  });
});

describe('a list', () => {
  it('drops the items that lack a field and keeps the others', () => {
    const body = { data: [{ ...gift, title: null }, gift, { id: 2 }] };
    expect(keepToShape(...GIFTS, body)).toEqual({ missing: null, dropped: ['data.0.title', 'data.2.title'] });
    expect(body.data).toEqual([gift]);
  });

  it('is rejected if no item is complete', () => {
    expect(keepToShape(...GIFTS, { data: [{ id: 2 }] }).missing).toBe('data');
  });

  it('may be empty', () => {
    expect(keepToShape(...GIFTS, { data: [] }).missing).toBeNull();
  });
});

it('null counts as missing in an optional field', () => {
  const body = { data: [{ ...gift, amount: null }] };
  expect(keepToShape(...GIFTS, body).missing).toBeNull();
  expect(body.data[0]).not.toHaveProperty('amount');
});

const examples = operations.flatMap(({ id, method, path, answers }) =>
  answers.map(({ name, value }) => ({
    name: `${id}.${name}`,
    method: method.toUpperCase(),
    path: path.replaceAll(/\{\w+\}/g, '1'),
    value: value as unknown,
  })),
);

describe('the shape check', () => {
  it.each(examples)('accepts the example $name unchanged', ({ method, path, value }) => {
    const body = structuredClone(value);
    expect(keepToShape(method, path, body)).toEqual({ missing: null, dropped: [] });
    expect(body).toEqual(value);
  });

  it.each([
    ['every second field is missing', withoutFields],
    ['every field is null', withNulls],
  ])('accepts only responses whose differences from the schema are tolerable, even if %s', (_, spoil) => {
    for (const { name, method, path, value } of examples) {
      const body = spoil(structuredClone(value));
      if (keepToShape(method, path, body).missing !== null) continue;
      const breach = findBreach(method, path, body);
      expect(breach?.isTolerable === false ? breach.explanation : null, name).toBeNull();
    }
  });
});
