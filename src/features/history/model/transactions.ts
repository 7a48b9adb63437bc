// Period, kind and page of the transactions in the URL, and the file for the download.
import type { Transaction, TransactionType } from '#/api/generated/model/index.ts';
import { parseInstant, toDate } from '#/lib/clock.ts';
import { csvText } from '#/lib/files.ts';
import { pageParam, readPage, withParams } from '#/lib/urlQuery.ts';
import { readDay } from './betFilter.ts';
import { DAY_MS } from '#/lib/duration.ts';

export const TRANSACTIONS_PAGE = 20;

/** Kinds of transactions that the filter offers, with the transaction types of each kind. */
const typesOf = {
  deposits: ['deposit'],
  payouts: ['payout', 'payout_cancel', 'payout_declined'],
  play: ['play', 'free_rounds'],
  bonuses: ['bonus', 'bonus_wagered', 'bonus_cancel', 'bonus_expired'],
  prizes: ['gift', 'prize'],
  cashback: ['cashback', 'winback'],
  compoints: ['exchange', 'purchase', 'entrance_fee'],
} as const satisfies Record<string, readonly TransactionType[]>;

export type TransactionKind = keyof typeof typesOf;

// The cast restores the type of the keys, which `Object.keys` loses.
export const transactionKinds = Object.keys(typesOf) as TransactionKind[];

export interface TransactionFilter {
  /** Null selects all kinds. */
  readonly kind: TransactionKind | null;
  /** UTC days, the earlier one first. Empty days stand for the start of the current month and for today. */
  readonly from: string;
  readonly until: string;
  /** Page number, from 1. */
  readonly page: number;
}

export const allTransactions: TransactionFilter = { kind: null, from: '', until: '', page: 1 };

export function readTransactionFilter(params: URLSearchParams): TransactionFilter {
  const from = readDay(params.get('from'));
  const until = readDay(params.get('until'));
  const isReversed = until !== '' && until < from;
  return {
    kind: transactionKinds.find((known) => known === params.get('kind')) ?? null,
    from: isReversed ? until : from,
    until: isReversed ? from : until,
    page: readPage(params.get('page')),
  };
}

export function writeTransactionFilter(params: URLSearchParams, filter: TransactionFilter): URLSearchParams {
  const { kind, from, until, page } = filter;
  return withParams(params, { kind, from, until, page: pageParam(page) });
}

export function ofKind(items: readonly Transaction[], kind: TransactionKind | null): readonly Transaction[] {
  if (kind === null) return items;
  const types: readonly TransactionType[] = typesOf[kind];
  return items.filter(({ type }) => types.includes(type));
}

/** The days that the date fields show. Where the filter has no day, the loaded period's day is shown. */
export function shownDays(filter: TransactionFilter, period: { from: string; until: string } | null) {
  return {
    from: filter.from === '' ? (period?.from ?? '') : filter.from,
    until: filter.until === '' ? (period?.until ?? '') : filter.until,
  };
}

/**
 * The day of a transaction that sums up a whole UTC day of play. Returns noon of that day in the player's
 * time zone, so that local formats show the same day. Returns null for other transactions, which have an
 * exact time. A `play` transaction sums up a day if it has no number of rounds.
 */
export function summedDay({ type, rounds, at }: Transaction): number | null {
  const end = parseInstant(at);
  if (type !== 'play' || rounds !== undefined || end === null) return null;
  const noon = end - (end % DAY_MS) + DAY_MS / 2;
  return noon + toDate(noon).getTimezoneOffset() * 60_000;
}

export const purses = ['real', 'bonus', 'compoints'] as const;
export type Purse = (typeof purses)[number];

/** The sum of all changes of one purse: real money, bonus or compoints. */
export const sumOf = (items: readonly Transaction[], purse: Purse): number =>
  items.reduce((sum, item) => sum + item[purse], 0);

export const transactionColumns = [
  'at',
  'reference',
  'type',
  'details',
  'fee',
  'real',
  'bonus',
  'compoints',
] as const;
export type TransactionColumn = (typeof transactionColumns)[number];

interface CsvTexts {
  readonly headings: Readonly<Record<TransactionColumn, string>>;
  readonly typeText: (type: TransactionType) => string;
  readonly locale: string;
  readonly currency: string;
}

export function transactionsCsv(items: readonly Transaction[], texts: CsvTexts): string {
  const { headings, typeText, locale, currency } = texts;
  const head = transactionColumns.map((column) =>
    column === 'fee' || column === 'real' || column === 'bonus'
      ? `${headings[column]}, ${currency}`
      : headings[column],
  );
  const rows = items.map(({ at, reference, type, title, game, fee = 0, real, bonus, compoints }) => [
    at,
    reference,
    typeText(type),
    title ?? game?.name ?? '',
    { parts: fee, digits: 2 },
    { parts: real, digits: 2 },
    { parts: bonus, digits: 2 },
    { parts: compoints, digits: 0 },
  ]);
  return csvText([head, ...rows], locale);
}
