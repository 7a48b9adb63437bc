// Circuit breaker: after three failures of an endpoint within ten seconds, its reads and automatic calls fail
// immediately until those ten seconds have passed.
import { monotonicNow } from '#/lib/clock.ts';
import { ApiError, isApiError } from '../ApiError.ts';
import { methodOf, operationOf, type Call, type Interceptor } from '../transport.ts';

const mostFailures = 3;
const windowMs = 10_000;

interface Failures {
  readonly at: readonly number[];
  readonly last: ApiError;
}

const failuresOf = new Map<string, Failures>();

function refusalFor(endpoint: string): ApiError | null {
  const failures = failuresOf.get(endpoint);
  const [oldest] = failures?.at ?? [];
  if (!failures || oldest === undefined || failures.at.length < mostFailures) return null;
  const left = oldest + windowMs - monotonicNow();
  if (left <= 0) return null;
  const { kind, operation, status } = failures.last;
  return new ApiError({
    kind,
    operation,
    status,
    body: { errors: failures.last.errors },
    retryAfter: String(Math.ceil(left / 1000)),
    explanation: 'not asked again yet',
  });
}

function noteFailure(endpoint: string, error: ApiError): void {
  const now = monotonicNow();
  const recent = (failuresOf.get(endpoint)?.at ?? []).filter((at) => now - at < windowMs);
  failuresOf.set(endpoint, { at: [...recent, now].slice(-mostFailures), last: error });
}

export function resetCircuitBreaker(): void {
  failuresOf.clear();
}

/** For automatic writes, a missing response counts as a failure too. */
function countsAsFailure(call: Call, { isServerFailure, kind }: ApiError): boolean {
  return isServerFailure || (methodOf(call) !== 'GET' && (kind === 'network' || kind === 'timeout'));
}

/** Guards reads and automatic calls, whose retries could overload a failing server. */
export const circuitBreaker: Interceptor = async (call, next) => {
  const endpoint = operationOf(call);
  const isGuarded = call.isAutomatic ?? methodOf(call) === 'GET';
  const refusal = isGuarded ? refusalFor(endpoint) : null;
  if (refusal) throw refusal;
  try {
    const body = await next(call);
    failuresOf.delete(endpoint);
    return body;
  } catch (error) {
    if (isGuarded && isApiError(error) && countsAsFailure(call, error)) noteFailure(endpoint, error);
    throw error;
  }
};
