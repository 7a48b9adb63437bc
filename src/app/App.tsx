import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LocaleProvider } from '#/i18n/LocaleProvider.tsx';
import { logUiError } from './logUiError.ts';
import type { AppRouter } from './routing/createRouter.ts';

export interface AppProps {
  client: QueryClient;
  router: AppRouter;
  onDrawn?: () => void;
}

export function App({ client, router, onDrawn }: AppProps) {
  useEffect(() => {
    onDrawn?.();
  }, [onDrawn]);
  return (
    <StrictMode>
      <LocaleProvider>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} onError={(error) => logUiError(error, 'router')} />
        </QueryClientProvider>
      </LocaleProvider>
    </StrictMode>
  );
}
