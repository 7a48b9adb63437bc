import { Fragment, type ReactNode } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { NearEnd } from '../NearEnd/NearEnd.tsx';
import styles from './InfiniteList.module.css';

/** What comes after the last item: a next page, one that failed, or nothing since the last page was short. */
export type ListEnd = 'more' | 'failed' | 'complete';

export interface InfiniteListProps<Item> {
  label: string;
  /** Null while the first page is on its way. */
  items: readonly Item[] | null;
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item) => ReactNode;
  end: ListEnd;
  /** Asks for the next page; called when its end is within 500 px, and by the retry button. */
  onMore: () => void;
  placeholder: ReactNode;
  pageSize?: number;
  empty: ReactNode;
  failedText: ReactNode;
  retryLabel: ReactNode;
  /** Said at the end of a list that had more than one page, such as 'That is all'. */
  completeText?: ReactNode;
}

/** Items a page unless told otherwise (specification S9.24). */
const PAGE = 10;

/** Asks for more before its end is reached, until a page comes back short (specification S4.66). */
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
