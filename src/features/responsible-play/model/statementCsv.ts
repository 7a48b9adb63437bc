import { decimalText } from '#/lib/decimal.ts';
import type { PlayStatementDay } from '#/api/generated/model/index.ts';

export type StatementColumn = keyof PlayStatementDay;

export const statementColumns = ['date', 'deposits', 'payouts', 'bets', 'wins', 'net'] as const;

/** Minor units as a decimal: `-1234` becomes `-12.34`. */
const decimal = (minor: number): string => decimalText(minor, 2);

/** An apostrophe keeps spreadsheets from reading the text as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** CSV (RFC 4180) with a byte order mark, latest day first. */
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
