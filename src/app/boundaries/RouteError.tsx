import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { accessOf } from '#/lib/routeAt.ts';
import { previousRoute } from '../history/history.store.ts';
import { reloadOnce } from './chunkReload.ts';
import { describeError, isMissingChunk, useFailedPage } from './errorKind.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PageFrame } from './PageFrame.tsx';

/** Shows a route's error in place of the page. The URL stays, so a reload retries it. */
export function RouteError() {
  const thrown = useRouteError();
  const error = describeError(thrown);
  const navigate = useNavigate();
  const location = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  const isUpdate = error.kind === 'update';
  useFailedPage();
  useEffect(() => {
    if (isUpdate) reloadOnce();
  }, [isUpdate]);
  const retry = () => {
    // Some browsers cache a failed module import until the page is reloaded.
    if (isMissingChunk(thrown)) {
      globalThis.location.reload();
      return;
    }
    reset();
    // Not `revalidate()`: when the loaders finish at once, React never renders the busy state that makes the
    // router's boundary drop a render error. A navigation always does.
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
  };
  const comeBack = useEffectEvent(retry);
  const isOffline = error.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    addEventListener('online', comeBack);
    return () => removeEventListener('online', comeBack);
  }, [isOffline]);
  return (
    <PageFrame page="error">
      <ErrorPage
        error={error}
        onRetry={retry}
        backTo={previousRoute((path) => accessOf(path) !== 'guestsOnly')}
      />
    </PageFrame>
  );
}

/** Last-resort error boundary, for errors in the layout itself. */
export function RootError() {
  const error = describeError(useRouteError());
  return (
    <PageFrame page="error">
      <ErrorPage error={error} onRetry={() => location.reload()} />
    </PageFrame>
  );
}
