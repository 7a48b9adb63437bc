// What a form makes of a call that failed (specification §8): which words, and where they stand.
import { ApiError } from '#/api/ApiError.ts';
import type { Notice } from './notice.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** Texts of error codes. */
export type CodeTexts = Readonly<Record<string, MessageId>>;

/** The player has used all attempts and goes to the limit step (specification §8). */
export interface Limit {
  readonly code: string;
  readonly notice: Notice;
  /** Seconds until the next attempt; null where support has to help. */
  readonly retryAfterSeconds: number | null;
}

export interface Refusal<Field extends string> {
  readonly fields: Partial<Record<Field, Notice>>;
  /** Stands above the fields. */
  readonly form: Notice | undefined;
  readonly limit: Limit | undefined;
}

/** Seconds to wait after 'too many requests' when the server does not say. */
const USUAL_WAIT = 60;
/** Seconds to wait after too many sends or attempts (specification §9). */
const LIMIT_WAIT = 300;

/** Codes that may come to any form. */
const GENERAL_TEXTS: CodeTexts = {
  invalid_request: 'form.error.invalid_request',
  validation_error: 'form.error.validation_error',
  unauthorized: 'form.error.unauthorized',
  code_wrong: 'form.error.code_wrong',
  code_expired: 'form.error.code_expired',
  code_attempts_exceeded: 'form.error.code_attempts_exceeded',
  request_limit_exceeded: 'form.error.request_limit_exceeded',
  region_blocked: 'form.error.region_blocked',
  server_error: 'form.error.server_error',
  service_unavailable: 'common.error.unavailable',
  offline: 'common.error.offline',
  network_error: 'common.error.offline',
  timeout: 'common.error.timeout',
};

/** Codes that end by themselves, with the seconds that this usually takes. */
const WAITS: Readonly<Record<string, { readonly id: MessageId; readonly usual: number }>> = {
  too_many_requests: { id: 'common.error.tooManyRequests', usual: USUAL_WAIT },
  sending_limit: { id: 'form.error.sending_limit', usual: LIMIT_WAIT },
  attempts_limit: { id: 'form.error.attempts_limit', usual: LIMIT_WAIT },
};

function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The words for an error code; the generic 'try later' for one that nobody has heard of. */
export function noticeOfCode(code: string, texts: CodeTexts, retryAfterSeconds: number | null = null): Notice {
  const wait = own(WAITS, code);
  if (wait) {
    const seconds = retryAfterSeconds ?? wait.usual;
    return { id: wait.id, values: { seconds, minutes: Math.max(1, Math.ceil(seconds / 60)) } };
  }
  return { id: own(texts, code) ?? own(GENERAL_TEXTS, code) ?? 'common.error.tryLater' };
}

function noticeOfForm(error: ApiError, texts: CodeTexts): Notice {
  // Only the login answers 401 with words for the player (specification §8); elsewhere it is the session that ended.
  if (error.status === 401 && error.serverMessage !== null && error.code !== 'unauthorized') return { text: error.serverMessage };
  return noticeOfCode(error.code, texts, error.retryAfterSeconds);
}

/**
 * Where each part of a refused call is shown: codes with a field at it, everything else above the form.
 *
 * @param fields the form's own fields; a code of another field stands above the form
 */
export function readRefusal<Field extends string>(error: unknown, fields: readonly Field[], texts: CodeTexts): Refusal<Field> {
  if (!(error instanceof ApiError)) return { fields: {}, form: { id: 'common.error.tryLater' }, limit: undefined };
  if (error.isMaxAttemptsUsed) {
    const notice = noticeOfCode(error.code, texts, error.retryAfterSeconds);
    return { fields: {}, form: undefined, limit: { code: error.code, notice, retryAfterSeconds: error.retryAfterSeconds } };
  }
  const notices: Partial<Record<Field, Notice>> = {};
  for (const field of fields) {
    const [code] = error.fieldErrors.get(field) ?? [];
    if (code !== undefined) notices[field] = noticeOfCode(code, texts, error.retryAfterSeconds);
  }
  return { fields: notices, form: Object.keys(notices).length > 0 ? undefined : noticeOfForm(error, texts), limit: undefined };
}
