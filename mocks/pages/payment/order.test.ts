import { expect, test } from 'vitest';
import { endingOf, specialOutcome, readOrder, returnUrl } from './order.ts';

const origin = 'https://casino.example';

test.each([
  [50_001, 'paid'],
  [50_002, 'declined'],
  [50_003, 'pending'],
  [50_004, 'error'],
  [50_000, null],
  [50_050, null],
])('an amount of %i has the automatic result %s', (amount, outcome) => {
  expect(specialOutcome(amount)).toBe(outcome);
});

test('the return URL keeps campaign parameters and states the outcome', () => {
  expect(returnUrl('/cashbox?utm_source=mail&deposit=done', 'failed', origin)).toBe(
    'https://casino.example/cashbox?utm_source=mail&deposit=failed',
  );
  expect(endingOf('pending')).toBe('done');
  expect(endingOf('error')).toBe('failed');
});

test.each(['https://thief.example/cashbox', '//thief.example', 'javascript:alert(1)', 'http://[', ''])(
  'replaces the unsafe return URL %s with one of the casino',
  (back) => {
    expect(new URL(returnUrl(back, 'done', origin)).origin).toBe(origin);
  },
);

test('reads an invalid amount as 0', () => {
  expect(readOrder(new URLSearchParams('amount=-5&token=t'))).toMatchObject({ amount: 0, token: 't' });
  expect(readOrder(new URLSearchParams('amount=1e400'))).toMatchObject({ amount: 0, back: '/cashbox' });
});
