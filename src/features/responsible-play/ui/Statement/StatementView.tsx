import Download from 'lucide-react/icons/download';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayStatement, PlayStatementPeriod } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { saveFile } from '#/lib/saveFile.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { Table } from '#/ui/Table/Table.tsx';
import { statementCsv } from '../../model/statementCsv.ts';
import { StatementSums } from './StatementSums.tsx';
import { useStatementColumns } from './useStatementColumns.tsx';
import styles from './Statement.module.css';

export interface StatementViewProps {
  period: PlayStatementPeriod;
  periods: readonly PlayStatementPeriod[];
  statement: Loadable<PlayStatement>;
  onPeriod: (period: string) => void;
}

const ROWS = 8;

/** The sums of a period, its days as a table, and both as a file. */
export function StatementView({ period, periods, statement, onPeriod }: StatementViewProps) {
  const { formatMessage } = useIntl();
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
        <Button
          variant="secondary"
          icon={<Icon of={Download} size="sm" />}
          disabled={!data || data.days.length === 0}
          onClick={() =>
            data && saveFile(`statement-${period}.csv`, statementCsv(data.days, headings), 'text/csv')
          }
        >
          <FormattedMessage id="responsiblePlay.statement.download" />
        </Button>
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
