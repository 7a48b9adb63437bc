// A code's words for the player; a table that misses a code does not compile.
import { isApiError, type ClientCode } from '#/api/ApiError.ts';
import type { CommonErrorCode } from '#/api/generated/model/index.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** A text, or one that takes the usual wait as `seconds` and `minutes`. */
export type Words = MessageId | { readonly id: MessageId; readonly waitSeconds: number };

export interface ErrorText {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Codes that any call may end with: those of the server, and what the client says where there is none. */
type GeneralCode = CommonErrorCode | ClientCode;

/** The texts of a family of codes. Those that every call has may be left out. */
export type CodeTexts<Code extends string> = Readonly<
  Record<Exclude<Code, GeneralCode>, Words> & Partial<Record<GeneralCode, Words>>
>;
export type AnyCodeTexts = Readonly<Record<string, Words>>;

/** Seconds to wait after 'too many requests' when the server does not say. */
const USUAL_WAIT_SECONDS = 60;

const generalTexts: Readonly<Record<GeneralCode, Words>> = {
  invalid_request: 'common.error.invalid_request',
  validation_error: 'common.error.validation_error',
  unauthorized: 'common.error.unauthorized',
  forbidden: 'common.error.forbidden',
  not_found: 'common.error.not_found',
  payload_too_large: 'common.error.payload_too_large',
  idempotency_key_reused: 'common.error.idempotency_key_reused',
  too_many_requests: { id: 'common.error.tooManyRequests', waitSeconds: USUAL_WAIT_SECONDS },
  region_blocked: 'common.error.region_blocked',
  server_error: 'common.error.server_error',
  not_done: 'common.error.not_done',
  service_unavailable: 'common.error.unavailable',
  network_error: 'common.error.network',
  offline: 'common.error.offline',
  timeout: 'common.error.timeout',
  // Nobody waits for what was given up.
  aborted: 'common.error.tryLater',
  contract_broken: 'common.error.server_error',
};

function own(table: AnyCodeTexts, code: string): Words | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}

/** The words for a code; 'try later' for one that no description has. */
export function textOfCode(
  code: string,
  texts: AnyCodeTexts = {},
  retryAfterSeconds: number | null = null,
): ErrorText {
  const words = own(texts, code) ?? own(generalTexts, code) ?? 'common.error.tryLater';
  if (typeof words === 'string') return { id: words };
  const seconds = retryAfterSeconds ?? words.waitSeconds;
  return { id: words.id, values: { seconds, minutes: Math.max(1, Math.ceil(seconds / 60)) } };
}

export function textOfError(error: unknown, texts: AnyCodeTexts = {}): ErrorText {
  return isApiError(error)
    ? textOfCode(error.code, texts, error.retryAfterSeconds)
    : { id: 'common.error.tryLater' };
}
