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

describe('an answer', () => {
  it('that holds everything passes unchanged', () => {
    const body = { data: { ...balance } };
    expect(keepToShape(...BALANCE, body)).toEqual({ missing: null, dropped: [] });
    expect(body).toEqual({ data: balance });
  });

  it.each([
    ['lacks a field', { ...balance, wagering: undefined }],
    ['has null in its place', { ...balance, wagering: null }],
    ['has text in its place', { ...balance, wagering: '5' }],
  ])('that %s is useless, and the field is named', (_, data) => {
    expect(keepToShape(...BALANCE, { data }).missing).toBe('data.wagering');
  });

  it('that is no object is useless', () => {
    for (const body of [null, [], 'text', undefined])
      expect(keepToShape(...BALANCE, body).missing).not.toBeNull();
  });

  it('with an unknown value of an enum, or a further field, passes', () => {
    const body = { data: [{ ...gift, type: 'something_new', more: 1 }] };
    expect(keepToShape(...GIFTS, body)).toEqual({ missing: null, dropped: [] });
  });
});

describe('a list', () => {
  it('loses the items that lack a field, and keeps the others', () => {
    const body = { data: [{ ...gift, title: null }, gift, { id: 2 }] };
    expect(keepToShape(...GIFTS, body)).toEqual({ missing: null, dropped: ['data.0.title', 'data.2.title'] });
    expect(body.data).toEqual([gift]);
  });

  it('none of whose items is whole is useless', () => {
    expect(keepToShape(...GIFTS, { data: [{ id: 2 }] }).missing).toBe('data');
  });

  it('that is empty is fine', () => {
    expect(keepToShape(...GIFTS, { data: [] }).missing).toBeNull();
  });
});

it('takes null for a field that may be missing as its lack', () => {
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

describe('the shapes agree with the schemas', () => {
  it.each(examples)('on $name as described', ({ method, path, value }) => {
    const body = structuredClone(value);
    expect(keepToShape(method, path, body)).toEqual({ missing: null, dropped: [] });
    expect(body).toEqual(value);
  });

  it.each([
    ['every second field is missing', withoutFields],
    ['every field is null', withNulls],
  ])('where %s: what passes can be shown', (_, spoil) => {
    for (const { name, method, path, value } of examples) {
      const body = spoil(structuredClone(value));
      if (keepToShape(method, path, body).missing !== null) continue;
      const breach = findBreach(method, path, body);
      expect(breach?.isTolerable === false ? breach.explanation : null, name).toBeNull();
    }
  });
});
