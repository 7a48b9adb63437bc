// Some hosts may not say 'casino' (specification S1.26). The server's texts don't know the host, so the client
// replaces the word by one of the same gender, which fits the sentence around it.
const words = /casin[oò]s?|cassinos?|казино/giu;

/** A path, an address or an e-mail keeps its name. */
const address = /^[^\s<]*[/@:][^\s<]*$/u;
const tag = /(<[^>]*>)/u;

function replacementOf(word: string): string {
  const lower = word.toLowerCase();
  if (lower === 'казино') return 'лобби';
  if (lower.startsWith('cass')) return lower.endsWith('s') ? 'clubes' : 'clube';
  return lower.endsWith('s') ? 'clubs' : 'club';
}

function inCaseOf(word: string, replacement: string): string {
  if (word === word.toUpperCase()) return replacement.toUpperCase();
  const [first = '', ...rest] = replacement;
  return word.startsWith(word[0]?.toLowerCase() ?? '') ? replacement : first.toUpperCase() + rest.join('');
}

/** A text, plain or HTML, without the word. Addresses in it stay as they are. */
export function textWithoutCasinoWord(text: string): string {
  if (address.test(text)) return text;
  return text
    .split(tag)
    .map((part) =>
      part.startsWith('<') ? part : part.replaceAll(words, (word) => inCaseOf(word, replacementOf(word))),
    )
    .join('');
}

/** The same answer with its texts replaced, however deep they are. */
export function withoutCasinoWord(answer: unknown): unknown {
  if (typeof answer === 'string') return textWithoutCasinoWord(answer);
  if (Array.isArray(answer)) return answer.map(withoutCasinoWord);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutCasinoWord(value)]));
}
