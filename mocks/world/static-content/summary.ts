const MAX_LENGTH = 160;

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;?!])/g, '')
    .trim();

const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, content = '']) => textOf(content));

/**
 * The beginning of a page's text, for search engines. Uses the paragraphs, or the list items if there are no
 * paragraphs. Never cuts a word.
 */
export function summaryOf(html: string): string {
  const text = textsOf(html, 'p').join(' ') || textsOf(html, 'li').join('; ');
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH - 1))}…`;
}
