import { expect, test } from 'vitest';
import { monthsOf, statementCsv } from './statementCsv.ts';

const headings = {
  date: 'День',
  deposits: 'Депозиты, "₽"',
  payouts: '=SUM(A1)',
  cashback: 'Кешбэк',
  bonuses: 'Бонусы',
  prizes: 'Призы',
  exchange: 'Обмен',
  bets: 'Ставки',
  wins: 'Выигрыши',
  net: 'Итог',
};

test("a statement as CSV is exact to the minor unit, and can't contain formulas", () => {
  const day = {
    date: '2026-11-19',
    deposits: 123_45,
    payouts: 0,
    cashback: 15_00,
    bonuses: -5_00,
    prizes: 100_00,
    exchange: 1,
    bets: 5,
    wins: 9_007_199_254_740_991,
    net: -7,
  };
  expect(statementCsv([day], headings, { locale: 'en', currency: 'RUB' }).split('\r\n')).toEqual([
    '\uFEFF"День","Депозиты, ""₽"", RUB","\'=SUM(A1), RUB","Кешбэк, RUB","Бонусы, RUB","Призы, RUB","Обмен, RUB","Ставки, RUB","Выигрыши, RUB","Итог, RUB"',
    '"2026-11-19",123.45,0.00,15.00,-5.00,100.00,0.01,0.05,90071992547409.91,-0.07',
    '',
  ]);
});

test.each(['ru', 'it', 'pt-BR'])('a spreadsheet in %s reads its amounts as numbers', (locale) => {
  const day = { date: '2026-11-19', deposits: 123_45, payouts: 0, bets: 5, wins: 0, net: -7 };
  expect(statementCsv([day], headings, { locale, currency: 'EUR' }).split('\r\n')[1]).toBe(
    '"2026-11-19";123,45;0,00;0,00;0,00;0,00;0,00;0,05;0,00;-0,07',
  );
});

test('a period without transactions has only the headings', () => {
  expect(statementCsv([], headings, { locale: 'en', currency: 'RUB' }).split('\r\n')).toHaveLength(2);
});

test('the file is named after the months that it covers', () => {
  expect(monthsOf([{ date: '2026-11-19' }, { date: '2026-11-02' }])).toBe('2026-11');
  expect(monthsOf([{ date: '2026-11-19' }, { date: '2026-10-02' }, { date: '2026-01-31' }])).toBe(
    '2026-01_2026-11',
  );
});
