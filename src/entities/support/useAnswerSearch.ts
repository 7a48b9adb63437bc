import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HelpTopic } from '#/api/generated/model/index.ts';

import { buildAnswerIndex, noAnswers, searchAnswers, type FoundAnswers } from './answerSearch.ts';
import { fuzzyMatchQuery } from './queries.ts';

/** The help's answers for a text. No topics while they load. */
export function useAnswerSearch(topics: readonly HelpTopic[] | undefined, text: string): FoundAnswers {
  const fuzzy = useQuery(fuzzyMatchQuery()).data?.match;
  // Memoised, because all answers are folded.
  const index = useMemo(
    () => topics && buildAnswerIndex(topics.flatMap(({ questions }) => questions)),
    [topics],
  );
  return useMemo(() => (index ? searchAnswers(index, text, fuzzy) : noAnswers), [index, text, fuzzy]);
}
