import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LocaleProvider } from '#/i18n/LocaleProvider.tsx';
import { logUiError } from './logUiError.ts';
import type { AppRouter } from './routing/createRouter.ts';

/** The product with everything it needs around it. */
export function App({ client, router }: { client: QueryClient; router: AppRouter }) {
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
