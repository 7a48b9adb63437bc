// The only axios instance, without interceptors. The rest of the client uses `http.ts`.
import {
  create,
  isAxiosError,
  isCancel,
  type AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { apiUrl } from '#/config.ts';
import { hasNetwork, isOnline } from '#/lib/isOnline.ts';
import { deviceNow, noteServerDate } from '#/lib/clock.ts';
import { ApiError } from './ApiError.ts';

export interface Call extends Omit<AxiosRequestConfig, 'headers'> {
  readonly headers?: Record<string, string>;
  /** True for calls that no user action triggers, such as the token refresh and the log. */
  readonly isAutomatic?: boolean;
}

/**
 * Sends a call and resolves to its body.
 * @throws ApiError
 */
export type Send = (call: Call) => Promise<unknown>;
/** Wraps a call. It can change, delay or retry the call, or return a response without sending it. */
export type Interceptor = (call: Call, next: Send) => Promise<unknown>;

/** Composes interceptors around `send`, outermost first. */
export function through(interceptors: readonly Interceptor[], send: Send): Send {
  return interceptors.reduceRight<Send>((next, interceptor) => (call) => interceptor(call, next), send);
}

export function pathOf(call: Call): string {
  const [path = ''] = (call.url ?? '').split('?', 1);
  return path;
}

export function methodOf(call: Call): string {
  return (call.method ?? 'GET').toUpperCase();
}

/** Method and path: identifies a call in errors and in the log. */
export function operationOf(call: Call): string {
  return `${methodOf(call)} ${pathOf(call)}`;
}

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
  // No XSRF cookie: calls are authorized by a token in a header.
  xsrfCookieName: '',
  // By default, axios would return invalid JSON as a string instead of throwing.
  transitional: { silentJSONParsing: false, forcedJSONParsing: true, clarifyTimeoutError: true },
  responseType: 'json',
});

let acceptLanguage = '';

/** Sets `Accept-Language` for every call (S7.1). */
export function setAcceptLanguage(tag: string): void {
  acceptLanguage = tag;
}

type Filter = (body: unknown) => unknown;

let filter: Filter | null = null;

/** Changes every response and socket message before it is used. */
export function setResponseFilter(next: Filter): void {
  filter = next;
}

export function filterResponse(body: unknown): unknown {
  return filter ? filter(body) : body;
}

export function urlOf(call: Call): string {
  return instance.getUri(call);
}

function fromResponse(operation: string, response: AxiosResponse<unknown>): ApiError {
  const header: unknown = response.headers['retry-after'];
  return new ApiError({
    kind: 'http',
    operation,
    status: response.status,
    body: filterResponse(response.data),
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
    return isEmpty ? undefined : filterResponse(response.data);
  } catch (error) {
    if (isAxiosError(error)) noteDate(error.response, requestedAt);
    throw toApiError(operation, error, isUnsent);
  }
};
