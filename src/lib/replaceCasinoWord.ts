// Some hosts must not show the word 'casino' (S1.26). The server's texts don't depend on the host, so
// the client replaces it with a word of the same gender, which keeps the sentence grammatical.
const words = /casin[oò]s?|cassinos?|казино/giu;
/** A URL, a domain or an e-mail address inside a text. Stays unchanged, so that it still works. */
const address =
  /((?:[^\s<>@]+@|[a-z]+:\/\/|www\.)[^\s<>]+|\b[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\b(?:\/[^\s<>]*)?)/u;

/** A text that is only a path or a URI. */
const link = /^[^\s<]*[/@:][^\s<]*$/u;
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

function replaceOutsideAddresses(text: string): string {
  // Splitting by a pattern with one group puts the matches at the odd indexes.
  return text
    .split(address)
    .map((part, place) =>
      place % 2 === 1 ? part : part.replaceAll(words, (word) => inCaseOf(word, replacementOf(word))),
    )
    .join('');
}

/** Replaces the word in plain text or HTML, but not in paths, URLs, domains and e-mail addresses. */
export function replaceCasinoWord(text: string): string {
  if (link.test(text)) return text;
  return text
    .split(tag)
    .map((part) => (part.startsWith('<') ? part : replaceOutsideAddresses(part)))
    .join('');
}

/** Replaces the word in all nested texts of a response. */
export function replaceCasinoWordIn(answer: unknown): unknown {
  if (typeof answer === 'string') return replaceCasinoWord(answer);
  if (Array.isArray(answer)) return answer.map(replaceCasinoWordIn);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, replaceCasinoWordIn(value)]),
  );
}
