import { describe, expect, it, test } from 'vitest';
import {
  dateText,
  dateTimeText,
  deadlineText,
  NO_DATE,
  soonText,
  soonTextWithZone,
  utcDateTimeText,
} from './dateText.ts';

const local = (text: string): number => new Date(text).getTime();

test('Russian dates are written as dd.mm.yy, and times as hh:mm:ss', () => {
  expect(dateText(local('2026-03-05T01:02:03'), 'ru')).toBe('05.03.26');
  expect(dateTimeText(local('2026-11-20T13:05:09'), 'ru')).toBe('20.11.26, 13:05:09');
  expect(dateTimeText(local('2009-12-31T23:59:59'), 'ru')).toBe('31.12.09, 23:59:59');
});

describe('in another language', () => {
  it.each([
    ['en', 'Nov 20, 2026', 'Nov 20, 2026, 1:05:09 PM'],
    ['it', '20/11/26', '20/11/26, 13:05:09'],
    ['pt-BR', '20/11/2026', '20/11/2026, 13:05:09'],
  ])('a date is written as usual in %s', (tag, date, dateTime) => {
    const instant = local('2026-11-20T13:05:09');
    expect(dateText(instant, tag)).toBe(date);
    expect(dateTimeText(instant, tag).replace('\u202f', ' ')).toBe(dateTime);
  });
});

test.each([
  ['ru', '27.11.26, 01:30:05 UTC'],
  ['pt-BR', '27/11/2026, 01:30:05 UTC'],
])("a UTC date and time don't depend on the player's time zone: %s", (tag, text) => {
  expect(utcDateTimeText(Date.parse('2026-11-27T01:30:05Z'), tag)).toBe(text);
});

test('a deadline and the time of a step include the time zone', () => {
  const instant = local('2026-11-20T13:05:09');
  const zone = new Intl.DateTimeFormat('ru', { timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  expect(deadlineText(instant, 'ru')).toBe(`20.11.26, 13:05 ${zone ?? ''}`);
  expect(soonTextWithZone(instant, local('2026-11-20T12:00:00'), 'ru')).toBe(`13:05 ${zone ?? ''}`);
});

test('a time today is written without the date', () => {
  const now = local('2026-11-20T13:05:09');
  expect(soonText(local('2026-11-20T13:35:09'), now, 'ru')).toBe('13:35');
  expect(soonText(local('2026-11-21T00:05:09'), now, 'ru')).toBe('21.11.26, 00:05');
});

test('a missing date is written as dashes', () => {
  expect(NO_DATE).toBe('__.__ - __.__');
  for (const write of [dateText, dateTimeText, utcDateTimeText, deadlineText])
    expect(write(null, 'ru')).toBe(NO_DATE);
});
