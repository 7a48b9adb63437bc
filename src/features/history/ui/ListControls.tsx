import { type ReactNode, type RefObject, useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMediaQuery } from '#/lib/mediaQuery.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { Pages } from '#/ui/Pages/Pages.tsx';
import { readDay } from '../model/lists.ts';
import styles from './History.module.css';

interface FiltersProps {
  /** Whether any filter is set. */
  isNarrowed: boolean;
  children: ReactNode;
}

/** The filters of a list. They are collapsed on phones, so that the list comes first. */
export function Filters({ isNarrowed, children }: FiltersProps) {
  const isWide = useMediaQuery('(width >= 48rem)');
  const [isOpen, setOpen] = useState(isNarrowed);
  const tools = <div className={styles.tools}>{children}</div>;
  if (isWide) return tools;
  return (
    <details
      className={styles.filters}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.filtersTitle}>
        <Icon of={SlidersHorizontal} size="sm" /> <FormattedMessage id="history.filters" />
      </summary>
      {tools}
    </details>
  );
}

/**
 * Days before this one count as half-typed: while the player types 2026, the date field reports the years
 * 0002, 0020 and 0202. A half-typed day isn't applied before the field loses the focus.
 */
const FIRST_DAY = '2000-01-01';

interface DayFieldProps {
  label: string;
  /** A UTC day, or empty. */
  value: string;
  /**
   * The expected range of days. A day outside it, or an empty field, is applied only once the field loses the
   * focus.
   */
  first?: string;
  last?: string;
  onPick: (day: string) => void;
}

/**
 * A field for a day in a filter. A half-typed day isn't applied, and the filter doesn't overwrite the typed
 * text.
 */
export function DayField({ label, value, first = '', last = '', onPick }: DayFieldProps) {
  // The typed text. Kept until the field loses the focus.
  const [draft, setDraft] = useState<string | null>(null);
  const isReversed = draft !== null && draft >= FIRST_DAY && (draft < first || (last !== '' && draft > last));
  const edit = (day: string): void => {
    const isExpected = day >= FIRST_DAY && day >= first && (last === '' || day <= last);
    setDraft(day);
    if (isExpected && day !== value) onPick(day);
  };
  const leave = (): void => {
    setDraft(null);
    if (draft !== null && draft !== value) onPick(readDay(draft));
  };
  return (
    <TextField
      type="date"
      label={label}
      hasMessageRow={false}
      value={draft ?? value}
      onChange={({ target }) => edit(target.value)}
      onBlur={leave}
      error={isReversed && <FormattedMessage id="history.transactions.reversed" />}
    />
  );
}

interface HistoryPagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The list. It takes the focus after a page change, so that screen readers start at its top. */
  list: RefObject<HTMLElement | null>;
}

export function HistoryPages({ page, pages, onPage, list }: HistoryPagesProps) {
  const { formatMessage } = useIntl();
  return (
    <Pages
      label={formatMessage({ id: 'history.pages' })}
      page={page}
      pages={pages}
      onPage={(next) => {
        onPage(next);
        list.current?.focus({ preventScroll: true });
        list.current?.scrollIntoView({ block: 'start' });
      }}
      previousLabel={formatMessage({ id: 'history.pages.previous' })}
      nextLabel={formatMessage({ id: 'history.pages.next' })}
      pageLabel={(number) => formatMessage({ id: 'history.pages.page' }, { page: number })}
    />
  );
}
