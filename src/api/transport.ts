// The only axios instance, without interceptors. The rest of the client uses `http.ts`.
import { create, isAxiosError, isCancel, type AxiosError, type AxiosResponse } from 'axios';
import { apiUrl } from '#/config.ts';
import { hasNetwork, isOnline } from '#/lib/isOnline.ts';
import { deviceNow, noteServerDate } from '#/lib/clock.ts';
import { ApiError } from './ApiError.ts';
import { filteredAnswer } from './answerFilter.ts';
import { operationOf, type Call, type Send } from './interceptors/interceptor.ts';

/** HTTP timeout (S9.13). */
const timeoutMs = 30_000;

type Parameter = string | number | boolean | null | undefined;

function serialize(params: Readonly<Record<string, Parameter | readonly Parameter[]>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, String(one));
  return query.toString();
}

export const instance = create({
  timeout: timeoutMs,
  paramsSerializer: { serialize },
  // The token is sent in its own header instead.
  xsrfCookieName: '',
  // Without this, axios would pass invalid JSON on as a string instead of throwing.
  transitional: { silentJSONParsing: false, forcedJSONParsing: true, clarifyTimeoutError: true },
  responseType: 'json',
});

let acceptLanguage = '';

/** Sets `Accept-Language` for every call (S7.1). */
export function setAcceptLanguage(tag: string): void {
  acceptLanguage = tag;
}

export function addressOf(call: Call): string {
  return instance.getUri(call);
}

function fromResponse(operation: string, response: AxiosResponse<unknown>): ApiError {
  const header: unknown = response.headers['retry-after'];
  return new ApiError({
    kind: 'http',
    operation,
    status: response.status,
    body: filteredAnswer(response.data),
    retryAfter: typeof header === 'string' ? header : null,
  });
}

/** Drops the axios error, because its config holds the token. */
function toApiError(operation: string, error: unknown, isUnsent: boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError({ kind: 'aborted', operation });
  if (!isAxiosError(error)) return new ApiError({ kind: 'network', operation, cause: error });
  return fromAxios(operation, error, isUnsent);
}

function fromAxios(operation: string, error: AxiosError, isUnsent: boolean): ApiError {
  const status = error.response?.status ?? null;
  const isSuccess = status !== null && status >= 200 && status < 300;
  if (error.response && !isSuccess) return fromResponse(operation, error.response);
  if (isSuccess)
    return new ApiError({ kind: 'contract', operation, status, explanation: 'the answer is no JSON' });
  if (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED')
    return new ApiError({ kind: 'timeout', operation });
  return new ApiError({ kind: isUnsent || !isOnline() ? 'offline' : 'network', operation, isUnsent });
}

function headersOf(call: Call): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(acceptLanguage === '' ? {} : { 'Accept-Language': acceptLanguage }),
    ...call.headers,
  };
}

function noteDate(response: AxiosResponse<unknown> | undefined, requestedAt: number): void {
  const date: unknown = response?.headers['date'];
  // An `Age` header marks a cached response, whose date is outdated.
  if (typeof date === 'string' && !response?.headers['age']) noteServerDate(date, requestedAt);
}

/**
 * Performs one request, without session or retries.
 * @throws ApiError
 */
export const exchange: Send = async (call) => {
  const operation = operationOf(call);
  const requestedAt = deviceNow();
  const isUnsent = !hasNetwork();
  try {
    const response = await instance.request<unknown>({ baseURL: apiUrl, ...call, headers: headersOf(call) });
    noteDate(response, requestedAt);
    const isEmpty = response.data === '' || response.data === null || response.data === undefined;
    if (isEmpty && response.status !== 204 && response.status !== 205) {
      throw new ApiError({
        kind: 'contract',
        operation,
        status: response.status,
        explanation: 'the answer is empty',
      });
    }
    return isEmpty ? undefined : filteredAnswer(response.data);
  } catch (error) {
    if (isAxiosError(error)) noteDate(error.response, requestedAt);
    throw toApiError(operation, error, isUnsent);
  }
};
