// The one axios instance and a single exchange with it: no session, no retry. `http.ts` is what the rest of the client calls.
import { create, isAxiosError, isCancel, type AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { apiUrl } from '#/config.ts';
import { deviceNow, noteServerDate } from '#/lib/clock.ts';
import { ApiError } from './ApiError.ts';
import { checkAnswer } from './contractReport.ts';
import { takeEarlyAnswer, type EarlyAnswer } from './earlyData.ts';
import { noteFailure, noteSuccess, refusalFor } from './stormGuard.ts';

/** Browser HTTP timeout (specification §9). */
const timeoutMs = 30_000;

export const instance = create({
  timeout: timeoutMs,
  // Repeated names for lists, as the description has them.
  paramsSerializer: { indexes: null },
  // Only what is JSON is parsed, and what is not says so instead of becoming a text.
  transitional: { silentJSONParsing: false, forcedJSONParsing: true, clarifyTimeoutError: true },
  responseType: 'json',
});

/** A call as this client makes it: a generated request with plain headers. */
export interface Call extends Omit<AxiosRequestConfig, 'headers'> {
  readonly headers?: Record<string, string>;
}

let acceptLanguage = '';

/** Sets `Accept-Language` of every call (specification §7). */
export function setAcceptLanguage(tag: string): void {
  acceptLanguage = tag;
}

/** Path of a call, without its query. */
export function pathOf(call: Call): string {
  const [path = ''] = (call.url ?? '').split('?', 1);
  return path;
}

function methodOf(call: Call): string {
  return (call.method ?? 'GET').toUpperCase();
}

export function operationOf(call: Call): string {
  return `${methodOf(call)} ${pathOf(call)}`;
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

function fromResponse(operation: string, response: AxiosResponse<unknown>): ApiError {
  const header: unknown = response.headers['retry-after'];
  return new ApiError({
    kind: 'http',
    operation,
    status: response.status,
    body: response.data,
    retryAfter: typeof header === 'string' ? header : null,
  });
}

/** Turns whatever an exchange threw into the one error of a call, without the axios error, whose configuration holds the token. */
function toApiError(operation: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError({ kind: 'aborted', operation });
  if (!isAxiosError(error)) return new ApiError({ kind: 'network', operation, cause: error });
  return fromAxios(operation, error);
}

function fromAxios(operation: string, error: AxiosError): ApiError {
  const status = error.response?.status ?? null;
  const isSuccess = status !== null && status >= 200 && status < 300;
  if (error.response && !isSuccess) return fromResponse(operation, error.response);
  if (isSuccess) return new ApiError({ kind: 'contract', operation, status, explanation: 'the answer is no JSON' });
  if (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED') return new ApiError({ kind: 'timeout', operation });
  return new ApiError({ kind: isOffline() ? 'offline' : 'network', operation });
}

function headersOf(call: Call): Record<string, string> {
  return { Accept: 'application/json', ...(acceptLanguage === '' ? {} : { 'Accept-Language': acceptLanguage }), ...call.headers };
}

function noteDate(response: AxiosResponse<unknown> | undefined, requestedAt: number): void {
  const date: unknown = response?.headers['date'];
  // An answer with an age comes from a cache, its date is an old one.
  if (typeof date === 'string' && !response?.headers['age']) noteServerDate(date, requestedAt);
}

async function exchange(call: Call): Promise<unknown> {
  const operation = operationOf(call);
  const requestedAt = deviceNow();
  try {
    const response = await instance.request<unknown>({ baseURL: apiUrl, ...call, headers: headersOf(call) });
    noteDate(response, requestedAt);
    const isEmpty = response.data === '' || response.data === null || response.data === undefined;
    if (isEmpty && response.status !== 204 && response.status !== 205) {
      throw new ApiError({ kind: 'contract', operation, status: response.status, explanation: 'the answer is empty' });
    }
    return isEmpty ? undefined : response.data;
  } catch (error) {
    if (isAxiosError(error)) noteDate(error.response, requestedAt);
    throw toApiError(operation, error);
  }
}

function readEarly(operation: string, { status, body }: Pick<EarlyAnswer, 'status' | 'body'>): unknown {
  if (status > 299) throw new ApiError({ kind: 'http', operation, status, body });
  return body;
}

/** A guarded write is one that the client makes by itself, for many callers at once: there, no answer counts as well. */
function countsForStorm(call: Call, { isServerFailure, kind }: ApiError): boolean {
  return isServerFailure || (methodOf(call) !== 'GET' && (kind === 'network' || kind === 'timeout'));
}

/**
 * One call. Failures count for the storm guard where a repeated call could be one too many: reads and the refresh of the token.
 *
 * @throws ApiError
 */
export async function send(call: Call, { isGuarded = methodOf(call) === 'GET' } = {}): Promise<unknown> {
  const address = operationOf(call);
  const refusal = isGuarded ? refusalFor(address) : null;
  if (refusal) throw refusal;
  try {
    const early = methodOf(call) === 'GET' ? await takeEarlyAnswer(instance.getUri(call)) : null;
    const body = early ? readEarly(address, early) : await exchange(call);
    noteSuccess(address);
    await checkAnswer({ method: methodOf(call), path: pathOf(call), body });
    return body;
  } catch (error) {
    const failure = toApiError(address, error);
    if (isGuarded && countsForStorm(call, failure)) noteFailure(address, failure);
    throw failure;
  }
}
