// What an error means to the player who meets it instead of a page (specification S2.35, S8.7).
import { isRouteErrorResponse } from 'react-router';
import { isApiError } from '#/api/ApiError.ts';

export type ErrorKind = '404' | '429' | '451' | '503' | '500' | 'offline' | 'update' | 'other';

export interface PageError {
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  readonly waitSeconds: number | undefined;
}

const OWN_PAGE = new Set<number>([404, 429, 451, 503]);
// Browsers say in their own words that a chunk is gone, which happens when a new version was deployed.
const MISSING_CHUNK = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Which error page stands for a status; default 500, any other 4xx is an access error. */
export function kindOfStatus(status: number): ErrorKind {
  // The set has just said that the status is one of those with a page of their own.
  if (OWN_PAGE.has(status)) return String(status) as ErrorKind;
  return status >= 400 && status < 500 ? 'other' : '500';
}

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK.test(error.message);
}

export function describeError(error: unknown): PageError {
  // Without a network no chunk comes, old or new.
  if (isMissingChunk(error))
    return {
      kind: 'onLine' in navigator && !navigator.onLine ? 'offline' : 'update',
      status: undefined,
      waitSeconds: undefined,
    };
  if (isRouteErrorResponse(error))
    return { kind: kindOfStatus(error.status), status: error.status, waitSeconds: undefined };
  if (!isApiError(error)) return { kind: '500', status: undefined, waitSeconds: undefined };
  if (error.status === null)
    return { kind: error.kind === 'contract' ? '500' : 'offline', status: undefined, waitSeconds: undefined };
  return {
    kind: kindOfStatus(error.status),
    status: error.status,
    waitSeconds: error.retryAfterSeconds ?? undefined,
  };
}

/** The status of `/error/:status`; anything that is no error status means 500. */
export function statusOfParam(param: string | undefined): number {
  const status = Number(param);
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}
