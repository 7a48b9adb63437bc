// The lists of bets and of transactions. The URL keeps their filters and pages:
// `?game=golden-harvest&day=2026-11-20&result=won&page=2`.
import { BetResult, type Transaction, type TransactionType } from '#/api/generated/model/index.ts';
import { parseInstant, toDate } from '#/lib/clock.ts';
import { csvText } from '#/lib/files.ts';
import { pageParam, readPage, withParams } from '#/lib/urlQuery.ts';
import { DAY_MS } from '#/lib/duration.ts';

/** Rounds per page (S9.24). */
export const BETS_PAGE = 10;

export interface BetFilter {
  /** The game's slug. Empty for all games. */
  readonly game: string;
  /** A UTC day, or empty. */
  readonly day: string;
  readonly result: BetResult | null;
  /** Page number, from 1. */
  readonly page: number;
}

export const allBets: BetFilter = { game: '', day: '', result: null, page: 1 };

const LONGEST_SLUG = 100;

/** A calendar day such as `2026-11-20`, or empty. */
export function readDay(text: string | null): string {
  const isDay = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && parseInstant(text) !== null;
  return isDay ? text : '';
}

export function readBetFilter(params: URLSearchParams): BetFilter {
  return {
    game: (params.get('game') ?? '').slice(0, LONGEST_SLUG),
    day: readDay(params.get('day')),
    result: Object.values(BetResult).find((known) => known === params.get('result')) ?? null,
    page: readPage(params.get('page')),
  };
}

export function writeBetFilter(params: URLSearchParams, filter: BetFilter): URLSearchParams {
  const { game, day, result, page } = filter;
  return withParams(params, { game, day, result, page: pageParam(page) });
}

// Transactions: their filter, and the file for the download.

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
