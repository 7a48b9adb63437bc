// Tells the page of failed calls; whoever made the call shows the error.
import { createEmitter } from '#/lib/emitter.ts';
import { ApiError, isApiError } from '../ApiError.ts';
import { operationOf, type Interceptor } from './interceptor.ts';

const failedCalls = createEmitter<ApiError>();
const blockedCalls = createEmitter<ApiError>();

/** Hears every failed call, for the log. */
export const onCallFailed = failedCalls.on;
/** Hears that a call of the page that is still open was answered 451: the visitor's region is blocked. */
export const onRegionBlocked = blockedCalls.on;

const openPage = (): string | undefined => globalThis.location?.pathname;

function report(error: ApiError, page: string | undefined): void {
  if (error.kind === 'aborted') return;
  // What was asked for from another page, such as a game that is minimized by now, says nothing of this one.
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
