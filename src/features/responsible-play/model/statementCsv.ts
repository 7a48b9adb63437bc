import { decimalSeparator, decimalText } from '#/lib/decimal.ts';
import type { PlayStatementDay } from '#/api/generated/model/index.ts';

export const statementColumns = ['date', 'deposits', 'payouts', 'cashback', 'bets', 'wins', 'net'] as const;

export type StatementColumn = (typeof statementColumns)[number];

/** An apostrophe keeps spreadsheets from reading the text as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * CSV (RFC 4180) with a byte order mark, latest day first. Spreadsheets of languages with a decimal comma
 * split cells at semicolons.
 */
export function statementCsv(
  days: readonly PlayStatementDay[],
  headings: Readonly<Record<StatementColumn, string>>,
  localeTag: string,
): string {
  const point = decimalSeparator(localeTag);
  const between = point === ',' ? ';' : ',';
  const head = statementColumns.map((column) => cell(headings[column])).join(between);
  const rows = days.map((day) =>
    statementColumns
      .map((column) => (column === 'date' ? day.date : decimalText(day[column] ?? 0, 2, point)))
      .join(between),
  );
  return `\uFEFF${[head, ...rows].join('\r\n')}\r\n`;
}
