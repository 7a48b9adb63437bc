import { useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Download from 'lucide-react/icons/download';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Transaction, TransactionPeriod } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { saveFile } from '#/lib/files.ts';
import { pagesOf, useUrlQuery } from '#/lib/urlQuery.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { Sums } from '#/ui/Sums/Sums.tsx';
import { Table } from '#/ui/Table/Table.tsx';
import { transactionsQuery } from '../data/queries.ts';
import {
  allTransactions,
  ofKind,
  purses,
  readTransactionFilter,
  shownDays,
  sumOf,
  transactionColumns,
  transactionKinds,
  TRANSACTIONS_PAGE,
  transactionsCsv,
  writeTransactionFilter,
  type TransactionColumn,
  type TransactionFilter,
} from '../model/lists.ts';
import { DayField, Filters, HistoryPages } from './ListControls.tsx';
import { useTransactionColumns } from './columns.tsx';
import { Change, PurseName, useAmount } from './CellTexts.tsx';
import styles from './History.module.css';

export function Transactions() {
  const [filter, change] = useUrlQuery(readTransactionFilter, writeTransactionFilter);
  const client = useQueryClient();
  const query = transactionsQuery(filter);
  const period = loadable(useQuery(query), ({ data }) => data);
  const load = async (): Promise<TransactionPeriod> => (await client.ensureQueryData(query)).data;
  return <TransactionsView filter={filter} period={period} loadPeriod={load} onFilter={change} />;
}

interface TransactionsViewProps {
  filter: TransactionFilter;
  period: Loadable<TransactionPeriod>;
  /** Loads the filter's period. If `period` is already loading, waits for the same request. */
  loadPeriod: () => Promise<TransactionPeriod>;
  onFilter: (filter: TransactionFilter) => void;
}

export function TransactionsView({ filter, period, loadPeriod, onFilter }: TransactionsViewProps) {
  const { formatMessage } = useIntl();
  const data = period.kind === 'ready' ? period.data : null;
  const items = data ? ofKind(data.items, filter.kind) : [];
  const columns = useTransactionColumns(data?.currency ?? '');
  const listBox = useRef<HTMLDivElement>(null);
  const start = (filter.page - 1) * TRANSACTIONS_PAGE;
  return (
    <SectionCard
      icon={ArrowLeftRight}
      title={<FormattedMessage id="history.section.transactions" />}
      text={<FormattedMessage id="history.transactions.lead" />}
    >
      <TransactionFilters filter={filter} period={data} loadPeriod={loadPeriod} onFilter={onFilter} />
      <p className={styles.note}>
        <FormattedMessage id="history.utc" />
      </p>
      <PeriodSums filter={filter} period={data} items={items} />
      <div ref={listBox} tabIndex={-1} className={styles.list}>
        <Table
          caption={formatMessage({ id: 'history.section.transactions' })}
          columns={columns}
          rows={items.slice(start, start + TRANSACTIONS_PAGE)}
          rowKey={({ reference }) => reference}
          status={period.kind === 'pending' ? 'loading' : period.kind}
          empty={<NoTransactions isFiltered={isNarrowed(filter)} onAll={() => onFilter(allTransactions)} />}
          failure={
            period.kind === 'failed' && (
              <FailureView
                text={formatMessage({ id: 'history.transactions.failed' })}
                failure={period}
                size="area"
              />
            )
          }
        />
      </div>
      <HistoryPages
        page={filter.page}
        pages={pagesOf(items.length, TRANSACTIONS_PAGE)}
        onPage={(page) => onFilter({ ...filter, page })}
        list={listBox}
      />
    </SectionCard>
  );
}

const isNarrowed = ({ kind, from, until, page }: TransactionFilter): boolean =>
  kind !== null || from !== '' || until !== '' || page > 1;

function NoTransactions({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  return (
    <EmptyState
      icon={ArrowLeftRight}
      title={<FormattedMessage id="history.transactions.empty" />}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={onAll}>
            <FormattedMessage id="history.transactions.all" />
          </Button>
        )
      }
    />
  );
}

interface PartProps {
  filter: TransactionFilter;
  /** Null while loading. */
  period: TransactionPeriod | null;
}

