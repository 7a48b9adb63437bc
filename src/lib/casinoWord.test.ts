import { expect, it } from 'vitest';
import { textWithoutCasinoWord, withoutCasinoWord } from './casinoWord.ts';

it.each([
  ['Aurora Casino: slots', 'Aurora Club: slots'],
  ['Лучшее КАЗИНО, наше казино', 'Лучшее ЛОББИ, наше лобби'],
  ['O melhor cassino entre os cassinos', 'O melhor clube entre os clubes'],
  ['Il casinò che preferisci', 'Il club che preferisci'],
  ['Casinos of the year', 'Clubs of the year'],
  ['<a href="/casino-rules" title="x">Our casino</a>', '<a href="/casino-rules" title="x">Our club</a>'],
])('a host that may not say the word says %j as %j', (text, said) => {
  expect(textWithoutCasinoWord(text)).toBe(said);
});

it.each(['/casino-rules', 'https://casino.example/a', 'help@casino.example', 'Slots and tournaments'])(
  '%j stays as it is',
  (text) => {
    expect(textWithoutCasinoWord(text)).toBe(text);
  },
);

it('texts are replaced however deep they are, and nothing else is touched', () => {
  expect(
    withoutCasinoWord({
      data: [{ title: 'Casino night', url: '/casino', count: 2, isNew: true, end: null }],
    }),
  ).toEqual({ data: [{ title: 'Club night', url: '/casino', count: 2, isNew: true, end: null }] });
});
