import SearchX from 'lucide-react/icons/search-x';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PromoParticipant, PromoParticipantList } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { PromoSection } from '#/entities/promo/PromoSection.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Pages } from '#/ui/Pages/Pages.tsx';
import { SearchField } from '#/ui/SearchField/SearchField.tsx';
import { type Column, Table } from '#/ui/Table/Table.tsx';
import { isSortField, pagesOfRows, sortedBy, type TableQuery } from '../../model/tableQuery.ts';
import styles from './ParticipantsView.module.css';

export interface ParticipantsViewProps {
  columns: readonly Column<PromoParticipant>[];
  table: Loadable<PromoParticipantList>;
  query: TableQuery;
  /** The text in the search field. `query.q` is updated after a pause in typing. */
  search: string;
  onSearch: (text: string) => void;
  onQuery: (query: TableQuery) => void;
  own: { readonly rank: number; readonly onFind: () => void } | null;
  isTurning: boolean;
}

export function ParticipantsView(props: ParticipantsViewProps) {
  const { columns, table, query, search, onSearch, onQuery, own, isTurning } = props;
  const { formatMessage } = useIntl();
  const { count } = useMoney();
  const total = table.kind === 'ready' ? table.data.totalItems : null;
  // While the table loads after a search without results, its emptiness says nothing.
  const isUnknown = total === 0 && isTurning;
  const isDeserted = total === 0 && query.q === '' && !isTurning;
  return (
    <PromoSection
      title={<FormattedMessage id="promotions.table.title" />}
      aside={
        total !== null &&
        !isUnknown &&
        !isDeserted && (
          <span className={styles.total}>
            <FormattedMessage
              id="promotions.facts.participants"
              values={{ count: total, shown: count(total) }}
            />
          </span>
        )
      }
    >
      {!isDeserted && (
        <div className={styles.bar}>
          <SearchField
            label={formatMessage({ id: 'promotions.table.search' })}
            placeholder={formatMessage({ id: 'promotions.table.search' })}
            clearLabel={formatMessage({ id: 'promotions.table.clear' })}
            value={search}
            onSearch={onSearch}
          />
          {own && (
            <Button variant="secondary" onClick={own.onFind}>
              <FormattedMessage id="promotions.table.find" values={{ rank: count(own.rank) }} />
            </Button>
          )}
        </div>
      )}
      <div className={styles.table} aria-busy={isTurning || undefined}>
        <Table
          caption={formatMessage({ id: 'promotions.table.title' })}
          columns={columns}
          rows={table.kind === 'ready' ? table.data.items : []}
          rowKey={({ userId }) => userId}
          isOwn={({ isItsMe }) => isItsMe}
          sort={{ key: query.field, direction: query.order === 'asc' ? 'ascending' : 'descending' }}
          onSort={({ key, direction }) => {
            if (isSortField(key)) onQuery(sortedBy(query, key, direction === 'ascending' ? 'asc' : 'desc'));
          }}
          status={table.kind === 'pending' || isUnknown ? 'loading' : table.kind}
          empty={
            <EmptyState
              icon={SearchX}
              title={
                <FormattedMessage
                  id={query.q === '' ? 'promotions.table.nobody' : 'promotions.table.empty'}
                />
              }
              action={
                query.q === '' ? undefined : (
                  <Button variant="secondary" onClick={() => onSearch('')}>
                    <FormattedMessage id="promotions.table.clear" />
                  </Button>
                )
              }
            />
          }
          failure={
            table.kind === 'failed' && (
              <FailureView text={formatMessage({ id: 'promotions.table.failed' })} failure={table} />
            )
          }
        />
      </div>
      <Pages
        label={formatMessage({ id: 'promotions.table.pages' })}
        page={query.page}
        pages={pagesOfRows(total ?? 0)}
        onPage={(page) => onQuery({ ...query, page })}
        previousLabel={formatMessage({ id: 'promo.pages.previous' })}
        nextLabel={formatMessage({ id: 'promo.pages.next' })}
        pageLabel={(page) => formatMessage({ id: 'promo.pages.page' }, { page })}
      />
    </PromoSection>
  );
}
