// Error texts by code. A table that misses a code doesn't compile.
import { isApiError, type ClientCode, type Refused } from '#/api/ApiError.ts';
import type { CommonErrorCode } from '#/api/generated/model/index.ts';
import type { Failed } from '#/api/loadable.ts';
import { useIsOnline } from '#/lib/useIsOnline.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** A remedy after a refusal: a retry, or a page to go to. */
export type Remedy =
  | 'retry'
  | 'play'
  | 'compoints'
  | 'levels'
  | 'gifts'
  | 'deposit'
  | 'payments'
  | 'contacts'
  | 'promotion'
  | 'runningBonus'
  | 'support';

/** A message with an optional remedy. `waitSeconds` fills the placeholders `seconds` and `minutes`. */
export type Words =
  | MessageId
  | { readonly id: MessageId; readonly waitSeconds?: number; readonly remedy?: Remedy };

export interface ErrorText {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The error code, if the call has its own text for it. A help article may explain the code (`WhyLink`). */
  readonly code?: string;
}

/**
 * Codes that any call may fail with: the server's common codes, and the client's codes for failures without a
 * server code.
 */
type GeneralCode = CommonErrorCode | ClientCode;

/** Texts for the codes of one call. Texts for general codes are optional. */
export type CodeTexts<Code extends string> = Readonly<
  Record<Exclude<Code, GeneralCode>, Words> & Partial<Record<GeneralCode, Words>>
>;
export type AnyCodeTexts = Readonly<Record<string, Words>>;

/** Wait after 'too many requests' if the server doesn't give one, in seconds. */
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
  // The client rejects calls that are in flight when the language or the session changes.
  aborted: 'common.error.tryLater',
  contract_broken: 'common.error.server_error',
};

function own(table: AnyCodeTexts, code: string): Words | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}

/** The text for a code, or 'try later' for an unknown one. */
export function textOfCode(
  code: string,
  texts: AnyCodeTexts = {},
  retryAfterSeconds: number | null | undefined = null,
): ErrorText {
  const ownWords = own(texts, code);
  const words = ownWords ?? own(generalTexts, code) ?? 'common.error.tryLater';
  const text = { id: typeof words === 'string' ? words : words.id, ...(ownWords && { code }) };
  const waitSeconds = typeof words === 'object' && words.waitSeconds;
  if (!waitSeconds) return text;
  const seconds = retryAfterSeconds ?? waitSeconds;
  return { ...text, values: { seconds, minutes: Math.max(1, Math.ceil(seconds / 60)) } };
}

/** The remedy for a code, or null if nothing helps. */
export function remedyOf(code: string, texts: AnyCodeTexts): Remedy | null {
  const words = own(texts, code);
  return (typeof words === 'object' && words.remedy) || null;
}

export function refusedText({ code, retryAfterSeconds }: Refused, texts: AnyCodeTexts): ErrorText {
  return textOfCode(code, texts, retryAfterSeconds);
}

export function textOfError(error: unknown, texts: AnyCodeTexts = {}): ErrorText {
  return isApiError(error)
    ? textOfCode(error.code, texts, error.retryAfterSeconds)
    : { id: 'common.error.tryLater' };
}

/** Codes whose explanation adds nothing to "it didn't load". */
const UNSPECIFIC: readonly string[] = ['server_error', 'contract_broken'];

/**
 * The message that explains why a call failed, or null if the reason is unknown. `texts` has the messages for
 * the call's own codes.
 */
export function failureReason(
  { code, retryAfterSeconds = null }: Pick<Failed, 'code' | 'retryAfterSeconds'>,
  texts: AnyCodeTexts = {},
): ErrorText | null {
  return UNSPECIFIC.includes(code) ? null : textOfCode(code, texts, retryAfterSeconds);
}

/**
 * Once the browser is online again, replaces "You're offline" by a text which says that the browser was offline
 * when the call failed.
 */
export function useCurrentReason(id: MessageId): MessageId {
  const isOnline = useIsOnline();
  return id === 'common.error.offline' && isOnline ? 'common.error.wasOffline' : id;
}
