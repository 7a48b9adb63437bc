// Texts for a refused login, registration or restore (S8.3, S8.13).
import { ApiError } from '#/api/ApiError.ts';
import type { Successful } from '#/api/http.ts';
import { CaptchaClosed, CaptchaUnavailable } from '#/entities/captcha/captchaErrors.ts';
import type { AuthErrorCode, RegisterResponse, Tokens } from '#/api/generated/model/index.ts';
import { confirmationTexts, readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import type { AnyCodeTexts, CodeTexts } from '#/i18n/errorTexts.ts';

export const authTexts: CodeTexts<AuthErrorCode> = {
  ...confirmationTexts,
  refresh_token_expired: 'common.error.unauthorized',
  wrong_credentials: 'auth.error.wrong_credentials',
  account_blocked: 'auth.error.account_blocked',
  two_factor_required: 'auth.error.two_factor_required',
  two_factor_code_wrong: 'auth.error.two_factor_code_wrong',
  recovery_code_used: 'auth.error.recovery_code_used',
  self_excluded: 'auth.error.self_excluded',
  captcha_required: 'auth.error.captcha_required',
  captcha_invalid: 'auth.error.captcha_invalid',
  user_already_exists: 'auth.error.user_already_exists',
  user_not_found: 'auth.error.user_not_found',
  underage: 'auth.error.underage',
  currency_not_supported: 'auth.error.currency_not_supported',
  promo_code: 'auth.error.promo_code',
  phone_not_confirmed: 'auth.error.phone_not_confirmed',
  locale_not_supported: 'auth.error.locale_not_supported',
  restore_code_invalid: 'auth.error.restore_code_invalid',
  passwords_differ: 'form.validation.sameAsPassword',
  same_as_old_password: 'auth.error.same_as_old_password',
  weak_password: 'auth.error.weak_password',
  wrong_old_password: 'auth.error.wrong_old_password',
  password_too_common: 'auth.error.password_too_common',
  password_contains_contact: 'auth.error.password_contains_contact',
  nickname_taken: 'auth.error.nickname_taken',
  nickname_invalid: 'auth.error.nickname_invalid',
  nickname_already_chosen: 'auth.error.nickname_already_chosen',
};

/** The tokens of a registration. A response without both tokens counts as a failure (S4.28). */
export function tokensOf({ token, refreshToken }: Successful<RegisterResponse>): Tokens {
  if (token === undefined || refreshToken === undefined)
    throw new ApiError({ kind: 'unsuccessful', operation: 'POST /json-api/users/register' });
  return { token, refreshToken };
}

export function readAuthRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  texts: AnyCodeTexts = authTexts,
): Refusal<Field> {
  const above = (form: Refusal<Field>['form']): Refusal<Field> => ({ fields: {}, form, limit: undefined });
  if (error instanceof CaptchaClosed) return above({ id: 'auth.error.captcha_required' });
  if (error instanceof CaptchaUnavailable) return above({ id: error.messageId });
  return readRefusal(error, fields, texts);
}

export function readPasswordRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Refusal<Field> {
  return readAuthRefusal(error, fields, { ...authTexts, not_done: 'auth.changePassword.failed' });
}

export function readRegistrationRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Refusal<Field> {
  return readAuthRefusal(error, fields, { ...authTexts, not_done: 'auth.error.registration_failed' });
}
