// Emits failed calls to listeners. Displaying the error is up to the caller.
import { createEmitter } from '#/lib/emitter.ts';
import { ApiError, isApiError } from '../ApiError.ts';
import { operationOf, type Interceptor } from './interceptor.ts';

const failedCalls = createEmitter<ApiError>();
const blockedCalls = createEmitter<ApiError>();

export const onCallFailed = failedCalls.on;
/** Emits a 451 (blocked region) if the visitor is still on the page that made the call. */
export const onRegionBlocked = blockedCalls.on;

const openPage = (): string | undefined => globalThis.location?.pathname;

function report(error: ApiError, page: string | undefined): void {
  if (error.kind === 'aborted') return;
  // A call made by another page, e.g. by a game that is now minimized, must not block this one.
  if (error.isRegionBlocked && page === openPage()) blockedCalls.emit(error);
  failedCalls.emit(error);
}

export const reportFailures: Interceptor = async (call, next) => {
  const page = openPage();
  try {
    return await next(call);
  } catch (error) {
    const failure = isApiError(error)
      ? error
      : new ApiError({ kind: 'network', operation: operationOf(call), cause: error });
    report(failure, page);
    throw failure;
  }
};
