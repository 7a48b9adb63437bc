import { memo, type ReactNode, useDeferredValue } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import hiddenStyles from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Table.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  align?: 'start' | 'end';
  /** The cell is the row's header, and on phones the heading of the row's card. */
  isRowHeader?: boolean;
  /**
   * The cell's place in the row on phones. If any column sets a place, phones show compact rows instead of
   * cards.
   */
  phoneSlot?: 'lead' | 'figure' | 'action';
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Accessible name of the table. Visible only with `isCaptionShown`. */
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly Column<Row>[];
  /** Unchanged rows must be referentially stable, because rows are memoised. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  isOwn?: ((row: Row) => boolean) | undefined;
  /** `loading` shows a page of placeholders; `failed` and an empty list show the given content. */
  status?: 'ready' | 'loading' | 'failed';
  pageSize?: number;
  empty: ReactNode;
  failure?: ReactNode;
}

/** Default rows per page (specification S9.24: table limit). */
const TABLE_LIMIT = 10;

/** A table with sortable headings, shown as a list of cards on narrow screens. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    isCaptionShown = false,
    columns,
    rows,
    rowKey,
    isOwn,
    status = 'ready',
    pageSize = TABLE_LIMIT,
    empty,
    failure,
  } = props;
  // The rows are deferred, so that frequent live updates never block input. The table may skip some of the
  // updates.
  const deferred = useDeferredValue(rows);
  // The deferred list is still empty when the first rows arrive, so show those rows directly.
  const shown = deferred.length === 0 ? rows : deferred;
  if (status === 'failed') return failure;
  if (status === 'ready' && rows.length === 0) return empty;
  return (
    <div className={styles.room}>
      <table className={styles.table} aria-busy={status === 'loading' || undefined}>
        <caption className={isCaptionShown ? styles.caption : hiddenStyles.hidden}>{caption}</caption>
        <TableHead columns={columns} sort={props.sort} onSort={props.onSort} />
        <tbody className={styles.body}>
          {status === 'loading'
            ? Array.from({ length: pageSize }, (_, index) => (
                <LoadingRow key={index} columns={columns.length} />
              ))
            : shown.map((row) => (
                <TableRow key={rowKey(row)} row={row} columns={columns} isOwn={isOwn?.(row) ?? false} />
              ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isOwn: boolean;
}

function PlainRow<Row>({ row, columns, isOwn }: TableRowProps<Row>) {
  return (
    <tr
      className={styles.row}
      data-own={isOwn || undefined}
      data-line={columns.some(({ phoneSlot }) => phoneSlot !== undefined) || undefined}
    >
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            className={styles.cell}
            data-align={column.align}
            data-in-line={column.phoneSlot}
            data-label={column.title}
            {...(column.isRowHeader ? { scope: 'row' } : {})}
          >
            {column.render(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

// `memo` loses the type parameter.
const TableRow = memo(PlainRow) as typeof PlainRow;

function LoadingRow({ columns }: { columns: number }) {
  return (
    <tr className={styles.row} data-loading>
      {Array.from({ length: columns }, (_, index) => (
        <td key={index} className={styles.cell}>
          <Skeleton shape="text" width={index === 0 ? '60%' : '100%'} />
        </td>
      ))}
    </tr>
  );
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** Column headings. Sortable ones contain buttons, which stay visible above the cards on narrow screens. */
function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  const isSorting = onSort !== undefined && columns.some(({ isSortable }) => isSortable);
  return (
    <thead className={styles.head} data-sorting={isSorting || undefined}>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={styles.heading}
            data-align={column.align}
            data-sortable={(column.isSortable && isSorting) || undefined}
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
          >
            {column.isSortable && onSort ? (
              <button
                type="button"
                className={styles.sort}
                onClick={() => onSort(nextSort(column.key, sort))}
              >
                {column.title}
                <Icon
                  of={
                    sort?.key === column.key
                      ? sort.direction === 'ascending'
                        ? ArrowUp
                        : ArrowDown
                      : ArrowUpDown
                  }
                  size="sm"
                />
              </button>
            ) : (
              column.title
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Choosing another column sorts ascending. Choosing the same column again reverses the order. */
function nextSort(key: string, sort: Sort | undefined): Sort {
  return { key, direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
