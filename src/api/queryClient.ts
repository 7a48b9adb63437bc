import { QueryClient } from '@tanstack/react-query';
import { withJitter } from '#/lib/random.ts';
import { isApiError } from './ApiError.ts';
import { staleTimes } from './staleTimes.ts';

const mostRetries = 2;
const firstRetryMs = 1000;
const longestRetryMs = 15_000;
// A longer wait than this is shown to the player instead of being slept through.
const longestAskedWaitSeconds = 30;

/** No network, a timeout, a 5xx or a short 429, at most twice; never another 4xx. */
export function shouldRetryRead(failureCount: number, error: unknown): boolean {
  if (failureCount >= mostRetries || !isApiError(error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const mayWait = (error.retryAfterSeconds ?? 0) <= longestAskedWaitSeconds;
  return error.isServerFailure ? mayWait : error.isTooManyRequests && mayWait;
}

/** Milliseconds before the next try: what the server asks for, else doubling with jitter. */
export function readRetryDelay(failureCount: number, error: unknown): number {
  const asked = isApiError(error) ? error.retryAfterSeconds : null;
  // A little more than asked for, so that not all clients come back in the same moment.
  if (asked !== null) return asked * 1000 + withJitter(firstRetryMs);
  return withJitter(Math.min(longestRetryMs, firstRetryMs * 2 ** (failureCount + 1)));
}

/** Reads retry with back-off; writes never do, and none is kept for later. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimes.normal,
        retry: shouldRetryRead,
        retryDelay: readRetryDelay,
        // Offline is an answer like any other, to be shown; a paused query would look like a slow one.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Only what is stale by then, so coming back to the tab is no storm.
        refetchOnWindowFocus: true,
        throwOnError: false,
      },
      // Sent later by itself, money could move without the player's word.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
