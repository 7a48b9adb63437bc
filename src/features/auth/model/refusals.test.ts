import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import { CaptchaClosed, CaptchaUnavailable } from '#/entities/captcha/captchaErrors.ts';
import { LOCALES } from '#/i18n/locales.ts';
import { operationList } from '#mocks/core/routes.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { authTexts, readAuthRefusal, readRegistrationRefusal, tokensOf } from './refusals.ts';

/**
 * Names of each form's fields, keyed by API operation. If a form has an e-mail and a phone variant, lists the
 * fields of the phone variant.
 */
const forms: Readonly<Record<string, readonly string[]>> = {
  login: ['phone', 'password'],
  registerPlayer: ['password', 'currency', 'promoCode', 'isAdult', 'hasConsent'],
  verifyPhone: ['phone'],
  confirmPhone: ['code'],
  resendPhoneCode: [],
  requestPasswordRestore: ['phone'],
  checkRestoreCode: ['code'],
  restorePassword: ['password', 'passwordConfirm'],
  chooseNickname: ['nickname'],
};

function textsOf(locale: string): Record<string, string> {
  const read = (path: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Record<string, string>;
  return {
    ...read(`../messages/${locale}.json`),
    ...read(`../../../entities/form/messages/${locale}.json`),
    ...read(`../../../i18n/messages/${locale}.json`),
  };
}
const texts = LOCALES.map((locale) => ({ locale, texts: textsOf(locale) }));

const examples = operationList
  .filter(({ id }) => id in forms)
  .flatMap(({ id, errors }) => errors.map(({ name, status, value }) => ({ id, name, status, value })));

const isLimit = (error: object): boolean =>
  'data' in error && (error.data as { is_max_attempts_used?: boolean }).is_max_attempts_used === true;

/** The form's message for an error example: at a field, above the fields or in the limit step. */
function noticeOf({ id, status, value }: (typeof examples)[number]) {
  const error = new ApiError({ kind: 'http', operation: id, status, body: value });
  const { fields, form, limit } = readAuthRefusal(error, forms[id] ?? []);
  const shown = [...Object.values(fields), form, limit?.notice].filter((notice) => notice !== undefined);
  expect(shown, 'each refusal is said in exactly one place').toHaveLength(1);
  return shown[0];
}

describe('an error example in the API description', () => {
  it('exists for every form', () => {
    expect(new Set(examples.map(({ id }) => id))).toEqual(new Set(Object.keys(forms)));
    expect(examples.length).toBeGreaterThan(70);
  });
  it.each(examples.map((example) => [`${example.id}.${example.name}`, example] as const))(
    '%s has its own text in every locale',
    (_name, example) => {
      const notice = noticeOf(example);
      const id = notice && 'id' in notice ? notice.id : undefined;
      // Only a refused login shows the server's text. If the server sends none, our own text shows.
      const own =
        id ??
        (example.status === 401 ? textOfCode(example.value.errors[0]?.code ?? '', authTexts).id : undefined);
      expect(own).toBeDefined();
      expect(own).not.toBe('common.error.tryLater');
      for (const { locale, texts: known } of texts) expect(known[own ?? ''], locale).toBeTruthy();
    },
  );
  it.each(
    examples
      .filter(({ value }) => value.errors.some(isLimit))
      .map((example) => [example.name, example] as const),
  )('%s with is_max_attempts_used leads to the limit step', (_name, { id, status, value }) => {
    const { limit, form } = readAuthRefusal(
      new ApiError({ kind: 'http', operation: id, status, body: value }),
      forms[id] ?? [],
    );
    expect(limit).toBeDefined();
    expect(form).toBeUndefined();
  });
});

describe('a failure without an error response', () => {
  it('asks to pass the captcha if the player has closed it', () => {
    expect(readAuthRefusal(new CaptchaClosed(), []).form).toEqual({ id: 'auth.error.captcha_required' });
  });
  it("says that the captcha is unavailable if it didn't load", () => {
    expect(readAuthRefusal(new CaptchaUnavailable(), []).form).toEqual({ id: 'captcha.error.unavailable' });
  });
  it('includes a registration whose response lacks one of the tokens', () => {
    const tokens = { token: 'a', refreshToken: 'b' };
    expect(tokensOf(tokens)).toEqual(tokens);
    for (const answer of [{ token: 'a' }, { refreshToken: 'b' }, {}])
      expect(() => tokensOf(answer)).toThrow(ApiError);
  });
  it('includes a registration whose response has success false', () => {
    const error = new ApiError({ kind: 'unsuccessful', operation: 'POST /json-api/users/register' });
    expect(readRegistrationRefusal(error, []).form).toMatchObject({ id: 'auth.error.registration_failed' });
  });
});
