// Rules of the fields of login, registration and restore (specification S5.1 to S5.15).
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
import { INPUT_CAP } from '#/ui/TextField/inputCap.ts';

/** Least length of a password that is being set (this project's decision). */
export const PASSWORD_LENGTH = 8;
const NICKNAME_LENGTHS = { least: 3, most: 20 } as const;

/** The password of a login: whatever it is, the server knows. */
export const passwordRules: readonly Rule[] = [required, maxLength(INPUT_CAP)];

/** A password being set has no Cyrillic letters. */
export const newPasswordRules: readonly Rule[] = [
  required,
  notCyrillic,
  minLength(PASSWORD_LENGTH),
  maxLength(INPUT_CAP),
];

/** Its repetition must match. */
export const repeatedPasswordRules = (password: string): readonly Rule[] => [required, sameAs(password)];

/** A promo code is optional; what it cannot be is wrong before it is sent. */
export const promoCodeRules: readonly Rule[] = [
  (value) => (alphaNum(value) ? { key: 'promoCode' } : null),
  maxLength(INPUT_CAP),
];

/** Latin-only input. */
export const nicknameRules: readonly Rule[] = [
  required,
  latinOnly,
  minLength(NICKNAME_LENGTHS.least),
  maxLength(NICKNAME_LENGTHS.most),
];

/** A box that must be ticked: registration is forbidden under 18, and without consent. */
export const isTicked = (value: boolean): boolean => value;
