import { describe, expect, test } from 'vitest';
import { birthdayIso, birthdayMask, birthdayText, changedInfo, checkInfo, type InfoValues } from './info.ts';

const saved: InfoValues = {
  firstname: 'Robin',
  lastname: 'Vale',
  middlename: '',
  birthday: '14.06.1991',
  taxNumber: '',
  gender: 'female',
  country: 'au',
  address: '12 Harbour Street',
};
const TODAY = '2026-01-14';
const check = (values: Partial<InfoValues>, before: InfoValues = saved, minimumAge = 18) =>
  checkInfo({ ...saved, ...values }, before, { today: TODAY, minimumAge });

describe('names in the profile', () => {
  test('have at most 35 characters', () => {
    expect(check({ firstname: 'a'.repeat(35) })).toEqual({});
    expect(check({ lastname: 'a'.repeat(36) })).toEqual({
      lastname: { id: 'common.validation.maxLength', values: { max: 35 } },
    });
  });

  test('consist of letters, apostrophes, hyphens and spaces', () => {
    expect(check({ firstname: 'Анна-Марія', lastname: 'D’Ávila', middlename: 'Souza1' })).toEqual({
      middlename: { id: 'form.validation.nameValidationRule' },
    });
  });

  test('have at least one letter', () => {
    const noLetters = { id: 'form.validation.noLetters' };
    expect(check({ middlename: '   ', lastname: " -'" })).toEqual({
      middlename: noLetters,
      lastname: noLetters,
    });
  });

  test('are optional', () => {
    const unnamed = { ...saved, firstname: '', lastname: '' };
    expect(check({ firstname: '', lastname: '', middlename: '' }, unnamed)).toEqual({});
  });

  test("can't be removed once saved, except the middle name", () => {
    const missing = { id: 'common.validation.required' };
    expect(check({ firstname: '', lastname: '  ' })).toEqual({ firstname: missing, lastname: missing });
    expect(check({ middlename: '' }, { ...saved, middlename: 'Lee' })).toEqual({});
  });
});

describe('an address', () => {
  test("can be cleared, but can't consist of spaces", () => {
    expect(check({ address: '' })).toEqual({});
    expect(check({ address: '   ' })).toEqual({ address: { id: 'common.validation.required' } });
  });
});

describe('a birthday', () => {
  test.each([
    ['DD/MM/AAAA', '##/##/####', '14/06/1991'],
    ['ДД.ММ.ГГГГ', '##.##.####', '14.06.1991'],
  ])('is shown and typed in the date format of the language: %s', (placeholder, mask, shown) => {
    const birthday = birthdayMask(placeholder);
    expect(birthday.mask).toBe(mask);
    expect(birthday.toShown('14.06.1991')).toBe(shown);
    expect(birthdayIso(birthday.toKept(shown))).toBe('1991-06-14');
  });
  test('is shown as day, month and year, and sent as an ISO date', () => {
    expect(birthdayText('1991-06-14')).toBe('14.06.1991');
    expect(birthdayIso('14.06.1991')).toBe('1991-06-14');
  });

  test('is at least 18 years ago', () => {
    expect(check({ birthday: '14.01.2008' })).toEqual({});
    expect(check({ birthday: '15.01.2008' })).toEqual({
      birthday: { id: 'form.validation.underageDate', values: { age: 18 } },
    });
  });

  test('must satisfy another minimum age if the licence has one', () => {
    expect(check({ birthday: '14.01.2006' }, saved, 21)).toEqual({
      birthday: { id: 'form.validation.underageDate', values: { age: 21 } },
    });
  });

  test('must be a complete, existing date', () => {
    const notice = { birthday: { id: 'form.validation.invalidDate' } };
    expect(check({ birthday: '30.02.1990' })).toEqual(notice);
    expect(check({ birthday: '14.06.19' })).toEqual(notice);
  });

  test('is compared with the Italian tax number, as other details are, once one of them changes', () => {
    const rossi = {
      ...saved,
      firstname: 'Mario',
      lastname: 'Rossi',
      birthday: '10.12.1985',
      gender: 'male',
      taxNumber: 'RSSMRA85T10A562S',
    };
    const italian = (values: Partial<InfoValues>, before: InfoValues) =>
      checkInfo({ ...before, ...values }, before, {
        today: TODAY,
        minimumAge: 18,
        taxNumberKind: 'codice_fiscale',
      });
    const other = (part: string) => ({
      taxNumber: { id: 'profile.info.taxNumberMismatch', values: { part } },
    });
    expect(italian({ lastname: 'Bianchi' }, rossi)).toEqual(other('lastname'));
    expect(italian({ taxNumber: rossi.taxNumber }, { ...rossi, taxNumber: '', gender: 'female' })).toEqual(
      other('gender'),
    );
    expect(italian({ address: 'Via Roma 1' }, { ...rossi, lastname: 'Bianchi' })).toEqual({});
  });

  test("is optional, but can't be cleared once saved", () => {
    expect(check({ birthday: '' }, { ...saved, birthday: '' })).toEqual({});
    expect(check({ birthday: '' })).toEqual({ birthday: { id: 'common.validation.required' } });
  });
});

describe('a tax number', () => {
  const cpf = (taxNumber: string, before = '') =>
    checkInfo(
      { ...saved, taxNumber },
      { ...saved, taxNumber: before },
      {
        today: TODAY,
        minimumAge: 18,
        taxNumberKind: 'cpf',
      },
    );

  test('must be complete and have correct check digits', () => {
    expect(cpf('529.982.247-25')).toEqual({});
    expect(cpf('529.982.247-2')).toEqual({ taxNumber: { id: 'profile.info.taxNumberShort.cpf' } });
    expect(cpf('529.982.247-24')).toEqual({ taxNumber: { id: 'profile.error.tax_number_invalid' } });
  });

  test("is optional, but can't be cleared once saved", () => {
    expect(cpf('')).toEqual({});
    const cleared = cpf('', '529.982.247-25');
    expect(cleared).toEqual({ taxNumber: { id: 'profile.info.taxNumberShort.cpf' } });
  });

  test('is sent without separators, and only if it has changed', () => {
    const before = { ...saved, taxNumber: '529.982.247-25' };
    expect(changedInfo({ ...saved, taxNumber: '529.982.247-25' }, saved)).toEqual({
      taxNumber: '52998224725',
    });
    expect(changedInfo({ ...before, taxNumber: '529982247-25' }, before)).toEqual({});
  });
});

describe('saving the details', () => {
  test('sends only changed fields, without spaces around them', () => {
    expect(changedInfo({ ...saved, firstname: ' Robyn ', birthday: '15.06.1991' }, saved)).toEqual({
      firstname: 'Robyn',
      birthday: '1991-06-15',
    });
    expect(changedInfo({ ...saved, lastname: 'Vale ' }, saved)).toEqual({});
  });

  test('can clear optional fields', () => {
    expect(changedInfo({ ...saved, address: '', country: '' }, saved)).toEqual({ address: '', country: '' });
  });
});
