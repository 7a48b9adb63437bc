import { describe, expect, test } from 'vitest';
import {
  longerBreaks,
  limitChange,
  limitConflict,
  limitProblem,
  raiseState,
  sectionOf,
  usedPercent,
  exclusionPath,
  readExclusion,
} from './rules.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const at = (hours: number): string => new Date(NOW + hours * HOUR_MS).toISOString();

describe('a limit', () => {
  test.each([
    [undefined, 5_000, 'atOnce'],
    [5_000, 3_000, 'atOnce'],
    [5_000, 8_000, 'afterADay'],
    [5_000, null, 'afterADay'],
    [5_000, 5_000, 'none'],
    [undefined, null, 'noLimit'],
  ] as const)('that changes from %s to %s takes effect: %s', (current, wanted, change) => {
    expect(limitChange(current, wanted)).toBe(change);
  });

  test.each([
    ['time', 'day', 1_440, 'none'],
    ['time', 'day', 1_441, 'tooHigh'],
    ['time', 'week', 10_080, 'none'],
    ['loss', 'month', 9_999_999_999_900, 'tooHigh'],
    ['deposit', 'day', 0, 'zero'],
    ['deposit', 'day', 9, 'tooLow'],
    ['time', 'month', 10, 'none'],
    ['deposit', 'day', null, 'missing'],
  ] as const)('for %s per %s with the value %s has the problem: %s', (kind, period, amount, problem) => {
    expect(limitProblem({ kind, period, least: 10 }, amount)).toBe(problem);
  });

  test.each([
    ['week', 200_000, { side: 'below', period: 'day', amount: 300_000 }],
    ['month', 290_000, { side: 'below', period: 'week', amount: 900_000 }],
    ['day', 1_000_000, { side: 'above', period: 'week', amount: 900_000 }],
    ['week', 300_000, null],
  ] as const)(
    'per %s with the value %s conflicts with a limit for another period: %o',
    (period, wanted, conflict) => {
      const limits = [
        { kind: 'deposit', period: 'day', amount: 300_000, used: 0 },
        {
          kind: 'deposit',
          period: 'week',
          amount: 500_000,
          used: 0,
          pending: { amount: 900_000, effectiveAt: at(1) },
        },
        { kind: 'deposit', period: 'month', used: 0 },
        { kind: 'loss', period: 'day', amount: 2_000_000, used: 0 },
      ] as const;
      expect(limitConflict(limits, { kind: 'deposit', period }, wanted)).toEqual(conflict);
    },
  );

  test('that was raised can be confirmed only after a day', () => {
    expect(raiseState({}, NOW)).toBe('none');
    expect(raiseState({ pending: { effectiveAt: at(1) } }, NOW)).toBe('waiting');
    expect(raiseState({ pending: { effectiveAt: at(0) } }, NOW)).toBe('ready');
  });

  test('is never shown as used by more than 100 %', () => {
    expect(usedPercent({ amount: 1_000, used: 333 })).toBe(33);
    expect(usedPercent({ amount: 1_000, used: 4_000 })).toBe(100);
    expect(usedPercent({ used: 4_000 })).toBe(0);
  });
});

test('a URL without a valid section shows the first section', () => {
  expect(sectionOf(new URLSearchParams('section=security'))).toBe('security');
  expect(sectionOf(new URLSearchParams('section=__proto__'))).toBe('limits');
  expect(sectionOf(new URLSearchParams())).toBe('limits');
});

test('an active break can only be replaced by one that ends later', () => {
  const day = 86_400_000;
  expect(longerBreaks(null, 0)).toEqual(['day', 'week', 'month', 'six_weeks']);
  expect(longerBreaks(6 * day, 0)).toEqual(['week', 'month', 'six_weeks']);
  expect(longerBreaks(42 * day, 1)).toEqual(['six_weeks']);
});

const searchOf = (path: string): string => path.slice(path.indexOf('?'));

test('the URL of the page about a self-exclusion contains its end', () => {
  const path = exclusionPath({ isSelfExcluded: true, selfExcludedUntil: '2027-05-21T10:00:00Z' });
  expect(readExclusion(searchOf(path))).toEqual({ kind: 'excluded', until: Date.UTC(2027, 4, 21, 10) });
  expect(readExclusion(searchOf(exclusionPath({ isSelfExcluded: true })))).toEqual({
    kind: 'excluded',
    until: null,
  });
});

test.each(['', '?until=', '?until=soon', '?other=1'])('the query "%s" contains no valid end', (search) => {
  expect(readExclusion(search)).toBeNull();
});
