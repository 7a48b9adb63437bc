// The pipeline of every generated call. It has no UI: errors are thrown or emitted to listeners.
import type { AxiosRequestConfig } from 'axios';
import type { ApiError } from './ApiError.ts';
import { answerEarly } from './interceptors/answerEarly.ts';
import { carryToken } from './interceptors/carryToken.ts';
import { checkContract } from './interceptors/checkContract.ts';
import { dropLateAnswers } from './interceptors/dropLateAnswers.ts';
import { guardFromStorm } from './interceptors/guardFromStorm.ts';
import { through } from './interceptors/interceptor.ts';
import { rejectUnsuccessful } from './interceptors/rejectUnsuccessful.ts';
import { renewRefusedToken } from './interceptors/renewRefusedToken.ts';
import { reportFailures } from './interceptors/reportFailures.ts';
import { waitForStart } from './interceptors/waitForStart.ts';
import { startNewGeneration } from './session/session.store.ts';
import { exchange, setAcceptLanguage } from './transport.ts';

export type ErrorType<_Body> = ApiError;

export interface RequestOptions extends Pick<AxiosRequestConfig, 'timeout' | 'onUploadProgress' | 'signal'> {
  /** A pre-serialized body, for uploads that would be too large as a single string. */
  readonly data?: Blob;
  readonly headers?: Record<string, string>;
}

/** Outermost interceptor first. Responses pass through them in reverse order. */
const send = through(
  [
    reportFailures,
    waitForStart,
    dropLateAnswers,
    renewRefusedToken,
    carryToken,
    rejectUnsuccessful,
    checkContract,
    guardFromStorm,
    answerEarly,
  ],
  exchange,
);

let localeTag = '';

/** Sets the language of responses. Responses to calls made in the previous language are discarded. */
export function setRequestLocale(tag: string): void {
  if (localeTag !== '' && tag !== localeTag) startNewGeneration();
  localeTag = tag;
  setAcceptLanguage(tag);
}

function plainHeaders(headers: AxiosRequestConfig['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A response without `success` or `ok`. When that flag is false, the call throws. */
export type Successful<Body> = Body extends { success: boolean } | { ok: boolean }
  ? Omit<Body, 'success' | 'ok'>
  : Body;

/**
 * Performs a generated call through the interceptors. Every failure, also a lost connection, becomes an
 * `ApiError` whose `code` is the server's first code or our own.
 * @throws ApiError
 */
export async function request<Body>(
  config: AxiosRequestConfig,
  options?: RequestOptions,
): Promise<Successful<Body>> {
  const headers = { ...plainHeaders(config.headers), ...options?.headers };
  // The caller's type comes from the contract; `checkContract` validates it at run time.
  return (await send({ ...config, ...options, headers })) as Successful<Body>;
}
