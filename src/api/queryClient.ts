import { QueryClient, type Query } from '@tanstack/react-query';
import { withJitter } from '#/lib/random.ts';
import { isApiError } from './ApiError.ts';
import { staleTimes } from './staleTimes.ts';

const mostRetries = 2;
const firstRetryMs = 1000;
const longestRetryMs = 15_000;
// Longest `Retry-After` that the client waits for silently. A longer wait is shown to the player.
const longestAskedWaitSeconds = 30;

/**
 * Retries network errors, timeouts, 5xx and 429 at most twice. Never retries another 4xx, or a 5xx or 429
 * whose `Retry-After` is too long.
 */
export function shouldRetryRead(failureCount: number, error: unknown): boolean {
  if (failureCount >= mostRetries || !isApiError(error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const mayWait = (error.retryAfterSeconds ?? 0) <= longestAskedWaitSeconds;
  return error.isServerFailure ? mayWait : error.isTooManyRequests && mayWait;
}

/** Milliseconds before the next attempt: `Retry-After` if sent, else exponential backoff with jitter. */
export function readRetryDelay(failureCount: number, error: unknown): number {
  const asked = isApiError(error) ? error.retryAfterSeconds : null;
  // Add jitter, so that clients don't return in lockstep.
  if (asked !== null) return asked * 1000 + withJitter(firstRetryMs);
  return withJitter(Math.min(longestRetryMs, firstRetryMs * 2 ** (failureCount + 1)));
}

/**
 * Repeats a first load during which the query was invalidated, because its response may be older than the
 * change. `QueryClient` itself cancels a running fetch only if the query already has data.
 */
class FreshQueryClient extends QueryClient {
  readonly #toRepeat = new WeakSet<Query>();

  override async invalidateQueries(
    ...[filters, options]: Parameters<QueryClient['invalidateQueries']>
  ): Promise<void> {
    const loading = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...loading.map((query) => this.#repeatFirstLoad(query)),
    ]);
  }

  /** Refetches a query after its first load. Does nothing if the query has data already. */
  async #repeatFirstLoad(query: Query): Promise<void> {
    if (query.state.data !== undefined || this.#toRepeat.has(query)) return;
    this.#toRepeat.add(query);
    await query.promise?.catch(() => undefined);
    this.#toRepeat.delete(query);
    const { queryKey, state } = query;
    if (state.data !== undefined) await super.invalidateQueries({ queryKey, exact: true });
  }
}

/** Reads retry with backoff. Writes never retry and are never queued while offline. */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimes.normal,
        retry: shouldRetryRead,
        retryDelay: readRetryDelay,
        // Fail while offline, so that the error is shown. A paused query would look like a slow one.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Refetches stale queries only, so returning to the tab doesn't refetch everything.
        refetchOnWindowFocus: true,
        throwOnError: false,
      },
      // A paused mutation would resume without the player's consent and could move money.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
