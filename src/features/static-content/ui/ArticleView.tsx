import { useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { StaticPage } from '#/api/generated/model/index.ts';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { CONTENTS_FROM, nameSections, type Section } from '../model/sections.ts';
import { Contents } from './Contents.tsx';
import styles from './ArticleView.module.css';

export interface ArticleViewProps {
  page: StaticPage;
  onNavigate: (path: string) => void;
}

/** A page of the site's own content; a long one has a list of its parts. */
export function ArticleView({ page, onNavigate }: ArticleViewProps) {
  const [sections, setSections] = useState<readonly Section[]>([]);
  const hasContents = sections.length >= CONTENTS_FROM;
  const drawn = (root: HTMLElement) => {
    setSections(nameSections(root));
    // The address named a part before there was one.
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
        <SafeHtml html={page.body} onNavigate={onNavigate} onDrawn={drawn} />
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
