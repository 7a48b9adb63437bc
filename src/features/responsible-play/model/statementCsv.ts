import { decimalText } from '#/lib/decimal.ts';
import type { PlayStatementDay } from '#/api/generated/model/index.ts';

export type StatementColumn = keyof PlayStatementDay;

export const statementColumns = ['date', 'deposits', 'payouts', 'bets', 'wins', 'net'] as const;

/** Whole minor units as an exact decimal with a dot, which every spreadsheet reads: `-1234` is `-12.34`. */
const decimal = (minor: number): string => decimalText(minor, 2);

/** In quotes; one that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** CSV by RFC 4180, the oldest day last, with a mark that tells programs of its encoding. */
export function statementCsv(
  days: readonly PlayStatementDay[],
  headings: Readonly<Record<StatementColumn, string>>,
): string {
  const head = statementColumns.map((column) => cell(headings[column])).join(',');
  const rows = days.map((day) =>
    statementColumns.map((column) => (column === 'date' ? day.date : decimal(day[column]))).join(','),
  );
  return `\uFEFF${[head, ...rows].join('\r\n')}\r\n`;
}
