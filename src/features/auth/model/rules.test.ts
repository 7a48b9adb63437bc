import { describe, expect, it } from 'vitest';
import { firstProblem } from '#/entities/form/rules.ts';
import {
  newPasswordRules,
  nicknameRules,
  passwordRules,
  promoCodeRules,
  repeatedPasswordRules,
} from './rules.ts';

describe('the password of a login', () => {
  it('is required', () => expect(firstProblem('', passwordRules)).toEqual({ key: 'required' }));
  it('accepts any text of up to 150 characters', () => {
    expect(firstProblem('п', passwordRules)).toBeNull();
    expect(firstProblem('x'.repeat(151), passwordRules)).toEqual({ key: 'maxLength', max: 150 });
  });
});

describe('a new password', () => {
  it('must not contain Cyrillic letters', () =>
    expect(firstProblem('пароль-пароль', newPasswordRules)).toEqual({ key: 'notCyrillic' }));
  it('has at least 8 characters', () => {
    expect(firstProblem('1234567', newPasswordRules)).toEqual({ key: 'minLength', min: 8 });
    expect(firstProblem('12345678', newPasswordRules)).toBeNull();
  });
  it('must match its repetition', () => {
    expect(firstProblem('12345679', repeatedPasswordRules('12345678'))).toEqual({ key: 'sameAsPassword' });
    expect(firstProblem('', repeatedPasswordRules('12345678'))).toEqual({ key: 'required' });
    expect(firstProblem('12345678', repeatedPasswordRules('12345678'))).toBeNull();
  });
});

describe('a promo code', () => {
  it('is optional', () => expect(firstProblem('', promoCodeRules)).toBeNull());
  it('has only Latin letters and digits', () => {
    expect(firstProblem('AURORA100', promoCodeRules)).toBeNull();
    expect(firstProblem('СКИДКА', promoCodeRules)).toEqual({ key: 'promoCode' });
  });
});

describe('a nickname', () => {
  it.each(['Lucky.Comet-7', 'abc', 'a'.repeat(20)])('may be "%s"', (value) =>
    expect(firstProblem(value, nicknameRules)).toBeNull(),
  );
  it.each([
    ['', 'required'],
    ['ab', 'minLength'],
    ['a'.repeat(21), 'maxLength'],
    ['лиса', 'latin'],
    ['two words', 'latin'],
  ])('may not be %j', (value, key) => expect(firstProblem(value, nicknameRules)?.key).toBe(key));
});
