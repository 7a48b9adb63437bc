import { isApiError } from './ApiError.ts';

export type Loadable<Data> =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly retryAfterSeconds?: number | null;
      readonly retry: () => void;
      readonly isRetrying: boolean;
    }
  | { readonly kind: 'ready'; readonly data: Data };

export type Failed = Extract<Loadable<unknown>, { kind: 'failed' }>;

export interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Maps a query to a `Loadable`. Existing data stays visible even if a refetch fails. */
export function loadable<Data>(query: Query<Data>): Loadable<Data>;
export function loadable<Data, Shown>(query: Query<Data>, show: (data: Data) => Shown): Loadable<Shown>;
export function loadable<Data, Shown>(
  { data, error, isFetching, refetch }: Query<Data>,
  show?: (data: Data) => Shown,
): Loadable<Data | Shown> {
  if (data !== undefined) return { kind: 'ready', data: show ? show(data) : data };
  if (error === null || error === undefined) return { kind: 'pending' };
  return {
    kind: 'failed',
    code: isApiError(error) ? error.code : 'server_error',
    retryAfterSeconds: isApiError(error) ? error.retryAfterSeconds : null,
    retry: () => void refetch(),
    isRetrying: isFetching,
  };
}
