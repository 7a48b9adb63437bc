// Searches the help's answers for the words of a query, in the question, its synonyms and the answer. If
// the query is a whole sentence, an answer needs most of the significant words.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HelpQuestion, HelpTopic } from '#/api/generated/model/index.ts';
import { indexText, queryReadings } from '#/lib/searchText.ts';
import { fuzzyMatchQuery } from './queries.ts';

/** Finds texts that match a query despite typos, and returns their indexes (`lib/fuzzyMatch`). */
type FuzzyMatch = (texts: readonly string[], query: string) => readonly number[];

export interface AnswerIndex {
  readonly answers: readonly HelpQuestion[];
  /** The distinct words of all answers. */
  readonly words: readonly string[];
  /** For each word, the indexes of the answers that contain it, with the word's weight in each answer. */
  readonly weights: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

export interface FoundAnswers {
  /** The found answers, sorted by score, best first. */
  readonly answers: readonly HelpQuestion[];
  /** Words of the index that match the query, to be marked in the texts. */
  readonly words: ReadonlySet<string>;
}

/**
 * Weight of a match in the question or its synonyms. It is higher than the weight of a match in the answer.
 */
const QUESTION_WEIGHT = 3;
const ANSWER_WEIGHT = 1;
/** The share of the query's words that an answer must contain to be found. Rare words weigh more. */
const MIN_SHARE = 0.5;
/**
 * An answer below `MIN_SHARE` is still found if its share is at least this fraction of the best answer's
 * share.
 */
const MIN_SHARE_OF_BEST = 0.7;
/** Minimum length of a typed word for a prefix match. A shorter prefix would match too many words. */
const MIN_PREFIX = 3;
/** Minimum length of the stem that two inflected forms share: `карта` and `карту`. */
const MIN_STEM = 4;
/**
 * Maximum length of an inflectional ending, for words of usual length and for long ones: `деньги` and
 * `деньгами`.
 */
const MAX_ENDING = 2;
const MAX_LONG_ENDING = 3;
const LONG_WORD = 7;
/** Maximum difference in length between a misspelt word and a match. `count` must not match `accounting`. */
const MAX_EXTRA = 3;

/** Words that say little about a question, in all languages, normalized like the search index. */
const COMMON = new Set(
  (
    'i my me the an is are was do does did can to of in on for it and or not how what where when why which who with ' +
    'from have has been will ya mne moy moya moi moe ne na chto kak gde kogda pochemu kuda kakie eto li mozhno ' +
    'menya est il lo la gli le un una di da con su per mi mio mia miei non come dove quando perche che cosa quali ' +
    'posso ho sono os as um uma de do em no com por para meu minha meus minhas nao como onde porque que qual quais ' +
    'esta estao tenho ' +
    // Words that people add when they write in whole sentences.
    'hi hello please could would you your tell me get want need out but so if ' +
    'zdravstvuyte privet pozhaluysta podskazhite skazhite hochu nado nuzhno mogu delat svoi svoy svoyu a no u ' +
    'ciao salve favore vorrei voglio puoi potete faccio fare dirmi i ' +
    'oi ola favor quero gostaria preciso pode podem faco fazer dizer cade e'
  ).split(' '),
);
const COMMON_WEIGHT = 0.15;

const noAnswers: FoundAnswers = { answers: [], words: new Set() };

export function buildAnswerIndex(answers: readonly HelpQuestion[]): AnswerIndex {
  const weights = new Map<string, Map<number, number>>();
  const add = (text: string, at: number, weight: number): void => {
    for (const word of indexText(text).split(' ')) {
      const ofWord = weights.get(word) ?? new Map<number, number>();
      ofWord.set(at, Math.max(weight, ofWord.get(at) ?? 0));
      weights.set(word, ofWord);
    }
  };
  answers.forEach(({ title, words = '', body }, at) => {
    add(`${title} ${words}`, at, QUESTION_WEIGHT);
    add(body.replace(/<[^>]*>/g, ' '), at, ANSWER_WEIGHT);
  });
  weights.delete('');
  return { answers, words: [...weights.keys()], weights };
}

/** `fuzzy` is undefined until its chunk has loaded. */
export function searchAnswers(index: AnswerIndex, query: string, fuzzy?: FuzzyMatch): FoundAnswers {
  let best = noAnswers;
  let bestScore = 0;
  // The query as typed comes first, so it wins a tie. Another interpretation, such as the same keys in
  // another keyboard layout, needs a higher score.
  for (const reading of queryReadings(query)) {
    const { score, found } = searchReading(index, reading, fuzzy);
    if (score > bestScore) {
      best = found;
      bestScore = score;
    }
  }
  return best;
}

interface WordMatch {
  /** The matching words of the index, each with the quality of its match. */
  readonly words: ReadonlyMap<string, number>;
  /** How well each answer matches the typed word, keyed by the index of the answer. */
  readonly ofAnswers: ReadonlyMap<number, number>;
  /** Inverse document frequency: higher for words that occur in few answers. */
  readonly weight: number;
  /** True if the typed word says little about a question, as 'how' does. */
  readonly isCommon: boolean;
}

function searchReading(
  index: AnswerIndex,
  reading: string,
  fuzzy: FuzzyMatch | undefined,
): { score: number; found: FoundAnswers } {
  const typed = [...new Set(reading.split(' '))];
  const meant = typed
    .map((word) => matchWord(index, word, { fuzzy, isAlone: typed.length === 1 }))
    .filter(({ words }) => words.size > 0);
  const whole = meant.reduce((sum, { weight }) => sum + weight, 0);
  const scores = index.answers.flatMap((answer, at) => {
    const matching = meant.filter(({ ofAnswers }) => ofAnswers.has(at));
    if (matching.length === 0) return [];
    const share = matching.reduce((sum, { weight }) => sum + weight, 0) / whole;
    return [{ answer, share, score: matching.reduce((sum, word) => sum + scoreOf(word, at), 0) }];
  });
  const bestShare = Math.max(0, ...scores.map(({ share }) => share));
  const needed = Math.min(MIN_SHARE, bestShare * MIN_SHARE_OF_BEST);
  const sorted = scores
    .filter(({ share }) => share >= needed)
    .toSorted((one, other) => other.score - one.score);
  return {
    score: sorted[0]?.score ?? 0,
    found: { answers: sorted.map(({ answer }) => answer), words: markedWords(index, meant) },
  };
}

const scoreOf = ({ weight, ofAnswers }: WordMatch, at: number): number => weight * (ofAnswers.get(at) ?? 0);

/** The words to mark. Common words, and words in most answers, are marked only if there are no rarer ones. */
function markedWords({ answers }: AnswerIndex, matches: readonly WordMatch[]): ReadonlySet<string> {
  const rare = matches.filter(({ ofAnswers, isCommon }) => !isCommon && ofAnswers.size <= answers.length / 2);
  return new Set((rare.length > 0 ? rare : matches).flatMap(({ words }) => [...words.keys()]));
}

function matchWord(
  index: AnswerIndex,
  typed: string,
  { fuzzy, isAlone }: { fuzzy: FuzzyMatch | undefined; isAlone: boolean },
): WordMatch {
  const words = new Map<string, number>();
  for (const word of index.words) {
    const quality = matchQuality(word, typed, isAlone);
    if (quality > 0) words.set(word, quality);
  }
  // A word that looks like an inflected form may be a typo instead: 'preleivo' means 'prelievo', not
  // 'preleva'.
  const isSure = [...words.values()].some((quality) => quality > MATCH_QUALITY.inflected);
  if (!isSure && fuzzy && typed.length >= MIN_PREFIX)
    for (const at of misspelt(index.words, typed, fuzzy)) {
      const word = index.words[at] ?? '';
      if (!words.has(word)) words.set(word, MATCH_QUALITY.typo);
    }
  const ofAnswers = new Map<number, number>();
  for (const [word, quality] of words)
    for (const [at, weight] of index.weights.get(word) ?? [])
      ofAnswers.set(at, Math.max(weight * quality, ofAnswers.get(at) ?? 0));
  const rarity = Math.log(1 + index.answers.length / Math.max(1, ofAnswers.size));
  const isCommon = COMMON.has(typed);
  return { words, ofAnswers, weight: rarity * (isCommon ? COMMON_WEIGHT : 1), isCommon };
}

/** Finds words despite typos. If a long word matches nothing, tries it again without its ending. */
function misspelt(words: readonly string[], typed: string, fuzzy: FuzzyMatch): readonly number[] {
  const similar = (text: string): readonly number[] =>
    fuzzy(words, text).filter((at) => Math.abs((words[at] ?? '').length - typed.length) <= MAX_EXTRA);
  const found = similar(typed);
  const stem = typed.slice(0, -MAX_ENDING);
  return found.length > 0 || stem.length <= MIN_STEM ? found : similar(stem);
}

const MATCH_QUALITY = { whole: 1, beginning: 0.9, inflected: 0.6, typo: 0.5 } as const;

function matchQuality(word: string, typed: string, isAlone: boolean): number {
  if (word === typed) return MATCH_QUALITY.whole;
  if (typed.length < MIN_PREFIX) return isAlone && word.startsWith(typed) ? MATCH_QUALITY.beginning : 0;
  if (word.startsWith(typed)) return MATCH_QUALITY.beginning;
  const longest = Math.max(word.length, typed.length);
  const stem = Math.max(MIN_STEM, longest - (longest < LONG_WORD ? MAX_ENDING : MAX_LONG_ENDING));
  return word.slice(0, stem) === typed.slice(0, stem) ? MATCH_QUALITY.inflected : 0;
}

/** The help's answers that match a text. `topics` is undefined while the help loads. */
export function useAnswerSearch(topics: readonly HelpTopic[] | undefined, text: string): FoundAnswers {
  const fuzzy = useQuery(fuzzyMatchQuery()).data?.match;
  const isSearching = text !== '';
  // Memoised, because all answers have to be normalized.
  const index = useMemo(
    () =>
      isSearching && topics ? buildAnswerIndex(topics.flatMap(({ questions }) => questions)) : undefined,
    [topics, isSearching],
  );
  return useMemo(() => (index ? searchAnswers(index, text, fuzzy) : noAnswers), [index, text, fuzzy]);
}
