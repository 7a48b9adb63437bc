// Turns a failed request into form errors: which texts, and at which fields (specification S5.20, S8.24).
import { ApiError } from '#/api/ApiError.ts';
import { textOfCode, textOfError, type AnyCodeTexts } from '#/i18n/errorTexts.ts';
import type { Notice } from './notice.ts';

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
    return { text: error.serverMessage, code: error.code };
  return textOfError(error, texts);
}

/** Errors of the form's own `fields` are shown at the fields, all others above the form. */
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
