import type { ErrorData, ErrorItem } from './generated/model/index.ts';

/**
 * `http`: an error status. `unsuccessful`: a body with `success: false`. `contract`: a response that
 * doesn't match the schema.
 */
export type ApiErrorKind =
  | 'http'
  | 'unsuccessful'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'contract'
  | 'offline';

const codeOfKind = {
  http: 'server_error',
  unsuccessful: 'not_done',
  network: 'network_error',
  timeout: 'timeout',
  aborted: 'aborted',
  contract: 'contract_broken',
  offline: 'offline',
} as const satisfies Record<ApiErrorKind, string>;

export type ClientCode = (typeof codeOfKind)[ApiErrorKind];

// Fallback codes by HTTP status, for error responses without a code in the body (S8.4).
const codeOfStatus = new Map([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [408, 'timeout'],
  [413, 'payload_too_large'],
  [422, 'validation_error'],
  [429, 'too_many_requests'],
  [451, 'region_blocked'],
  [503, 'service_unavailable'],
]);

/**
 * The code of an error for which the server sent none. A 4xx that isn't in the table means that the request
 * was invalid; a 5xx is the server's own failure.
 */
function codeWithoutWords(kind: ApiErrorKind, status: number): string {
  if (kind !== 'http') return codeOfKind[kind];
  return codeOfStatus.get(status) ?? (status >= 400 && status < 500 ? 'invalid_request' : codeOfKind.http);
}

const mostErrors = 50;
const longestMessage = 1000;
const longestWaitSeconds = 86_400;

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** Method and path. Leaves out the query string, which may hold personal data. */
  readonly operation: string;
  readonly status?: number | null;
  /** Unvalidated response body. */
  readonly body?: unknown;
  readonly retryAfter?: string | null;
  readonly explanation?: string;
  /** True if the call was never sent, because the browser was offline. */
  readonly isUnsent?: boolean;
  readonly cause?: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readData(value: unknown): ErrorData {
  if (!isRecord(value)) return {};
  const number = (name: keyof ErrorData): Record<string, number> => {
    const found = value[name];
    return typeof found === 'number' && found >= 0 && Number.isFinite(found) ? { [name]: found } : {};
  };
  return {
    ...(value['is_max_attempts_used'] === true ? { is_max_attempts_used: true } : {}),
    ...number('retryAfter'),
    ...number('missingAmount'),
    ...number('limit'),
  };
}

function readItems(body: unknown): ErrorItem[] {
  const listed = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  return listed.slice(0, mostErrors).flatMap((item: unknown): ErrorItem[] => {
    if (!isRecord(item) || typeof item['code'] !== 'string' || item['code'] === '') return [];
    const { message, field, data } = item;
    return [
      {
        code: item['code'].slice(0, 100),
        ...(typeof message === 'string' && message !== ''
          ? { message: message.slice(0, longestMessage) }
          : {}),
        ...(typeof field === 'string' && field !== '' ? { field: field.slice(0, 100) } : {}),
        ...(isRecord(data) ? { data: readData(data) } : {}),
      },
    ];
  });
}

function readWait(header: string | null | undefined, data: ErrorData): number | null {
  const seconds = header && /^\d+$/.test(header.trim()) ? Number(header) : data.retryAfter;
  return seconds === undefined ? null : Math.min(seconds, longestWaitSeconds);
}

/** The only error type that calls throw. Components read its `code`, never its status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly operation: string;
  readonly status: number | null;
  readonly errors: readonly ErrorItem[];
  /** Codes in the server's order; at least one. */
  readonly codes: readonly [string, ...string[]];
  readonly serverMessage: string | null;
  readonly data: ErrorData;
  readonly fieldErrors: ReadonlyMap<string, readonly string[]>;
  readonly retryAfterSeconds: number | null;
  readonly isUnsent: boolean;

  constructor(details: ApiErrorDetails) {
    const status = details.status ?? null;
    const errors = readItems(details.body);
    const fallback = codeWithoutWords(details.kind, status ?? 0);
    const [first = fallback, ...others] = errors.map((item) => item.code);
    const explanation = details.explanation === undefined ? '' : `: ${details.explanation}`;
    super(`${details.operation} ${status ?? details.kind} ${first}${explanation}`, { cause: details.cause });
    this.kind = details.kind;
    this.operation = details.operation;
    this.status = status;
    this.errors = errors;
    this.codes = [first, ...others];
    this.serverMessage = errors.find((item) => item.message !== undefined)?.message ?? null;
    this.data = errors.find((item) => item.data !== undefined)?.data ?? {};
    this.fieldErrors = groupByField(errors);
    this.retryAfterSeconds = readWait(details.retryAfter, this.data);
    this.isUnsent = details.isUnsent ?? false;
  }

  /** The first code. It selects the message for the player. */
  get code(): string {
    return this.codes[0];
  }

  /** True if the player has used all attempts and must continue at the limit step (S8.12). */
  get isMaxAttemptsUsed(): boolean {
    return this.errors.some((item) => item.data?.is_max_attempts_used === true);
  }

  get isRegionBlocked(): boolean {
    return this.status === 451;
  }

  get isTooManyRequests(): boolean {
    return this.status === 429;
  }

  /**
   * The server rejected the caller without processing the call: no valid session, a blocked region, or too
   * many calls. This says nothing about the outcome of an earlier attempt.
   */
  get isTurnedAway(): boolean {
    return this.status === 401 || this.isRegionBlocked || this.isTooManyRequests;
  }

  /** The server understood the request and refused it: any 4xx (S8.8), or a body that reports failure. */
  get isRefused(): boolean {
    if (this.kind === 'unsuccessful') return true;
    return this.kind === 'http' && this.status !== null && this.status >= 400 && this.status < 500;
  }

  get isServerFailure(): boolean {
    return this.kind === 'http' && this.status !== null && this.status >= 500;
  }
}

function groupByField(errors: readonly ErrorItem[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { field, code } of errors) {
    if (field !== undefined) groups.set(field, [...(groups.get(field) ?? []), code]);
  }
  return groups;
}

export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}

/** Details of a failed call, for the message that the player sees. */
export interface Refused {
  readonly code: string;
  readonly field?: string | undefined;
  /** The missing amount, in the call's unit: minor units, compoints or fractions of points. */
  readonly missing?: number | undefined;
  /** The maximum that was exceeded, or the minimum that wasn't reached: an amount, a level or a count. */
  readonly limit?: number | undefined;
  readonly retryAfterSeconds?: number | null | undefined;
}

export function refusedBy(error: unknown): Refused {
  if (!isApiError(error)) return { code: 'server_error' };
  const [first] = error.errors;
  return {
    code: error.code,
    field: first?.field,
    missing: error.data.missingAmount,
    limit: error.data.limit,
    retryAfterSeconds: error.retryAfterSeconds,
  };
}
