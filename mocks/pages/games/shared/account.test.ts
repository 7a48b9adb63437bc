import { expect, test } from 'vitest';
import { missedText } from './account.ts';
import { sayIn } from './texts.ts';

const money = (minor: number): string => `${minor / 100} USD`;

test.each([
  [0, 0, 'Your free round has been played: it won nothing.'],
  [0, 500, 'Your free round has been played: it paid 5 USD.'],
  [200, 0, 'Your round has been played: it cost 2 USD and won nothing.'],
  [200, 500, 'Your round has been played: it cost 2 USD and paid 5 USD.'],
])('tells a missed round that cost %d and won %d', (staked, win, text) => {
  expect(missedText({ staked, win }, sayIn('en'), money)).toBe(text);
});
