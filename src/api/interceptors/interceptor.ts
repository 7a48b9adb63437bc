import type { AxiosRequestConfig } from 'axios';

export interface Call extends Omit<AxiosRequestConfig, 'headers'> {
  readonly headers?: Record<string, string>;
  readonly token?: string;
  /** True for calls that no user action triggers, such as the token refresh and the log. */
  readonly isAutomatic?: boolean;
}

/**
 * Sends a call and resolves to its body.
 * @throws ApiError
 */
export type Send = (call: Call) => Promise<unknown>;
/** May change, answer, delay or retry a call. */
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
