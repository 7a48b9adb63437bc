import { useIntl } from 'react-intl';
import { Pages } from '#/ui/Pages/Pages.tsx';

interface HistoryPagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function HistoryPages({ page, pages, onPage }: HistoryPagesProps) {
  const { formatMessage } = useIntl();
  return (
    <Pages
      label={formatMessage({ id: 'history.pages' })}
      page={page}
      pages={pages}
      onPage={onPage}
      previousLabel={formatMessage({ id: 'history.pages.previous' })}
      nextLabel={formatMessage({ id: 'history.pages.next' })}
      pageLabel={(number) => formatMessage({ id: 'history.pages.page' }, { page: number })}
    />
  );
}
