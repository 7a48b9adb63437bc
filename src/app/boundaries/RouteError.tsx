import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { markCurrentAsError, previousRoute } from '../history/history.store.ts';
import { reloadOnce } from './chunkReload.ts';
import { describeError } from './errorKind.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PageFrame } from './PageFrame.tsx';

/** Shows the error of a route in its place, at the address that failed, so that a reload tries again. */
export function RouteError() {
  const error = describeError(useRouteError());
  const { revalidate } = useRevalidator();
  const { reset } = useQueryErrorResetBoundary();
  const isUpdate = error.kind === 'update';
  useEffect(markCurrentAsError, []);
  useEffect(() => {
    if (isUpdate && navigator.onLine) reloadOnce();
  }, [isUpdate]);
  const retry = () => {
    reset();
    void revalidate();
  };
  return (
    <PageFrame page="error">
      <ErrorPage error={error} onRetry={retry} backTo={previousRoute()} />
    </PageFrame>
  );
}
