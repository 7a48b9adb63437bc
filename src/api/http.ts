// What every generated call goes through: session, one refresh for all, one retry after it, and late answers dropped. Nothing here shows
// anything: errors are thrown, and those that concern the whole page are told to listeners.
import type { AxiosRequestConfig } from 'axios';
import { createEmitter } from '#/lib/emitter.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { ApiError, isApiError } from './ApiError.ts';
import { mayCarryToken } from './session/guestMode.ts';
import { isJustRenewed, renewToken } from './session/refresh.ts';
import { isLoggedIn, onLogout, sessionGeneration, startNewGeneration } from './session/session.store.ts';
import { readAccessToken } from './session/tokens.ts';
import { operationOf, send, setAcceptLanguage, type Call } from './transport.ts';

/** What generated hooks have for their error. */
export type ErrorType<_Body> = ApiError;

/** What a call may add to its generated request. */
export interface RequestOptions extends Pick<AxiosRequestConfig, 'timeout' | 'onUploadProgress' | 'signal'> {
  readonly headers?: Record<string, string>;
}

const failedCalls = createEmitter<ApiError>();
const blockedCalls = createEmitter<ApiError>();

/** Hears every failed call, for the log. */
export const onCallFailed = failedCalls.on;
/** Hears that the visitor's region is blocked (451). */
export const onRegionBlocked = blockedCalls.on;

/** Hears that a refused refresh ended the session; login leads back to the wanted path. */
export function onSessionEnded(listener: (ended: { wantedPath: string }) => void): () => void {
  return onLogout(({ reason, wantedPath }) => {
    if (reason === 'expired') listener({ wantedPath });
  });
}

let gate: Promise<void> = Promise.resolve();

/** Holds all calls until the promise settles: the demo build waits for its worker while the app already renders. */
export function requestsMayStart(promise: Promise<unknown>): void {
  const settled = async (): Promise<void> => {
    await Promise.allSettled([promise]);
  };
  gate = settled();
}

let localeTag = '';

/** The language of the answers from now on; those to earlier calls are dropped. */
export function setRequestLocale(tag: string): void {
  if (localeTag !== '' && tag !== localeTag) startNewGeneration();
  localeTag = tag;
  setAcceptLanguage(tag);
}

function withToken(config: Call, token: string): Call {
  const params: unknown = config.params;
  return {
    ...config,
    params: { platform: devicePlatform(), ...(typeof params === 'object' ? params : {}) },
    headers: { ...config.headers, Authorization: `Bearer ${token}` },
  };
}

function mayRetry(error: unknown, token: string): boolean {
  return isApiError(error) && error.status === 401 && isLoggedIn() && !isJustRenewed(token);
}

/** Sends with the token; a 401 gets one refresh and one retry, and a second 401 is thrown (specification §7, §8). */
async function sendAsPlayer(config: Call): Promise<unknown> {
  const token = readAccessToken() ?? (await renewToken(null));
  try {
    return await send(withToken(config, token));
  } catch (error) {
    if (!mayRetry(error, token)) throw error;
    return send(withToken(config, await renewToken(token)));
  }
}

function report(error: ApiError): void {
  if (error.kind === 'aborted') return;
  if (error.isRegionBlocked) blockedCalls.emit(error);
  failedCalls.emit(error);
}

/** Throws if the call was given up, or if its answer belongs to an earlier session or locale. */
function assertCurrent(config: Call, generation: number): void {
  const isLate = generation !== sessionGeneration();
  if (!isLate && !config.signal?.aborted) return;
  throw new ApiError({ kind: 'aborted', operation: operationOf(config), ...(isLate ? { explanation: 'the session has changed' } : {}) });
}

async function call(config: Call): Promise<unknown> {
  await gate;
  const generation = sessionGeneration();
  assertCurrent(config, generation);
  try {
    const body = await (isLoggedIn() && mayCarryToken(config.url ?? '') ? sendAsPlayer(config) : send(config));
    assertCurrent(config, generation);
    return body;
  } catch (error) {
    assertCurrent(config, generation);
    throw error;
  }
}

/** The headers that are texts, as generated calls write them. */
function plainHeaders(headers: AxiosRequestConfig['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * Makes a call of the description.
 *
 * @throws ApiError
 */
export async function request<T>(config: AxiosRequestConfig, options?: RequestOptions): Promise<T> {
  const merged = { ...config, ...options, headers: { ...plainHeaders(config.headers), ...options?.headers } };
  try {
    // The description says what the call answers; the contract check compares.
    return (await call(merged)) as T;
  } catch (error) {
    const failure = isApiError(error) ? error : new ApiError({ kind: 'network', operation: operationOf(merged), cause: error });
    report(failure);
    throw failure;
  }
}
