import { isRouteErrorResponse } from 'react-router';
import { isApiError } from '#/api/ApiError.ts';
import { logError } from '#/api/errorLog.ts';

const logged = new WeakSet<object>();

/**
 * Writes what failed while drawing or going to a page into the server's log, once. Failed calls are there
 * already; a missing page is no fault.
 */
export function logUiError(error: unknown, label: 'ui' | 'router' | 'firstView' = 'ui'): void {
  if (isApiError(error) || isRouteErrorResponse(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  logError(error, { label });
}
