import { Fragment, type ReactNode } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { NearEnd } from '../NearEnd/NearEnd.tsx';
import styles from './InfiniteList.module.css';

/**
 * `more`: another page follows. `failed`: the next page failed to load. `complete`: a short page ended the
 * list.
 */
export type ListEnd = 'more' | 'failed' | 'complete';

export interface InfiniteListProps<Item> {
  label: string;
  /** The loaded items; null while the first page is loading. */
  items: readonly Item[] | null;
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item) => ReactNode;
  end: ListEnd;
  /** Requests the next page. Called within 500 px of the end and by the retry button. */
  onMore: () => void;
  placeholder: ReactNode;
  pageSize?: number;
  empty: ReactNode;
  failedText: ReactNode;
  retryLabel: ReactNode;
  /** A text such as "That is all", shown at the end of a list with more than one page. */
  completeText?: ReactNode;
}

/** Default page size (specification S9.24). */
const PAGE = 10;

/**
 * A list that loads more items near its end, until a page is shorter than the page size (specification
 * S4.66).
 */
export function InfiniteList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  end,
  onMore,
  pageSize = PAGE,
  empty,
  ...parts
}: InfiniteListProps<Item>) {
  const placeholders = (count: number) =>
    Array.from({ length: count }, (_, index) => <Fragment key={index}>{parts.placeholder}</Fragment>);
  if (items?.length === 0 && end === 'complete') return empty;
  return (
    <div className={styles.room}>
      <ul aria-label={label} aria-busy={items === null || undefined} className={styles.list}>
        {items?.map((item) => (
          <li key={itemKey(item)} className={styles.item}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {items === null && <div className={styles.list}>{placeholders(pageSize)}</div>}
      {items !== null && end === 'more' && (
        <>
          <div className={styles.list}>{placeholders(Math.min(3, pageSize))}</div>
          <NearEnd key={items.length} onNear={onMore} />
        </>
      )}
      {end === 'failed' && (
        <div className={styles.end} role="alert">
          <p>{parts.failedText}</p>
          <Button variant="secondary" icon={<Icon of={RotateCw} size="sm" />} onClick={onMore}>
            {parts.retryLabel}
          </Button>
        </div>
      )}
      {end === 'complete' && parts.completeText && (items?.length ?? 0) > pageSize && (
        <p className={styles.end}>{parts.completeText}</p>
      )}
    </div>
  );
}
