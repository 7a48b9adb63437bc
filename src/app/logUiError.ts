import { isRouteErrorResponse } from 'react-router';
import { isApiError } from '#/api/ApiError.ts';
import { logError } from '#/api/errorLog.ts';

const logged = new WeakSet<object>();

/** Once. Failed calls are in the log already; a missing page is no fault. */
export function logUiError(error: unknown, label: 'ui' | 'router' | 'firstView' = 'ui'): void {
  if (isApiError(error) || isRouteErrorResponse(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  logError(error, { label });
}

/** What React tells the root of: errors that a boundary caught, and those that none did. */
export const rootErrors = {
  onCaughtError: (error: unknown) => logUiError(error),
  onUncaughtError: (error: unknown) => logUiError(error),
};
