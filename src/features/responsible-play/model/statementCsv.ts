import { decimalSeparator, decimalText } from '#/lib/decimal.ts';
import type { PlayStatementDay } from '#/api/generated/model/index.ts';

export const statementColumns = ['date', 'deposits', 'payouts', 'cashback', 'bets', 'wins', 'net'] as const;

export type StatementColumn = (typeof statementColumns)[number];

/** An apostrophe keeps spreadsheets from reading the text as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** `2026-11`, or `2026-01_2026-11` of days in several months. For the name of the file. */
export function monthsOf(days: readonly Pick<PlayStatementDay, 'date'>[]): string {
  const months = days.map(({ date }) => date.slice(0, 7)).toSorted();
  return [...new Set([months[0], months.at(-1)])].join('_');
}

/**
 * CSV (RFC 4180) with a byte order mark, latest day first. Spreadsheets of languages with a decimal comma
 * split cells at semicolons. The headings name the currency, since the cells are plain numbers.
 */
export function statementCsv(
  days: readonly PlayStatementDay[],
  headings: Readonly<Record<StatementColumn, string>>,
  { locale, currency }: { locale: string; currency: string },
): string {
  const point = decimalSeparator(locale);
  const between = point === ',' ? ';' : ',';
  const head = statementColumns
    .map((column) => cell(column === 'date' ? headings[column] : `${headings[column]}, ${currency}`))
    .join(between);
  const rows = days.map((day) =>
    statementColumns
      .map((column) => (column === 'date' ? day.date : decimalText(day[column] ?? 0, 2, point)))
      .join(between),
  );
  return `\uFEFF${[head, ...rows].join('\r\n')}\r\n`;
}
