import type { StaticPage } from '#/api/generated/model/index.ts';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './ArticleView.module.css';

export interface ArticleViewProps {
  page: StaticPage;
  onNavigate: (path: string) => void;
}

export function ArticleView({ page, onNavigate }: ArticleViewProps) {
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{page.title}</h1>
      <div className={styles.body}>
        <SafeHtml html={page.body} onNavigate={onNavigate} />
      </div>
    </article>
  );
}

/** The article's outline while it loads. */
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
