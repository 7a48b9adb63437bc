// Uses the responses to the calls that `main.tsx` made before the bundle loaded. Each response is used once.
import { monotonicNow, deviceNow, noteServerDate } from '#/lib/clock.ts';
import { ApiError } from '../ApiError.ts';
import { methodOf, operationOf, urlOf, type Interceptor } from '../transport.ts';

export interface EarlyAnswer {
  readonly status: number;
  readonly date: string | null;
  readonly body: unknown;
}

declare global {
  interface Window {
    /** Early responses, keyed by path and query. */
    __early?: Record<string, Promise<EarlyAnswer>>;
  }
}

const longestWait = 30_000;

/** Path and query in a canonical encoding, with the parameters sorted by name. */
function urlKey(url: string): string {
  const parsed = new URL(url, 'http://early');
  parsed.searchParams.sort();
  return parsed.pathname + parsed.search;
}

function takeEntry(url: string): Promise<EarlyAnswer> | null {
  const early = globalThis.window?.__early;
  if (!early) return null;
  const wanted = urlKey(url);
  const found = Object.keys(early).find((key) => urlKey(key) === wanted);
  const answer = found === undefined ? undefined : early[found];
  if (found === undefined || !answer) return null;
  delete early[found];
  return answer;
}

/**
 * Whether to use an early response: a success with a body, a 429 or a 5xx. Repeating a call right after a 429
 * or a 5xx would add to the server's load.
 */
function isFinal({ status, body }: EarlyAnswer): boolean {
  if (status === 429 || status >= 500) return true;
  return status >= 200 && status <= 299 && typeof body === 'object' && body !== null;
}

/**
 * Removes and returns the early response to a GET. Null if the call must be made as usual. `url` is path and
 * query.
 */
async function takeEarlyAnswer(url: string): Promise<Pick<EarlyAnswer, 'status' | 'body'> | null> {
  const entry = takeEntry(url);
  if (!entry) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestWait);
  });
  try {
    const answer = await Promise.race([entry, tooLate]);
    if (!answer || !isFinal(answer)) return null;
    // The exact time of the request is unknown. Pass the earliest possible time, when the page began to load.
    noteServerDate(answer.date, deviceNow() - monotonicNow());
    return answer;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

export const earlyResponse: Interceptor = async (call, next) => {
  const early = methodOf(call) === 'GET' ? await takeEarlyAnswer(urlOf(call)) : null;
  if (!early) return next(call);
  const { status, body } = early;
  if (status > 299) throw new ApiError({ kind: 'http', operation: operationOf(call), status, body });
  return body;
};
