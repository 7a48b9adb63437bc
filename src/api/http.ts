// The pipeline of every generated call: five short interceptors here, three longer ones in `interceptors/`,
// then the request in `transport.ts`. It has no UI: it throws errors and emits them to listeners.
import type { AxiosRequestConfig } from 'axios';
import { createEmitter } from '#/lib/emitter.ts';
import { devicePlatform } from '#/lib/mediaQuery.ts';
import { ApiError, isApiError } from './ApiError.ts';
import { circuitBreaker } from './interceptors/circuitBreaker.ts';
import { earlyResponse } from './interceptors/earlyResponse.ts';
import { validateResponse } from './interceptors/validateResponse.ts';
import { isJustRenewed, renewToken } from './session/refresh.ts';
import { followCookies, isLoggedIn, session, sessionGeneration } from './session/session.store.ts';
import { mayCarryToken, readAccessToken, tokenUser } from './session/tokens.ts';
import {
  exchange,
  operationOf,
  setAcceptLanguage,
  through,
  type Call,
  type Interceptor,
} from './transport.ts';

export type ErrorType<_Body> = ApiError;

export interface RequestOptions extends Pick<AxiosRequestConfig, 'timeout' | 'onUploadProgress' | 'signal'> {
  /** A serialized body, for uploads that would be too large as a single string. */
  readonly data?: Blob;
  readonly headers?: Record<string, string>;
}

const failedCalls = createEmitter<ApiError>();
const blockedCalls = createEmitter<ApiError>();

export const onCallFailed = failedCalls.on;
/** Emits a 451 error (blocked region), if the visitor is still on the page that made the call. */
export const onRegionBlocked = blockedCalls.on;

const openPage = (): string | undefined => globalThis.location?.pathname;

/** Emits failed calls to listeners. Displaying the error is up to the caller. */
const reportFailures: Interceptor = async (call, next) => {
  const page = openPage();
  try {
    return await next(call);
  } catch (error) {
    const failure = isApiError(error)
      ? error
      : new ApiError({ kind: 'network', operation: operationOf(call), cause: error });
    // A 451 for another page's call, e.g. that of a minimized game, must not block the current page.
    if (failure.isRegionBlocked && page === openPage()) blockedCalls.emit(failure);
    if (failure.kind !== 'aborted') failedCalls.emit(failure);
    throw failure;
  }
};

let gate: Promise<void> = Promise.resolve();

/**
 * Holds all calls until the promise settles. The demo build uses this to render while its service worker is
 * still starting.
 */
export function requestsMayStart(promise: Promise<unknown>): void {
  const settled = async (): Promise<void> => {
    await Promise.allSettled([promise]);
  };
  gate = settled();
}

const waitForStart: Interceptor = async (call, next) => {
  await gate;
  return next(call);
};

let localeTag = '';

/** Throws if the call was aborted, or if it started in an earlier session. */
function assertCurrent(call: Call, generation: number): void {
  const isLate = generation !== sessionGeneration();
  if (!isLate && !call.signal?.aborted) return;
  throw new ApiError({
    kind: 'aborted',
    operation: operationOf(call),
    ...(isLate ? { explanation: 'the session has changed' } : {}),
  });
}

/** Throws if the response of a read is in a language that the page has left. A write's outcome always counts. */
function assertLocale(call: Call, tag: string): void {
  if (tag === '' || tag === localeTag || (call.method ?? 'GET').toUpperCase() !== 'GET') return;
  throw new ApiError({
    kind: 'aborted',
    operation: operationOf(call),
    explanation: 'the language has changed',
  });
}

/**
 * Rejects calls that finish after a login or a logout, and reads that finish after a change of locale, because
 * their responses are outdated.
 */
const dropLateResponses: Interceptor = async (call, next) => {
  const generation = sessionGeneration();
  const tag = localeTag;
  const assertWanted = (): void => {
    assertCurrent(call, generation);
    assertLocale(call, tag);
  };
  assertWanted();
  try {
    const body = await next(call);
    assertWanted();
    return body;
  } catch (error) {
    assertWanted();
    throw error;
  }
};

function mayRetry(error: unknown, token: string): boolean {
  return isApiError(error) && error.status === 401 && isLoggedIn() && !isJustRenewed(token);
}

/**
 * Throws if another player has logged in since the call was made, in a tab whose message this one hasn't got yet,
 * for example because it slept.
 */
function assertOwnToken(call: Call, token: string, generation: number): void {
  if (session.userId !== null && tokenUser(token) !== session.userId) followCookies();
  assertCurrent(call, generation);
}

/**
 * Adds the player's token. Retries once after a 401 with a refreshed one; a second 401 is thrown (S7.3,
 * S8.11).
 */
const authorize: Interceptor = async (call, next) => {
  if (!isLoggedIn() || !mayCarryToken(call.url ?? '')) return next(call);
  const generation = sessionGeneration();
  const token = readAccessToken() ?? (await renewToken(null));
  assertOwnToken(call, token, generation);
  try {
    return await next(withToken(call, token));
  } catch (error) {
    if (!mayRetry(error, token)) throw error;
    const renewed = await renewToken(token);
    assertOwnToken(call, renewed, generation);
    return next(withToken(call, renewed));
  }
};

/** Adds the token header, and the platform parameter that goes with it (S7.1). */
function withToken(call: Call, token: string): Call {
  const params: unknown = call.params;
  return {
    ...call,
    params: { platform: devicePlatform(), ...(typeof params === 'object' ? params : {}) },
    headers: { ...call.headers, Authorization: `Bearer ${token}` },
  };
}

function isUnsuccessful(body: unknown): body is { readonly error?: unknown } {
  if (typeof body !== 'object' || body === null) return false;
  return ('success' in body && body.success === false) || ('ok' in body && body.ok === false);
}

/** Throws for `success: false`, or a promotion's `ok: false`, whatever the status (S5.31). */
const rejectUnsuccessful: Interceptor = async (call, next) => {
  const body = await next(call);
  if (!isUnsuccessful(body)) return body;
  throw new ApiError({
    kind: 'unsuccessful',
    operation: operationOf(call),
    body: { errors: [{ code: body.error }] },
  });
};

/** Outermost interceptor first. Responses pass through them in reverse order. */
const send = through(
  [
    reportFailures,
    waitForStart,
    dropLateResponses,
    authorize,
    rejectUnsuccessful,
    validateResponse,
    circuitBreaker,
    earlyResponse,
  ],
  exchange,
);

/** Sets the language of responses. Responses to reads made in the previous language are discarded. */
export function setRequestLocale(tag: string): void {
  localeTag = tag;
  setAcceptLanguage(tag);
}

function plainHeaders(headers: AxiosRequestConfig['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * The body of a successful response, without its `success` or `ok` flag. If the flag is false, the call
 * throws.
 */
export type Successful<Body> = Body extends { success: boolean } | { ok: boolean }
  ? Omit<Body, 'success' | 'ok'>
  : Body;

/**
 * Performs a generated call through the interceptors. Every failure, also a lost connection, becomes an
 * `ApiError`. Its `code` is the server's first code or, without one, a code of the client.
 * @throws ApiError
 */
export async function request<Body>(
  config: AxiosRequestConfig,
  options?: RequestOptions,
): Promise<Successful<Body>> {
  const headers = { ...plainHeaders(config.headers), ...options?.headers };
  // The caller's type comes from the contract; `validateResponse` checks it at run time.
  return (await send({ ...config, ...options, headers })) as Successful<Body>;
}
