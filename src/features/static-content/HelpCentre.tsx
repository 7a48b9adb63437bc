import type { HelpTopic, StaticPage } from '#/api/generated/model/index.ts';
import { useAnswerSearch } from '#/entities/support/useAnswerSearch.ts';
import { isBuild } from '#/lib/isBuild.ts';
import { withParams } from '#/lib/urlQuery.ts';
import { useSearchText } from '#/lib/useSearchText.ts';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { paths } from '#/paths.ts';
import { HelpView } from './ui/Help/HelpView.tsx';

const readSearch = (params: URLSearchParams): string => (params.get('q') ?? '').trim();

const writeSearch = (params: URLSearchParams, text: string): URLSearchParams =>
  withParams(params, { q: text });

export interface HelpCentreProps {
  page: StaticPage;
  topics: readonly HelpTopic[];
  /** Slug of the open answer. */
  answer: string | undefined;
  onNavigate: (path: string) => void;
}

/** The questions of the help page. The URL names the open answer and keeps the search. */
export function HelpCentre({ page, topics, answer, onNavigate }: HelpCentreProps) {
  const [q, change] = useUrlQuery(readSearch, writeSearch);
  const search = useSearchText(q, change);
  const text = search.text.trim();
  const found = useAnswerSearch(topics, text);
  const linkOf = (slug: string | undefined): string => {
    const path = slug === undefined ? paths.staticPage('help') : paths.helpAnswer(slug);
    return text === '' ? path : `${path}?${new URLSearchParams({ q: text }).toString()}`;
  };
  return (
    <HelpView
      page={page}
      topics={isBuild ? answerFirst(topics, answer) : topics}
      answer={answer}
      search={{ text: search.text, found: text === '' ? null : found, onSearch: search.type }}
      linkOf={linkOf}
      onNavigate={onNavigate}
    />
  );
}

/** Without scripts, nothing scrolls to the open answer. */
function answerFirst(topics: readonly HelpTopic[], answer: string | undefined): HelpTopic[] {
  const rank = (slug: string): number => (slug === answer ? 0 : 1);
  const sorted = topics.map(({ questions, ...topic }) => ({
    ...topic,
    questions: questions.toSorted((one, other) => rank(one.slug) - rank(other.slug)),
  }));
  const topicRank = ({ questions }: HelpTopic): number => rank(questions[0]?.slug ?? '');
  return sorted.toSorted((one, other) => topicRank(one) - topicRank(other));
}
