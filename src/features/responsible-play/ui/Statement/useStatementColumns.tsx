import { FormattedDate, useIntl } from 'react-intl';
import type { PlayStatementDay } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { parseInstant } from '#/lib/clock.ts';
import type { Column } from '#/ui/Table/columns.ts';
import { statementColumns, type StatementColumn } from '../../model/statementCsv.ts';

/** The columns of the statement, and their names for its file. */
export function useStatementColumns(currency: string): {
  columns: readonly Column<PlayStatementDay>[];
  headings: Record<StatementColumn, string>;
} {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const heading = (column: StatementColumn): string =>
    formatMessage({ id: `responsiblePlay.statement.column.${column}` });
  const headings = Object.fromEntries(statementColumns.map((column) => [column, heading(column)]));
  const columns = statementColumns.map((column): Column<PlayStatementDay> => ({
    key: column,
    title: heading(column),
    ...(column === 'date' ? { isRowHeader: true } : { align: 'end' }),
    render: (day) =>
      column === 'date' ? (
        // A day of the server, which is one of UTC wherever the player is.
        <FormattedDate
          value={parseInstant(day.date) ?? undefined}
          timeZone="UTC"
          day="numeric"
          month="long"
          year="numeric"
        />
      ) : (
        money(day[column], currency)
      ),
  }));
  // `fromEntries` forgets which key has which value.
  return { columns, headings: headings as Record<StatementColumn, string> };
}
