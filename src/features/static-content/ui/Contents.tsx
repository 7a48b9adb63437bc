import ListTree from 'lucide-react/icons/list-tree';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { matchesMedia } from '#/lib/mediaQuery.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from '../StaticArticle.module.css';

export interface Section {
  /** Id of the section's heading. */
  readonly id: string;
  readonly title: string;
}

/**
 * Links to the sections of a page. They are collapsed on narrow screens and beside the text on wide ones.
 */
export function Contents({ sections }: { sections: readonly Section[] }) {
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
