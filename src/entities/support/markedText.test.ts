import { expect, test } from 'vitest';
import { excerptOf, markedHtml, markedParts } from './markedText.ts';

const words = new Set(['amp', 'code', 'perche', 'a', 'href', 'vyvod']);

test('found words are highlighted whole, ignoring accents and case', () => {
  expect(markedParts('Perché? The Code.', words)).toEqual([
    { text: 'Perché', isMarked: true },
    { text: '? The ', isMarked: false },
    { text: 'Code', isMarked: true },
    { text: '.', isMarked: false },
  ]);
  expect(markedParts('Вывод', words)).toEqual([{ text: 'Вывод', isMarked: true }]);
  expect(markedParts('nothing', words)).toEqual([{ text: 'nothing', isMarked: false }]);
});

test("highlighting doesn't change tags and character references", () => {
  expect(markedHtml('<p>a code &amp; <a href="/code">more</a></p>', words)).toBe(
    '<p><mark>a</mark> <mark>code</mark> &amp; <a href="/code">more</a></p>',
  );
  expect(markedHtml('<p>code</p>', new Set())).toBe('<p>code</p>');
});

test('an excerpt starts near the first found word and never cuts words', () => {
  const body = `<p>${'before '.repeat(20)}the <b>code</b>, ${'after '.repeat(40)}</p>`;
  const excerpt = excerptOf(body, words);
  expect(excerpt).toMatch(/^…before (?:before )*the code, after (?:after )*after…$/);
  expect(excerpt.length).toBeLessThan(160);
  expect(excerptOf('<p>Short</p>', words)).toBe('Short');
  expect(excerptOf('<ul><li>one</li><li>two</li></ul><p>End.</p>', words)).toBe('one; two. End.');
  expect(excerptOf('<p>Pictures: <b>.jpg</b> or <b>.png</b>.</p>', words)).toBe('Pictures: .jpg or .png.');
});
