// What a call is, and how the steps that it goes through are joined.
import type { AxiosRequestConfig } from 'axios';

/** A call as this client makes it: a generated request with plain headers. */
export interface Call extends Omit<AxiosRequestConfig, 'headers'> {
  readonly headers?: Record<string, string>;
  readonly token?: string;
  /** The client makes it by itself, for many callers at once: the refresh of the token, the log. */
  readonly isAutomatic?: boolean;
}

/** Makes a call and answers its body. Throws ApiError. */
export type Send = (call: Call) => Promise<unknown>;
/** A step on the way of a call: may change it, answer it, hold it back or send it again. */
export type Interceptor = (call: Call, next: Send) => Promise<unknown>;

/** The steps, from the outermost to the innermost, around what sends in the end. */
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

/** Method and path: the name of a call in errors and in the log. */
export function operationOf(call: Call): string {
  return `${methodOf(call)} ${pathOf(call)}`;
}
