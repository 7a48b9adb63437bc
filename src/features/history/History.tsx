import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { Tabs } from '#/ui/Tabs/Tabs.tsx';
import { Bets } from './ui/Bets.tsx';
import { Transactions } from './ui/Transactions.tsx';
import styles from './ui/History.module.css';

/** The sections of the page. The first one is the default. */
const sections = { bets: Bets, transactions: Transactions } as const;

export function History() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const current = search.get('section') === 'transactions' ? 'transactions' : 'bets';
  const Section = sections[current];
  return (
    <div className={styles.page}>
      <Tabs
        label={formatMessage({ id: 'history.sections' })}
        tabs={(['bets', 'transactions'] as const).map((section) => ({
          to: { search: section === 'bets' ? '' : `?section=${section}` },
          label: <FormattedMessage id={`history.section.${section}`} />,
          isCurrent: section === current,
        }))}
      />
      <RegionBoundary resetKey={current}>
        <Section />
      </RegionBoundary>
    </div>
  );
}
