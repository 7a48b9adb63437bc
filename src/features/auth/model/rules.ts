// Field rules of login, registration and restore (S5.1 to S5.15).
import {
  alphaNum,
  latinOnly,
  maxLength,
  minLength,
  notCyrillic,
  required,
  sameAs,
  type Rule,
} from '#/entities/form/rules.ts';
import { INPUT_CAP } from '#/ui/TextField/writeText.ts';

/** Minimum length of a new password. This project chose the value. */
export const PASSWORD_LENGTH = 8;
const NICKNAME_LENGTHS = { least: 3, most: 20 } as const;

/** The login form doesn't apply the rules for new passwords, because the account's password may be older. */
export const passwordRules: readonly Rule[] = [required, maxLength(INPUT_CAP)];

/** Rules of a new password: required, no Cyrillic letters, and a minimum length. */
export const newPasswordRules: readonly Rule[] = [
  required,
  notCyrillic,
  minLength(PASSWORD_LENGTH),
  maxLength(INPUT_CAP),
];

export const repeatedPasswordRules = (password: string): readonly Rule[] => [required, sameAs(password)];

/** A promo code is optional. A code with invalid characters is refused before it is sent. */
export const promoCodeRules: readonly Rule[] = [
  (value) => (alphaNum(value) ? { key: 'promoCode' } : null),
  maxLength(INPUT_CAP),
];

export const nicknameRules: readonly Rule[] = [
  required,
  latinOnly,
  minLength(NICKNAME_LENGTHS.least),
  maxLength(NICKNAME_LENGTHS.most),
];
