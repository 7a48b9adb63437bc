// A fake server as an axios adapter. Tabs are simulated by fresh copies of the modules, which share cookies.
import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { vi } from 'vitest';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly text?: string;
}

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly params: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

export type Handler = (seen: Seen) => Answer | Error | Promise<Answer | Error>;

/** An unsigned JWT. `lifetime` is in seconds. */
export function makeToken(user: string, name: string, lifetime = 900, iat = 1_700_000_000): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: user, name, iat, exp: iat + lifetime })}.x`;
}

function see(config: InternalAxiosRequestConfig): Seen {
  const text: unknown = config.data;
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: config.url ?? '',
    params: config.params,
    headers: config.headers.toJSON(),
    data: typeof text === 'string' ? JSON.parse(text) : text,
  };
}

/** Creates an adapter that answers through `handle` and records every call in `calls`. */
export function createServer(handle: Handler): { adapter: AxiosAdapter; calls: Seen[] } {
  const calls: Seen[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const seen = see(config);
    calls.push(seen);
    const answer = await handle(seen);
    if (config.signal?.aborted) throw new CanceledError();
    if (answer instanceof Error) throw answer;
    const response: AxiosResponse = {
      status: answer.status,
      statusText: '',
      config,
      data: answer.text ?? (answer.body === undefined ? '' : JSON.stringify(answer.body)),
      headers: new AxiosHeaders(answer.headers ?? {}),
    };
    if (answer.status < 300) return response;
    throw new AxiosError('failed', undefined, config, undefined, response);
  };
  return { adapter, calls };
}

export const timeout = (): AxiosError => new AxiosError('timeout', 'ETIMEDOUT');
export const networkError = (): AxiosError => new AxiosError('Network Error', 'ERR_NETWORK');

/** Opens a tab: a fresh copy of the modules that uses this adapter. */
export async function openTab(adapter: AxiosAdapter) {
  vi.resetModules();
  const [http, session, tokens, transport, errors, filter] = await Promise.all([
    import('./http.ts'),
    import('./session/session.store.ts'),
    import('./session/tokens.ts'),
    import('./transport.ts'),
    import('./ApiError.ts'),
    import('./transport.ts'),
  ]);
  transport.instance.defaults.adapter = adapter;
  return { ...http, ...session, ...tokens, ...errors, ...filter };
}
