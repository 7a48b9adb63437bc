import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Pages } from '#/ui/Pages/Pages.tsx';

interface HistoryPagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Takes the focus on a new page, so that it is read from its start. */
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
