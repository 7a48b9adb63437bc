import { csvText } from '#/lib/files.ts';
import type { PlayStatementDay } from '#/api/generated/model/index.ts';

export const statementColumns = [
  'date',
  'deposits',
  'payouts',
  'cashback',
  'bonuses',
  'prizes',
  'exchange',
  'bets',
  'wins',
  'net',
] as const;

export type StatementColumn = (typeof statementColumns)[number];

/** The months of the statement, for the file name: `2026-11`, or `2026-01_2026-11` if there are several. */
export function monthsOf(days: readonly Pick<PlayStatementDay, 'date'>[]): string {
  const months = days.map(({ date }) => date.slice(0, 7)).toSorted();
  return [...new Set([months[0], months.at(-1)])].join('_');
}

/**
 * The statement as CSV, with the latest day first. The headings contain the currency, because the cells are
 * plain numbers.
 */
export function statementCsv(
  days: readonly PlayStatementDay[],
  headings: Readonly<Record<StatementColumn, string>>,
  { locale, currency }: { locale: string; currency: string },
): string {
  const head = statementColumns.map((column) =>
    column === 'date' ? headings[column] : `${headings[column]}, ${currency}`,
  );
  const rows = days.map((day) =>
    statementColumns.map((column) => (column === 'date' ? day.date : { parts: day[column] ?? 0, digits: 2 })),
  );
  return csvText([head, ...rows], locale);
}
