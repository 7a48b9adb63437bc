import { useQuery } from '@tanstack/react-query';
import { useNavigate, Link } from 'react-router';
import { useState, useId } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import ListTree from 'lucide-react/icons/list-tree';
import { isApiError } from '#/api/ApiError.ts';
import { isChatLink, openSupportChat } from '#/entities/support/supportChat.ts';
import type { StaticPage } from '#/api/generated/model/index.ts';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { matchesMedia } from '#/lib/mediaQuery.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { staticPageQuery } from './data/queries.ts';
import styles from './StaticArticle.module.css';

interface StaticArticleProps {
  slug: string;
  /** The page to show if the server answers 404. */
  fallback?: StaticPage;
}

/** Errors without a fallback go to the route's error page. */
export function StaticArticle({ slug, fallback }: StaticArticleProps) {
  const navigate = useNavigate();
  const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;
  // A failed refetch keeps the page on screen.
  const { data, error } = useQuery({
    ...staticPageQuery(slug),
    throwOnError: (thrown, query) =>
      isApiError(thrown) && query.state.data === undefined && !(fallback && isMissing(thrown)),
  });
  const page = data?.data ?? (isMissing(error) ? fallback : undefined);
  if (!page) return <ArticleSkeleton />;
  return (
    <ArticleView
      page={page}
      onNavigate={(path) => {
        if (isChatLink(path)) openSupportChat();
        else void navigate(path);
      }}
    />
  );
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
    // The browser couldn't scroll to the URL's hash before the sections had ids.
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

/** Links to the sections: collapsed on narrow screens, beside the text on wide ones. */
function Contents({ sections }: { sections: readonly Section[] }) {
  const id = useId();
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <details open={matchesMedia('(width >= 64rem)')}>
        <summary className={styles.contentsTitle} id={id}>
          <Icon of={ListTree} size="sm" />
          <FormattedMessage id="staticContent.contents" />
        </summary>
        <ol className={styles.list}>
          {sections.map((section) => (
            <li key={section.id}>
              <Link
                className={styles.link}
                to={{ hash: section.id }}
                replace
                onClick={() => document.getElementById(section.id)?.focus({ preventScroll: true })}
              >
                {section.title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

interface Section {
  /** Id of the section's heading. */
  readonly id: string;
  readonly title: string;
}

/** Pages with fewer sections have no table of contents. */
const MIN_SECTIONS = 3;

/** Gives the headings ids. The sanitizer removes the server's ids, which could clash with ours. */
function nameSections(root: HTMLElement): readonly Section[] {
  return Array.from(root.querySelectorAll('h2'), (heading, index) => {
    heading.id = `section-${index + 1}`;
    // A link to the heading also moves the focus there.
    heading.tabIndex = -1;
    return { id: heading.id, title: heading.textContent.trim() };
  }).filter(({ title }) => title !== '');
}
