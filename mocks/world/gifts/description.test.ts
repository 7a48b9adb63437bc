import { expect, it } from 'vitest';
import { giftDescription } from './catalogue.ts';

it('the description of a gift that contains others states how long they are valid, but not its own validity', () => {
  const text = giftDescription('starter', 'kometa', 'en');
  expect(text).toMatch(/^20 free spins: wagering x30, valid for 3 days/);
  expect(text.match(/valid for/g)).toHaveLength(2);
});
