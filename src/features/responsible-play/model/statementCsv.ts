import type { PlayStatementDay } from '#/api/generated/model/index.ts';

export type StatementColumn = keyof PlayStatementDay;

export const statementColumns = ['date', 'deposits', 'payouts', 'bets', 'wins', 'net'] as const;

const DIGITS = 2;

/** Minor units as a decimal: `-1234` becomes `-12.34`. */
function decimal(minor: number): string {
  const text = String(Math.abs(minor)).padStart(DIGITS + 1, '0');
  return `${minor < 0 ? '-' : ''}${text.slice(0, -DIGITS)}.${text.slice(-DIGITS)}`;
}

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
