// Turns a failed request into form errors: the texts, and the fields that they belong to (specification
// S5.20, S8.24).
import { ApiError } from '#/api/ApiError.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { languageTag } from '#/i18n/locales.ts';
import { type AnyCodeTexts, type CodeTexts, textOfCode, textOfError } from '#/i18n/errorTexts.ts';
import type { AuthErrorCode, ContactErrorCode } from '#/api/generated/model/index.ts';
import type { Notice } from './NoticeText.tsx';

/** The player has used all attempts and moves to the limit step (specification S8.12). */
export interface Limit {
  readonly code: string;
  readonly notice: Notice;
  /** Seconds until the next attempt, or null if only support can help. */
  readonly retryAfterSeconds: number | null;
}

export interface Refusal<Field extends string> {
  readonly fields: Partial<Record<Field, Notice>>;
  readonly form: Notice | undefined;
  readonly limit: Limit | undefined;
}

function noticeOfForm(error: ApiError, texts: AnyCodeTexts): Notice {
  // Only the login answers 401 with a message for the player (specification S8.13).
  if (error.status === 401 && error.serverMessage !== null && error.code !== 'unauthorized')
    return {
      ...textOfError(error, texts),
      code: error.code,
      serverText: { text: error.serverMessage, language: languageTag(localeStore.locale) },
    };
  return textOfError(error, texts);
}

/**
 * Errors of the form's own `fields` are shown at the fields. If no field has an error, a message is shown above the
 * form. If the player has used all attempts, only `limit` is set.
 */
export function readRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  texts: AnyCodeTexts,
): Refusal<Field> {
  if (!(error instanceof ApiError)) return { fields: {}, form: textOfError(error), limit: undefined };
  if (error.isMaxAttemptsUsed) {
    const notice = textOfError(error, texts);
    return {
      fields: {},
      form: undefined,
      limit: { code: error.code, notice, retryAfterSeconds: error.retryAfterSeconds },
    };
  }
  const notices: Partial<Record<Field, Notice>> = {};
  for (const field of fields) {
    const [code] = error.fieldErrors.get(field) ?? [];
    if (code !== undefined) notices[field] = textOfCode(code, texts, error.retryAfterSeconds);
  }
  return {
    fields: notices,
    form: Object.keys(notices).length > 0 ? undefined : noticeOfForm(error, texts),
    limit: undefined,
  };
}

/** Seconds to wait after too many codes or attempts (specification S9.48). */
const LIMIT_WAIT_SECONDS = 300;

export const confirmationTexts = {
  code_wrong: 'form.error.code_wrong',
  code_expired: 'form.error.code_expired',
  code_attempts_exceeded: 'form.error.code_attempts_exceeded',
  request_limit_exceeded: 'form.error.request_limit_exceeded',
  sending_limit: { id: 'form.error.sending_limit', waitSeconds: LIMIT_WAIT_SECONDS },
  attempts_limit: { id: 'form.error.attempts_limit', waitSeconds: LIMIT_WAIT_SECONDS },
} as const satisfies Partial<CodeTexts<AuthErrorCode & ContactErrorCode>>;

/** How a player continues after using all attempts: with a new code, after a wait, or only with support. */
export function limitRemedy({ code, retryAfterSeconds }: Limit): 'newCode' | 'wait' | 'support' {
  if (code === 'code_attempts_exceeded') return 'newCode';
  return retryAfterSeconds === null ? 'support' : 'wait';
}