type FiltersProps = PartProps & Pick<TransactionsViewProps, 'loadPeriod' | 'onFilter'>;

function TransactionFilters({ filter, period, loadPeriod, onFilter }: FiltersProps) {
  const [wasSwapped, setSwapped] = useState(false);
  const { formatMessage } = useIntl();
  const narrow = (part: Partial<TransactionFilter>) => onFilter({ ...filter, ...part, page: 1 });
  // The two days can be passed in either order: they are sorted when the filter is read from the URL.
  const pick = (from: string, until: string): void => {
    setSwapped(until !== '' && until < from);
    narrow({ from, until });
  };
  const items = period ? ofKind(period.items, filter.kind) : [];
  const days = shownDays(filter, period);
  const save = useSave();
  // Waits for the period if it is still loading, for example because a day has just been typed.
  const download = async (): Promise<void> => {
    const wanted = period ?? (await loadPeriod());
    save(wanted, ofKind(wanted.items, filter.kind));
  };
  return (
    <>
      <Filters isNarrowed={isNarrowed(filter)}>
        <Select
          label={formatMessage({ id: 'history.transactions.kind' })}
          hasMessageRow={false}
          value={filter.kind ?? ''}
          placeholder={formatMessage({ id: 'history.transactions.anyKind' })}
          options={transactionKinds.map((kind) => ({
            value: kind,
            label: formatMessage({ id: `history.kind.${kind}` }),
          }))}
          onChange={({ target }) =>
            narrow({ kind: transactionKinds.find((kind) => kind === target.value) ?? null })
          }
        />
        <DayField
          label={formatMessage({ id: 'history.transactions.from' })}
          value={days.from}
          last={days.until}
          onPick={(from) => pick(from, days.until)}
        />
        <DayField
          label={formatMessage({ id: 'history.transactions.until' })}
          value={days.until}
          first={days.from}
          onPick={(until) => pick(days.from, until)}
        />
        <Button
          variant="secondary"
          icon={<Icon of={Download} size="sm" />}
          disabled={period !== null && items.length === 0}
          // Errors are ignored on purpose: the list already shows why the period couldn't be loaded.
          onClick={() => void download().catch(() => undefined)}
        >
          <FormattedMessage id="history.transactions.download" />
        </Button>
      </Filters>
      <p role="status" className={styles.note}>
        {wasSwapped && <FormattedMessage id="history.transactions.swapped" />}
      </p>
    </>
  );
}

function useSave(): (period: TransactionPeriod, items: readonly Transaction[]) => void {
  const { formatMessage, locale } = useIntl();
  const headings = Object.fromEntries(
    transactionColumns.map((column) => [column, formatMessage({ id: `history.column.${column}` })]),
  );
  return ({ from, until, currency }, items) =>
    saveFile(
      `${formatMessage({ id: 'history.transactions.file' })}-${from}_${until}.csv`,
      transactionsCsv(items, {
        // The cast restores the type of the keys, which `fromEntries` loses.
        headings: headings as Record<TransactionColumn, string>,
        typeText: (type) => formatMessage({ id: `history.type.${type}` }),
        locale,
        currency,
      }),
      'text/csv',
    );
}

/**
 * The balances at the start and the end of the period. If a kind is selected, the changes by transactions
 * of that kind instead.
 */
function PeriodSums({ filter, period, items }: PartProps & { items: readonly Transaction[] }) {
  const amount = useAmount();
  const shown = purses.filter(
    (purse) =>
      purse === 'real' ||
      (period &&
        (period.opening[purse] !== 0 ||
          period.closing[purse] !== 0 ||
          period.items.some((item) => item[purse] !== 0))),
  );
  return (
    <Sums
      sums={shown.map((purse) => ({
        key: purse,
        term: <PurseName purse={purse} />,
        value:
          period &&
          (filter.kind === null ? (
            <FormattedMessage
              id="history.transactions.balances"
              values={{
                opening: amount(purse, period.opening[purse], period.currency),
                closing: amount(purse, period.closing[purse], period.currency),
              }}
            />
          ) : (
            <Change purse={purse} value={sumOf(items, purse)} currency={period.currency} />
          )),
      }))}
    />
  );
}
