import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { isApiError } from '#/api/ApiError.ts';
import { isChatLink, openSupportChat } from '#/entities/support/supportChat.ts';
import type { StaticPage } from '#/api/generated/model/index.ts';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { staticPageQuery } from './data/queries.ts';
import { HelpCentre } from './HelpCentre.tsx';
import { Contents, type Section } from './ui/Contents.tsx';
import styles from './StaticArticle.module.css';

/** `/{slug}`: a static page. An unknown slug shows the 404 page. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  return <StaticArticle key={slug} slug={slug} />;
}

/** `/help/{slug}`: the help page with an answer open. */
export function HelpAnswerPage() {
  const { slug } = useParams();
  return <StaticArticle slug="help" answer={slug} />;
}

interface StaticArticleProps {
  slug: string;
  /** Slug of the answer to open on the help page. */
  answer?: string | undefined;
  /** Shown if the response is a 404. Without a fallback, a 404 goes to the route's error page. */
  fallback?: StaticPage;
}

/** A static page. If it doesn't exist, the fallback is shown. Other errors go to the route's error page. */
export function StaticArticle({ slug, answer, fallback }: StaticArticleProps) {
  const navigate = useNavigate();
  const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;
  // If a refetch fails, the page stays on screen.
  const { data, error } = useQuery({
    ...staticPageQuery(slug),
    throwOnError: (thrown, query) => query.state.data === undefined && !(fallback && isMissing(thrown)),
  });
  const page = data?.data ?? (isMissing(error) ? fallback : undefined);
  if (!page) return <ArticleSkeleton />;
  const follow = (path: string): void => {
    if (isChatLink(path)) openSupportChat();
    else void navigate(path);
  };
  const { topics = [] } = page;
  if (topics.length > 0)
    return <HelpCentre page={page} topics={topics} answer={answer} onNavigate={follow} />;
  return <ArticleView page={page} onNavigate={follow} />;
}

interface ArticleViewProps {
  page: StaticPage;
  onNavigate: (path: string) => void;
}

export function ArticleView({ page, onNavigate }: ArticleViewProps) {
  const [sections, setSections] = useState<readonly Section[]>([]);
  const hasContents = sections.length >= MIN_SECTIONS;
  const listSections = (root: HTMLElement) => {
    setSections(nameSections(root));
    // Scroll to the section in the URL's hash. The browser couldn't, because the sections had no ids yet.
    const wanted = location.hash.slice(1);
    if (wanted !== '') document.getElementById(wanted)?.scrollIntoView();
  };
  return (
    <article className={styles.article} data-with-contents={hasContents || undefined}>
      <header className={styles.head}>
        <h1 className={styles.title}>{page.title}</h1>
        {page.updatedAt !== undefined && (
          <p className={styles.updated}>
            <FormattedMessage
              id="staticContent.updated"
              values={{ date: <FormattedDate value={page.updatedAt} dateStyle="long" /> }}
            />
          </p>
        )}
      </header>
      {hasContents && (
        <div className={styles.aside}>
          <Contents sections={sections} />
        </div>
      )}
      <div className={styles.body}>
        <SafeHtml html={page.body} onNavigate={onNavigate} onDrawn={listSections} />
      </div>
    </article>
  );
}

export function ArticleSkeleton() {
  return (
    <article className={styles.article} aria-busy>
      <div className={styles.title}>
        <Skeleton shape="text" width="60%" />
      </div>
      <div className={styles.body}>
        {['100%', '94%', '98%', '70%', '96%', '88%', '99%', '45%'].map((width) => (
          <Skeleton key={width} shape="text" width={width} />
        ))}
      </div>
    </article>
  );
}

/** Pages with fewer sections than this have no table of contents. */
const MIN_SECTIONS = 3;

/**
 * Gives each heading an id. The sanitizer has removed the server's ids, because they could clash with ours.
 */
function nameSections(root: HTMLElement): readonly Section[] {
  return Array.from(root.querySelectorAll('h2'), (heading, index) => {
    heading.id = `section-${index + 1}`;
    // Makes the heading focusable, so that a link to it also moves the focus.
    heading.tabIndex = -1;
    return { id: heading.id, title: heading.textContent.trim() };
  }).filter(({ title }) => title !== '');
}
