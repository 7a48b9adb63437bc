import { useRouteError } from 'react-router';
import { describeError } from './errorKind.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PageFrame } from './PageFrame.tsx';

/** The last net: the layout itself has failed. */
export function RootError() {
  const error = describeError(useRouteError());
  return (
    <PageFrame page="error">
      <ErrorPage error={error} onRetry={() => location.reload()} />
    </PageFrame>
  );
}
