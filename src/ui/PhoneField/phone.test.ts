import { describe, expect, it } from 'vitest';
import {
  beginningOfCode,
  countryOfPhone,
  excessOf,
  formatNational,
  formatPhone,
  isPhoneCountry,
  maskOf,
  readPhone,
} from './phone.ts';

const ru = { country: 'ru', dialCode: '7' };
const kz = { country: 'kz', dialCode: '7' };
const am = { country: 'am', dialCode: '374' };
const au = { country: 'au', dialCode: '61' };
const far = { country: 'zz', dialCode: '3' };
const countries = [ru, kz, am, au];

describe('the phone mask', () => {
  it('keeps only digits', () => expect(readPhone('912 abc 34', countries, ru).national).toBe('91234'));
  it('formats the number as usual in its country', () => {
    expect(formatNational('9123456789', ru)).toBe('912 345-67-89');
    expect(formatNational('491570', au)).toBe('491 570');
    expect(formatPhone('61491570006', countries)).toBe('+61 491 570 006');
  });
  it('allows up to 15 digits, including the country code, for an unknown country', () => {
    expect(maskOf(far).match(/#/g)).toHaveLength(14);
    expect(formatPhone('999', [])).toBe('+999');
  });
  it("keeps digits that exceed the number's length, separated from the others", () => {
    expect(readPhone('491 570 006 12', countries, au)).toEqual({ country: au, national: '49157000612' });
    expect(formatNational('49157000612', au)).toBe('491 570 006 12');
  });
  it("detects digits that exceed the number's length", () => {
    expect(excessOf('6149157000612')).toEqual({ max: 9, dialCode: '61' });
    expect(excessOf('61491570006')).toBeNull();
    expect(excessOf('9'.repeat(16))).toEqual({ max: 15, dialCode: '' });
  });
});

describe('a pasted number', () => {
  it('with a plus selects its country', () =>
    expect(readPhone('+61 491 570 006', countries, ru)).toEqual({ country: au, national: '491570006' }));
  it('keeps the selected country if another one has the same code', () =>
    expect(readPhone('+7 701 234 56 78', countries, kz).country).toBe(kz));
  it('loses its country code if that of the field is the same', () =>
    expect(readPhone('79123456789', countries, ru).national).toBe('9123456789'));
  it('loses its trunk digit', () => {
    expect(readPhone('8 (912) 345-67-89', countries, ru).national).toBe('9123456789');
    expect(readPhone('0491 570 006', countries, au).national).toBe('491570006');
  });
  it('with two leading zeros selects its country', () =>
    expect(readPhone('0061 491 570 006', countries, ru)).toEqual({ country: au, national: '491570006' }));
  it('without a plus is recognised as that of another country by its code, once it is complete', () => {
    expect(readPhone('61491570006', countries, ru)).toEqual({ country: au, national: '491570006' });
    expect(readPhone('79123456789', countries, au)).toEqual({ country: ru, national: '9123456789' });
    expect(readPhone('7912345678', countries, au)).toEqual({ country: au, national: '7912345678' });
  });
  it('of an unknown country keeps its digits', () =>
    expect(readPhone('+999 1', countries, ru)).toEqual({ country: ru, national: '9991' }));
});

describe('a number typed with a plus', () => {
  it.each([
    ['+', '+'],
    ['+3', '+3'],
    ['+37', '+37'],
    ['+374', ''],
    ['+9', ''],
    ['00', '00'],
    ['0037', '0037'],
    ['00374', ''],
    ['3', ''],
  ])('for %j shows %j as the beginning of a country code', (text, kept) =>
    expect(beginningOfCode(text, countries)).toBe(kept),
  );
});

describe('the country of a phone', () => {
  it('is the one with the longest matching dial code', () =>
    expect(countryOfPhone('37499123456', [far, am])).toBe(am));
  it('is undefined for an unassigned dial code', () =>
    expect(countryOfPhone('999', countries)).toBeUndefined());
});

describe("a country in the server's list", () => {
  it('is valid if it has a code of two lowercase letters and a dial code', () => {
    expect(countries.every(isPhoneCountry)).toBe(true);
    const wrong = [
      ['', '7'],
      ['RU', '7'],
      ['<b', '7'],
      ['ru', ''],
      ['ru', '+7'],
      ['ru', '07'],
      ['ru', "'"],
      ['ru', '12345'],
    ] as const;
    expect(wrong.filter(([country, dialCode]) => isPhoneCountry({ country, dialCode }))).toEqual([]);
  });
});
