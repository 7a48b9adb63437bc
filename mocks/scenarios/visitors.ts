// Replaces the texts, URLs, enum values and numbers of a response.
import { hashText } from '../world/random.ts';
import { hostileTexts } from './hostileTexts.ts';
import { hostileUrls } from './hostileUrls.ts';
import type { Visitor } from './walk.ts';

// Identifiers aren't replaced, because unknown ones would only lead to 'not found'.
const identifier =
  /^(id|slug|hash|key|code|token|refreshToken|runToken|currency|currencyId|label|.*(Id|_id|Slug|Token|Key|_key|Hash))$/;
const urlKey = /^(url|.*Url|.*_url|link|href|image|.*Image|preview(Small)?|src)$/;

const unknownChoice = 'not_known_yet';

function pick(list: readonly string[], seed: string): string {
  return list[hashText(seed) % list.length] ?? '';
}

/** Truncates to the schema's maximum length without splitting a surrogate pair. */
function truncate(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text.slice(0, max)).slice(0, -1).join('');
}

export const hostileVisitor: Visitor = {
  text: (value, key, maxLength) =>
    identifier.test(key) || urlKey.test(key)
      ? value
      : truncate(pick(hostileTexts, `${key}${value}`), maxLength),
};
export const urlVisitor: Visitor = {
  text: (value, key, maxLength) =>
    urlKey.test(key) ? truncate(pick(hostileUrls, `${key}${value}`), maxLength) : value,
};
export const choiceVisitor: Visitor = {
  choice: (value, key) => (key === 'pageType' ? value : unknownChoice),
};
export const hugeVisitor: Visitor = {
  text: (value, key, maxLength) =>
    identifier.test(key) || urlKey.test(key) ? value : 'Ж'.repeat(Math.min(maxLength, 10_000)),
  number: (value, key) => (identifier.test(key) ? value : Number.MAX_SAFE_INTEGER),
};
