import { useRouteError } from 'react-router';
import { describeError } from './errorKind.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PageFrame } from './PageFrame.tsx';

/** Last-resort error boundary, for errors in the layout itself. */
export function RootError() {
  const error = describeError(useRouteError());
  return (
    <PageFrame page="error">
      <ErrorPage error={error} onRetry={() => location.reload()} />
    </PageFrame>
  );
}
