import type { ErrorData, ErrorItem } from './generated/model/index.ts';

/**
 * `http`: the server answered an error; `unsuccessful`: it answered `success: false`; `contract`: an answer
 * breaks the description.
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

// What an answer without codes of its own means, by its status (specification S8.4).
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

/** Any other 4xx says that the server could not do with what was sent; only a 5xx broke on its side. */
function codeWithoutWords(kind: ApiErrorKind, status: number): string {
  if (kind !== 'http') return codeOfKind[kind];
  return codeOfStatus.get(status) ?? (status >= 400 && status < 500 ? 'invalid_request' : codeOfKind.http);
}

const mostErrors = 50;
const longestMessage = 1000;
const longestWaitSeconds = 86_400;

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** Method and path, without the query, which may hold personal data. */
  readonly operation: string;
  readonly status?: number | null;
  /** Body of the answer, not yet trusted. */
  readonly body?: unknown;
  readonly retryAfter?: string | null;
  readonly explanation?: string;
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

/** The errors of an answer's body; what does not look like one is left out, whatever the body is. */
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

/** The one error of a call. Components read its `code`, never its status. */
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
  }

  /** The first code: the key of the message for the player. */
  get code(): string {
    return this.codes[0];
  }

  /** The player has to go to the limit step (specification S8.12). */
  get isMaxAttemptsUsed(): boolean {
    return this.errors.some((item) => item.data?.is_max_attempts_used === true);
  }

  get isRegionBlocked(): boolean {
    return this.status === 451;
  }

  get isTooManyRequests(): boolean {
    return this.status === 429;
  }

  /** The server understood and refused: any 4xx (specification S8.8), or an answer that says so. */
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
