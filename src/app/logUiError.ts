import { isRouteErrorResponse } from 'react-router';
import { isApiError } from '#/api/ApiError.ts';
import { logError } from '#/api/errorLog.ts';

const logged = new WeakSet<object>();

/**
 * Logs each error once. Skips API errors, which are logged already. Skips error responses of routes, such as
 * a 404, because they aren't faults.
 */
export function logUiError(error: unknown, label: 'ui' | 'router' | 'firstView' = 'ui'): void {
  if (isApiError(error) || isRouteErrorResponse(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  logError(error, { label });
}

/**
 * React root options: log errors whether or not a boundary caught them. If React recovers by rendering again,
 * it passes on a wrapper with the original error as its `cause`.
 */
export const rootErrors = {
  onCaughtError: (error: unknown) => logUiError(error),
  onUncaughtError: (error: unknown) => logUiError(error),
  onRecoverableError: (error: unknown) => logUiError(error instanceof Error ? (error.cause ?? error) : error),
};
