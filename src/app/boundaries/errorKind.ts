// Maps errors to error pages (S2.35, S8.7).
import { isMissingChunk } from '#/lib/missingChunk.ts';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useEffect } from 'react';
import { isApiError } from '#/api/ApiError.ts';
import { isOnline } from '#/lib/isOnline.ts';
import { DocumentNotLoaded } from '../guards/guardRules.ts';
import { dispatchFrame, dispatchRoute } from '#/features/game-frame/gameFrame.store.ts';
import { whereOf } from '#/overlays/decide.ts';
import { setPlace } from '#/overlays/overlayHost.ts';
import { markAsError } from '../history/history.store.ts';

export type ErrorKind = '404' | '429' | '451' | '503' | '500' | 'offline' | 'update' | 'other';

export interface PageError {
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  readonly waitSeconds: number | undefined;
}

const OWN_PAGE = new Set<number>([404, 429, 451, 503]);

/**
 * The error page for a status. 404, 429, 451 and 503 have their own pages, other 4xx share `other`, and
 * everything else gets 500.
 */
export function kindOfStatus(status: number): ErrorKind {
  // The cast is safe: the set holds only statuses that are error kinds.
  if (OWN_PAGE.has(status)) return String(status) as ErrorKind;
  return status >= 400 && status < 500 ? 'other' : '500';
}

/** Whether only a full page load can help, because a retry in this document would fail again. */
export function needsReload(error: unknown): boolean {
  return error instanceof DocumentNotLoaded || isMissingChunk(error);
}

export function describeError(error: unknown): PageError {
  // Offline, every chunk fails to load, so a missing one doesn't indicate a deploy.
  if (needsReload(error))
    return {
      kind: isOnline() ? 'update' : 'offline',
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

/** Parses the status of `/error/:status`. Anything but an error status becomes 500. */
export function statusOfParam(param: string | undefined): number {
  const status = Number(param);
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}

/** While an error is shown, back links skip this page and search engines don't index it. */
export function useFailedPage(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const path = pathname + search + hash;
    markAsError(path, true);
    dispatchFrame({ type: 'pageFailed' });
    setPlace({ where: 'error' });
    return () => {
      // If the visitor is still on this page, the retry has succeeded, so the page no longer counts as
      // failed.
      if (!markAsError(path, false)) return;
      dispatchRoute({ pathname, search, hash });
      setPlace({ where: whereOf(pathname) });
    };
  }, [pathname, search, hash]);
}
