import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Pages.module.css';

export interface PagesProps {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
}

export function Pages({ label, page, pages, onPage, previousLabel, nextLabel, pageLabel }: PagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      <IconButton
        icon={ChevronLeft}
        label={previousLabel}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <ul className={styles.list}>
        {pageNumbers(page, pages).map((step, index) => (
          <li
            key={step === 'gap' ? `gap-${index}` : step}
            data-between={(step !== 'gap' && ![1, page, pages].includes(step)) || undefined}
          >
            {step === 'gap' ? (
              <span className={styles.gap} />
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={pageLabel(step)}
                aria-current={step === page ? 'page' : undefined}
                onClick={() => {
                  if (step !== page) onPage(step);
                }}
              >
                {step}
              </button>
            )}
          </li>
        ))}
      </ul>
      <IconButton
        icon={ChevronRight}
        label={nextLabel}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}

type PageStep = number | 'gap';

/**
 * The page numbers to show, at most seven entries: the first, the last, and the current one with its
 * neighbours. A gap hides at least two pages.
 */
export function pageNumbers(page: number, pages: number): PageStep[] {
  if (pages <= 7) return Array.from({ length: Math.max(0, pages) }, (_, index) => index + 1);
  const from = page <= 4 ? 2 : page >= pages - 3 ? pages - 4 : page - 1;
  const to = page <= 4 ? 5 : page >= pages - 3 ? pages - 1 : page + 1;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? ['gap' as const] : []),
    ...middle,
    ...(to < pages - 1 ? ['gap' as const] : []),
    pages,
  ];
}
