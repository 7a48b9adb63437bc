// Marks the found words in texts. `words` contains them in the search index's normalized form.
import { indexText } from '#/lib/searchText.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** Maximum number of characters in an excerpt: `LEAD` before the first found word, `EXCERPT` in all. */
const LEAD = 40;
const EXCERPT = 150;

export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const isFound = (word: string, words: ReadonlySet<string>): boolean => words.has(indexText(word));

export function markedParts(text: string, words: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFound(word, words)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMarked: false });
    end = index + word.length;
    parts.push({ text: word, isMarked: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}

/** Marks words in HTML, outside of tags and character references. The result is as untrusted as the input. */
export function markedHtml(html: string, words: ReadonlySet<string>): string {
  if (words.size === 0) return html;
  return html
    .split(/(<[^>]*>|&#?\w+;)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(WORD, (word) => (isFound(word, words) ? `<mark>${word}</mark>` : word)),
    )
    .join('');
}

/** Returns the plain text around the first found word. It is cut between words. */
export function excerptOf(html: string, words: ReadonlySet<string>): string {
  const text = html
    .replaceAll('</li><li>', '; ')
    .replaceAll('</li></ul><p>', '. ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/ (?=[.,:;!?)”»](?![\p{L}\p{N}]))/gu, '')
    .trim();
  const first = [...text.matchAll(WORD)].find(({ 0: word }) => isFound(word, words))?.index ?? 0;
  const from = first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1;
  const rest = text.slice(from);
  const to = rest.length <= EXCERPT ? rest.length : rest.lastIndexOf(' ', EXCERPT);
  return `${from > 0 ? '…' : ''}${rest.slice(0, to)}${to < rest.length ? '…' : ''}`;
}
