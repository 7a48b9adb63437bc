import { useQuery } from '@tanstack/react-query';
import { useUrlQuery, withParams } from '#/lib/urlQuery.ts';
import Download from 'lucide-react/icons/download';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { FormattedMessage, useIntl, FormattedDate } from 'react-intl';
import {
  PlayStatementPeriod,
  type PlayStatement,
  type PlayActivity,
  type PlayStatementDay,
} from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { saveFile } from '#/lib/files.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { type Column, Table } from '#/ui/Table/Table.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Sums } from '#/ui/Sums/Sums.tsx';
import { parseInstant } from '#/lib/clock.ts';
import { statementQuery } from '../data/queries.ts';
import { monthsOf, statementCsv, statementColumns, type StatementColumn } from '../model/statementCsv.ts';
import styles from './Statement.module.css';

const periods = Object.values(PlayStatementPeriod);

const readPeriod = (params: URLSearchParams): PlayStatementPeriod =>
  periods.find((known) => known === params.get('period')) ?? 'month';

const writePeriod = (params: URLSearchParams, period: string): URLSearchParams =>
  withParams(params, { period });

export function Statement() {
  const [period, choose] = useUrlQuery(readPeriod, writePeriod);
  const statement = loadable(useQuery(statementQuery(period)), ({ data }) => data);
  return <StatementView period={period} periods={periods} statement={statement} onPeriod={choose} />;
}

interface StatementViewProps {
  period: PlayStatementPeriod;
  periods: readonly PlayStatementPeriod[];
  statement: Loadable<PlayStatement>;
  onPeriod: (period: string) => void;
}

const ROWS = 8;

export function StatementView({ period, periods, statement, onPeriod }: StatementViewProps) {
  const { formatMessage, locale } = useIntl();
  const data = statement.kind === 'ready' ? statement.data : null;
  const { columns, headings } = useStatementColumns(data?.total.currency ?? '');
  return (
    <SectionCard
      icon={ReceiptText}
      title={<FormattedMessage id="responsiblePlay.statement.title" />}
      text={<FormattedMessage id="responsiblePlay.statement.lead" />}
    >
      <div className={styles.tools}>
        <Select
          label={formatMessage({ id: 'responsiblePlay.statement.period' })}
          hasMessageRow={false}
          value={period}
          options={periods.map((value) => ({
            value,
            label: formatMessage({ id: `responsiblePlay.statement.${value}` }),
          }))}
          onChange={({ target }) => onPeriod(target.value)}
        />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            icon={<Icon of={Download} size="sm" />}
            disabled={!data || data.days.length === 0}
            onClick={() =>
              data &&
              saveFile(
                `${formatMessage({ id: 'responsiblePlay.statement.file' })}-${monthsOf(data.days)}.csv`,
                statementCsv(data.days, headings, { locale, currency: data.total.currency }),
                'text/csv',
              )
            }
          >
            <FormattedMessage id="responsiblePlay.statement.download" />
          </Button>
          <ButtonLink variant="ghost" to={`${paths.history()}?section=transactions`}>
            <FormattedMessage id="responsiblePlay.statement.transactions" />
          </ButtonLink>
        </div>
      </div>
      <StatementSums total={data?.total ?? null} />
      <Table
        caption={formatMessage({ id: 'responsiblePlay.statement.days' })}
        columns={columns}
        rows={data?.days ?? []}
        rowKey={({ date }) => date}
        pageSize={ROWS}
        status={statement.kind === 'ready' ? 'ready' : statement.kind === 'failed' ? 'failed' : 'loading'}
        empty={
          <EmptyState icon={ReceiptText} title={<FormattedMessage id="responsiblePlay.statement.empty" />} />
        }
        failure={
          statement.kind === 'failed' && (
            <FailureView
              text={formatMessage({ id: 'responsiblePlay.statement.failed' })}
              failure={statement}
              size="area"
            />
          )
        }
      />
    </SectionCard>
  );
}

const sums = [
  'deposits',
  'payouts',
  'netDeposits',
  'cashback',
  'bonuses',
  'prizes',
  'exchange',
  'bets',
  'wins',
  'net',
] as const;

function StatementSums({ total }: { total: PlayActivity | null }) {
  const { money } = useMoney();
  return (
    <Sums
      sums={sums.map((sum) => ({
        key: sum,
        term: <FormattedMessage id={`responsiblePlay.statement.sum.${sum}`} />,
        value: total && money(total[sum] ?? 0, total.currency),
        isResult: sum === 'netDeposits' || sum === 'net',
      }))}
    />
  );
}

/**
 * In the table, bonuses, prizes and exchanged compoints share one column. The CSV file has a column for
 * each.
 */
const tableColumns = ['date', 'deposits', 'payouts', 'cashback', 'credits', 'bets', 'wins', 'net'] as const;

const creditsOf = ({ bonuses = 0, prizes = 0, exchange = 0 }: PlayStatementDay): number =>
  bonuses + prizes + exchange;

/** The columns of the table and the headings of the CSV file. */
function useStatementColumns(currency: string): {
  columns: readonly Column<PlayStatementDay>[];
  headings: Record<StatementColumn, string>;
} {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const heading = (column: StatementColumn): string =>
    formatMessage({ id: `responsiblePlay.statement.column.${column}` });
  const headings = Object.fromEntries(statementColumns.map((column) => [column, heading(column)]));
  const columns = tableColumns.map((column): Column<PlayStatementDay> => ({
    key: column,
    title:
      column === 'credits' ? formatMessage({ id: 'responsiblePlay.statement.credits' }) : heading(column),
    ...(column === 'date' ? { isRowHeader: true } : { align: 'end' }),
    render: (day) =>
      column === 'date' ? (
        // The server's days are UTC days, so format them in UTC.
        <FormattedDate
          value={parseInstant(day.date) ?? undefined}
          timeZone="UTC"
          day="numeric"
          month="long"
          year="numeric"
        />
      ) : (
        money(column === 'credits' ? creditsOf(day) : (day[column] ?? 0), currency)
      ),
  }));
  // The cast restores the type of the keys, which `fromEntries` loses.
  return { columns, headings: headings as Record<StatementColumn, string> };
}
