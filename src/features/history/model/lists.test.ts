import { describe, expect, test, vi } from 'vitest';
import { TransactionType, type Transaction } from '#/api/generated/model/index.ts';
import { toDate } from '#/lib/clock.ts';
import {
  allBets,
  readBetFilter,
  writeBetFilter,
  ofKind,
  readTransactionFilter,
  shownDays,
  sumOf,
  summedDay,
  transactionKinds,
  transactionsCsv,
  writeTransactionFilter,
} from './lists.ts';

const item = (type: TransactionType, part: Partial<Transaction> = {}): Transaction => ({
  reference: `T-${type}`,
  at: '2026-11-20T10:00:00.000Z',
  type,
  real: 0,
  bonus: 0,
  compoints: 0,
  ...part,
});

describe('the kinds of transactions', () => {
  test('cover each type once, except the opening balance', () => {
    const all = Object.values(TransactionType).map((type) => item(type));
    const covered = transactionKinds.flatMap((kind) => ofKind(all, kind)).map(({ type }) => type);
    expect(covered.toSorted()).toEqual(
      Object.values(TransactionType)
        .filter((type) => type !== 'opening')
        .toSorted(),
    );
  });

  test("don't filter the list if none is selected", () => {
    expect(ofKind([item('deposit'), item('opening')], null)).toHaveLength(2);
  });
});

test('the sum of an account adds its gains and losses', () => {
  expect(sumOf([item('deposit', { real: 500 }), item('payout', { real: -200 })], 'real')).toBe(300);
});

test('the CSV file has a line per transaction, with exact amounts and whole compoints', () => {
  const headings = {
    at: 'Time',
    reference: 'Reference',
    type: 'Kind',
    details: 'Details',
    fee: 'Fee',
    real: 'Real',
    bonus: 'Bonus',
    compoints: 'Compoints',
  };
  const exchange = item('exchange', { reference: 'T-5', real: 12_345, compoints: -200, title: 'Shop' });
  const deposit = item('deposit', { reference: 'T-4', real: 100_000, fee: 3_000, title: 'Bank card' });
  const text = transactionsCsv([exchange, deposit], {
    headings,
    typeText: (type) => `type ${type}`,
    locale: 'en',
    currency: 'EUR',
  });
  expect(text.split('\r\n')).toEqual([
    '\uFEFF"Time","Reference","Kind","Details","Fee, EUR","Real, EUR","Bonus, EUR","Compoints"',
    '"2026-11-20T10:00:00.000Z","T-5","type exchange","Shop",0.00,123.45,0.00,-200',
    '"2026-11-20T10:00:00.000Z","T-4","type deposit","Bank card",30.00,1000.00,0.00,0',
    '',
  ]);
});

describe('a transaction that sums up a day of play', () => {
  const summed = item('play', { at: '2026-11-22T00:00:00.000Z' });

  test.each([
    ['Europe/Moscow', -180],
    ['America/Sao_Paulo', 180],
    ['Pacific/Auckland', -780],
    ['UTC', 0],
  ])('shows its UTC day in the time zone %s', (zone, offset) => {
    vi.stubEnv('TZ', zone);
    const day = toDate(summedDay(summed) ?? 0);
    expect([day.getDate(), day.getTimezoneOffset()]).toEqual([22, offset]);
    vi.unstubAllEnvs();
  });

  test('has the type "play" and no number of rounds', () => {
    expect(summedDay({ ...summed, rounds: 3 })).toBeNull();
    expect(summedDay(item('deposit'))).toBeNull();
  });
});

test('a date field that is not filtered shows the date of the loaded period', () => {
  const open = { kind: null, from: '2026-12-25', until: '', page: 1 };
  expect(shownDays(open, { from: '2026-12-25', until: '2026-11-26' })).toEqual({
    from: '2026-12-25',
    until: '2026-11-26',
  });
  expect(shownDays(open, null)).toEqual({ from: '2026-12-25', until: '' });
});

describe('the filter in the URL', () => {
  const params = (text: string): URLSearchParams => new URLSearchParams(text);

  test('of the bets survives a round trip', () => {
    const filter = { game: 'golden-harvest', day: '2026-11-20', result: 'won', page: 3 } as const;
    expect(readBetFilter(writeBetFilter(params('section=bets'), filter))).toEqual(filter);
  });

  test('of the transactions survives a round trip and keeps the section', () => {
    const filter = { kind: 'cashback', from: '2026-11-01', until: '2026-11-20', page: 2 } as const;
    const written = writeTransactionFilter(params('section=transactions'), filter);
    expect(readTransactionFilter(written)).toEqual(filter);
    expect(written.get('section')).toBe('transactions');
  });

  test('swaps the dates if the first one is later', () => {
    expect(readTransactionFilter(params('from=2026-11-30&until=2026-11-24'))).toMatchObject({
      from: '2026-11-24',
      until: '2026-11-30',
    });
  });

  test('ignores invalid values', () => {
    expect(readBetFilter(params('day=2026-13-40&result=maybe&page=-1'))).toEqual(allBets);
    expect(readTransactionFilter(params('kind=x&from=yesterday&until=&page=1.5'))).toEqual({
      kind: null,
      from: '',
      until: '',
      page: 1,
    });
  });
});
