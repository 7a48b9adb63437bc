import { describe, expect, test } from 'vitest';
import {
  exchangeProblem,
  highFiveProblem,
  highFivesPerDay,
  participationProblem,
  type HighFiveFacts,
  type PromoFacts,
} from './rules.ts';
import { countAtLeast, inventedPoints } from './table.view.ts';

const lottery: PromoFacts = { pageType: 'lottery', status: 'active', needsButton: true, hasHighFives: true };
const giver: HighFiveFacts = {
  isMultiAccount: false,
  isMember: true,
  isSelf: false,
  receiver: 'fine',
  givenToday: 0,
  givenToReceiver: 0,
};

describe('high-fives', () => {
  test('are for members of an active promotion', () => {
    expect(highFiveProblem(lottery, giver)).toBeNull();
    expect(highFiveProblem({ ...lottery, status: 'past' }, giver)).toBe('action_is_inactive');
    expect(highFiveProblem(lottery, { ...giver, isMember: false })).toBe('user_not_participate');
  });

  test('are limited per day', () => {
    expect(highFiveProblem(lottery, { ...giver, givenToday: highFivesPerDay - 1 })).toBeNull();
    expect(highFiveProblem(lottery, { ...giver, givenToday: highFivesPerDay })).toBe(
      'high_five_daily_limit_reached',
    );
  });
});

test("a static promotion can't be joined", () => {
  const joiner = { isMultiAccount: false };
  expect(participationProblem({ ...lottery, pageType: 'static' }, joiner)).toBe('invalid_promotion');
});

test('points can be exchanged only in an exchange, for a prize in stock, and with enough points', () => {
  const facts = { isMultiAccount: false, isMember: true, left: 1, price: 10, owned: 10 };
  expect(exchangeProblem(lottery, facts)).toBe('action_not_allowed');
  expect(exchangeProblem({ ...lottery, pageType: 'exchange' }, facts)).toBeNull();
  expect(exchangeProblem({ ...lottery, pageType: 'exchange' }, { ...facts, left: 0 })).toBe(
    'cannot_buy_prize',
  );
  expect(exchangeProblem({ ...lottery, pageType: 'exchange' }, { ...facts, owned: 9 })).toBe(
    'insufficient_funds',
  );
});

test('the points of invented participants decrease by place, and the place for a number of points can be found', () => {
  const size = 1_000;
  const valueAt = (place: number): number => inventedPoints(place, size, 48_000, 0.5);
  const points = Array.from({ length: size }, (_, place) => valueAt(place));
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  for (const value of [0, 10_000, 5_000_000, 10 ** 12])
    expect(countAtLeast(value, size, valueAt)).toBe(points.filter((own) => own >= value).length);
});
