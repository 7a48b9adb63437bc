// What every generated call goes through. Shows nothing: errors are thrown or told to listeners.
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
  /** The body as it is sent, where it was written beforehand: one text of it all would be too long. */
  readonly data?: Blob;
  readonly headers?: Record<string, string>;
}

/** The way of a call, from the caller to the network; an answer comes back the other way. */
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

/** The language of the answers from now on; those to earlier calls are dropped. */
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

/** An answer without its `success` or `ok`: where that is false, the call throws. */
export type Successful<Body> = Body extends { success: boolean } | { ok: boolean }
  ? Omit<Body, 'success' | 'ok'>
  : Body;

/** Makes a call of the description. Throws ApiError. */
export async function request<Body>(
  config: AxiosRequestConfig,
  options?: RequestOptions,
): Promise<Successful<Body>> {
  const headers = { ...plainHeaders(config.headers), ...options?.headers };
  // The description says what the call answers; the contract check compares.
  return (await send({ ...config, ...options, headers })) as Successful<Body>;
}
