import { expect, it } from 'vitest';
import { giftDescription } from './catalogue.ts';

it('a gift that holds others says of each how long it is valid, and nothing of itself', () => {
  const text = giftDescription('starter', 'kometa', 'en');
  expect(text).toMatch(/^20 free spins: wagering x30, valid for 3 days/);
  expect(text.match(/valid for/g)).toHaveLength(2);
});
