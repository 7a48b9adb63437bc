// What the login form says about its fields and about a refusal (specification §5, §8). Texts come by id; the server's own words as they are.
import { ApiError } from '#/api/ApiError.ts';

type MessageId = FormatjsIntl.Message['ids'];

export type LoginField = 'email' | 'password';
export const loginFields = ['email', 'password'] as const satisfies readonly LoginField[];

/** Longest input (specification §5). */
export const INPUT_CAP = 150;
/** Seconds to wait after 'too many requests' when the server does not say. */
const USUAL_WAIT = 60;

/** A text of ours with its values, or the server's words. */
export type Notice = { readonly id: MessageId; readonly values?: Record<string, string | number> } | { readonly text: string };

export interface Refusal {
  readonly fields: Partial<Record<LoginField, Notice>>;
  /** Stands above the fields. */
  readonly form: Notice | undefined;
}

/** The first thing that is wrong with a field, given that something is. */
export function fieldMessage(field: LoginField, value: string): Notice {
  if (value.trim() === '') return { id: 'common.validation.required' };
  if (value.length > INPUT_CAP) return { id: 'common.validation.maxLength', values: { max: INPUT_CAP } };
  return { id: field === 'email' ? 'common.validation.email' : 'auth.error.validation_error' };
}

const CODE_TEXTS: Readonly<Record<string, MessageId>> = {
  wrong_credentials: 'auth.error.wrong_credentials',
  account_blocked: 'auth.error.account_blocked',
  self_excluded: 'auth.error.self_excluded',
  captcha_required: 'auth.error.captcha_required',
  captcha_invalid: 'auth.error.captcha_invalid',
  validation_error: 'auth.error.validation_error',
};

function noticeOfCode(code: string): Notice {
  return { id: Object.hasOwn(CODE_TEXTS, code) ? (CODE_TEXTS[code] ?? 'common.error.tryLater') : 'common.error.tryLater' };
}

function noticeOfForm(error: ApiError): Notice {
  if (error.status === 401 && error.serverMessage !== null) return { text: error.serverMessage };
  if (error.isTooManyRequests) return { id: 'common.error.tooManyRequests', values: { seconds: error.retryAfterSeconds ?? USUAL_WAIT } };
  if (error.kind === 'timeout') return { id: 'common.error.timeout' };
  if (error.kind === 'network' || error.kind === 'offline') return { id: 'common.error.offline' };
  if (error.status === 503) return { id: 'common.error.unavailable' };
  return noticeOfCode(error.code);
}

/** Where each part of a refused login is shown: codes with a field at it, everything else above the form. */
export function readRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { fields: {}, form: { id: 'common.error.tryLater' } };
  const fields = Object.fromEntries(
    loginFields.flatMap((field) => {
      const [code] = error.fieldErrors.get(field) ?? [];
      return code === undefined ? [] : [[field, noticeOfCode(code)]];
    }),
  );
  return { fields, form: Object.keys(fields).length > 0 ? undefined : noticeOfForm(error) };
}
