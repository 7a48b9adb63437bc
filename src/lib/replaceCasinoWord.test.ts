import { expect, it } from 'vitest';
import { replaceCasinoWord, replaceCasinoWordIn } from './replaceCasinoWord.ts';

it.each([
  ['Aurora Casino: slots', 'Aurora Club: slots'],
  ['Лучшее КАЗИНО, наше казино', 'Лучшее ЛОББИ, наше лобби'],
  ['O melhor cassino entre os cassinos', 'O melhor clube entre os clubes'],
  ['Il casinò che preferisci', 'Il club che preferisci'],
  ['Casinos of the year', 'Clubs of the year'],
  ['<a href="/casino-rules" title="x">Our casino</a>', '<a href="/casino-rules" title="x">Our club</a>'],
  ['Write to help@casino.example, the casino.', 'Write to help@casino.example, the club.'],
  [
    'The casino: https://casino.example/casino and casino.example/a',
    'The club: https://casino.example/casino and casino.example/a',
  ],
  ['Casino/lobby. Our casino! Casino.', 'Club/lobby. Our club! Club.'],
])('replaces the forbidden word in %j with %j', (text, said) => {
  expect(replaceCasinoWord(text)).toBe(said);
});

it.each(['/casino-rules', 'https://casino.example/a', 'help@casino.example', 'Slots and tournaments'])(
  'leaves %j unchanged',
  (text) => {
    expect(replaceCasinoWord(text)).toBe(text);
  },
);

it('replaces only texts, at any depth of an object', () => {
  expect(
    replaceCasinoWordIn({
      data: [{ title: 'Casino night', url: '/casino', count: 2, isNew: true, end: null }],
    }),
  ).toEqual({ data: [{ title: 'Club night', url: '/casino', count: 2, isNew: true, end: null }] });
});
