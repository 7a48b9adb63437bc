// Tolerant search: also finds text typed in the wrong keyboard layout or transliterated.
const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toRussianKey = new Map(Array.from(latinKeys).map((key, index) => [key, russianKeys.charAt(index)]));
const toLatinKey = new Map(Array.from(russianKeys).map((key, index) => [key, latinKeys.charAt(index)]));

const romanization: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
};

// Longest first, so that `sch` isn't read as `s` and `ch`.
const cyrillization: readonly (readonly [string, string])[] = [
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['yo', 'е'],
  ['ck', 'к'],
  ['ph', 'ф'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'дж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'и'],
  ['z', 'з'],
];

/** Normalizes for comparison: no case, accents or repeated spaces. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Retypes the text in the other layout, Russian or English: `ыдщеы` becomes `slots`. */
export function swapKeyboardLayout(text: string): string {
  const table = /[а-яё]/i.test(text) ? toLatinKey : toRussianKey;
  return Array.from(text.toLowerCase())
    .map((letter) => table.get(letter) ?? letter)
    .join('');
}

/** Transliterates to Latin letters: `книга` becomes `kniga`. */
export function romanize(text: string): string {
  return Array.from(text.toLowerCase())
    .map((letter) => romanization[letter] ?? letter)
    .join('');
}

/** Transliterates to Russian letters by sound: `kniga` becomes `книга`. */
export function cyrillize(text: string): string {
  let rest = text.toLowerCase();
  let result = '';
  while (rest !== '') {
    const match = cyrillization.find(([latin]) => rest.startsWith(latin));
    result += match ? match[1] : rest.charAt(0);
    rest = rest.slice(match ? match[0].length : 1);
  }
  return result;
}

/** The distinct, normalized texts that a query may mean, the literal one first. */
export function queryVariants(query: string): string[] {
  const literal = foldText(query);
  if (literal === '') return [];
  const swapped = foldText(swapKeyboardLayout(query));
  const isCyrillic = /\p{Script=Cyrillic}/u.test(literal);
  const inOtherAlphabet = isCyrillic ? romanize(literal) : cyrillize(literal);
  return [...new Set([literal, swapped, foldText(inOtherAlphabet)])].filter((variant) => variant !== '');
}

/** Normalizes a text for a search index: folded, in Latin letters, words separated by single spaces. */
export function indexText(text: string): string {
  return foldText(romanize(foldText(text)))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The possible readings of a query, normalized for a search index, the literal one first. */
export function queryReadings(query: string): string[] {
  return [...new Set(queryVariants(query).map(indexText))].filter((reading) => reading !== '');
}
