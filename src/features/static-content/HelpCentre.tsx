import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HelpQuestion, HelpTopic, StaticPage } from '#/api/generated/model/index.ts';
import { isBuild } from '#/lib/mediaQuery.ts';
import { useUrlQuery, withParams } from '#/lib/urlQuery.ts';
import { useSearchText } from '#/lib/useSearchText.ts';
import { paths } from '#/paths.ts';
import { type FoundAnswers, useAnswerSearch } from '#/entities/support/answerSearch.ts';
import { SupportButton } from '#/entities/support/SupportButton.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { SearchField } from '#/ui/SearchField/SearchField.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import { Contents } from './ui/Contents.tsx';
import { HelpAnswer } from './ui/Help/HelpAnswer.tsx';
import article from './StaticArticle.module.css';
import styles from './ui/Help/HelpView.module.css';

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

/** The questions and answers of the help page. The URL contains the open answer and the search. */
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

/**
 * Moves the open answer to the top of a prerendered page, because the browser can't scroll to it without
 * scripts.
 */
function answerFirst(topics: readonly HelpTopic[], answer: string | undefined): HelpTopic[] {
  const rank = (slug: string): number => (slug === answer ? 0 : 1);
  const sorted = topics.map(({ questions, ...topic }) => ({
    ...topic,
    questions: questions.toSorted((one, other) => rank(one.slug) - rank(other.slug)),
  }));
  const topicRank = ({ questions }: HelpTopic): number => rank(questions[0]?.slug ?? '');
  return sorted.toSorted((one, other) => topicRank(one) - topicRank(other));
}

export interface HelpViewProps {
  page: StaticPage;
  topics: readonly HelpTopic[];
  /** Slug of the open answer. */
  answer: string | undefined;
  search: {
    readonly text: string;
    /** The answers that match the search. Null if the search is empty. */
    readonly found: FoundAnswers | null;
    readonly onSearch: (text: string) => void;
  };
  /** The URL of an answer, or of the help page without an open answer. */
  linkOf: (slug: string | undefined) => string;
  onNavigate: (path: string) => void;
}

const NO_WORDS: ReadonlySet<string> = new Set();

export function HelpView({ page, topics, answer, search, linkOf, onNavigate }: HelpViewProps) {
  const { found } = search;
  const isUnknown =
    answer !== undefined && !topics.some(({ questions }) => questions.some(({ slug }) => slug === answer));
  const listOf = (questions: readonly HelpQuestion[]): ReactNode => (
    <ul className={styles.list}>
      {questions.map((question) => (
        <li key={question.slug}>
          <HelpAnswer
            question={question}
            isOpen={question.slug === answer}
            words={found?.words ?? NO_WORDS}
            to={linkOf(question.slug === answer ? undefined : question.slug)}
            onNavigate={onNavigate}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <article className={article.article} data-with-contents>
      <header className={article.head}>
        <h1 className={article.title}>{page.title}</h1>
        <SafeHtml html={page.body} onNavigate={onNavigate} />
        <InlineAlert>{isUnknown && <FormattedMessage id="staticContent.help.unknown" />}</InlineAlert>
        <HelpSearch {...search} />
      </header>
      <div className={article.aside}>
        {!found && (
          <Contents sections={topics.map(({ slug, title }) => ({ id: sectionIdOf(slug), title }))} />
        )}
      </div>
      <div className={styles.body}>
        {found ? (
          <Found found={found}>{listOf(found.answers)}</Found>
        ) : (
          topics.map(({ slug, title, questions }) => (
            <section key={slug} className={styles.topic} aria-labelledby={sectionIdOf(slug)}>
              <h2 id={sectionIdOf(slug)} className={styles.heading} tabIndex={-1}>
                {title}
              </h2>
              {listOf(questions)}
            </section>
          ))
        )}
        {found?.answers.length !== 0 && <AskSupport />}
      </div>
    </article>
  );
}

/** The ids have a prefix, because the slugs come from the server and could clash with other ids. */
const sectionIdOf = (slug: string): string => `topic-${slug}`;

function HelpSearch({ text, found, onSearch }: HelpViewProps['search']) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.search} role="search">
      <SearchField
        label={formatMessage({ id: 'staticContent.help.search' })}
        placeholder={formatMessage({ id: 'staticContent.help.hint' })}
        clearLabel={formatMessage({ id: 'staticContent.help.clear' })}
        value={text}
        onSearch={onSearch}
      />
      <p className={styles.count} role="status">
        {found && <FormattedMessage id="staticContent.help.found" values={{ count: found.answers.length }} />}
      </p>
    </div>
  );
}

function Found({ found, children }: { found: FoundAnswers; children: ReactNode }) {
  const titleId = useId();
  const { formatMessage } = useIntl();
  if (found.answers.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        title={formatMessage({ id: 'staticContent.help.none' })}
        action={<SupportButton />}
      >
        <FormattedMessage id="staticContent.help.noneText" />
      </EmptyState>
    );
  return (
    <section className={styles.topic} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <VisuallyHidden>
          <FormattedMessage id="staticContent.help.found" values={{ count: found.answers.length }} />
        </VisuallyHidden>
      </h2>
      {children}
    </section>
  );
}

function AskSupport() {
  return (
    <p className={styles.ask}>
      <FormattedMessage id="staticContent.help.ask" />
      <SupportButton />
    </p>
  );
}
