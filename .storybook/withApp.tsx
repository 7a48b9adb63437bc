import { createContext, use, useState, type ComponentType, type ReactNode } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LocaleProvider } from '../src/i18n/LocaleProvider.tsx';

/** The story as it is now: the router keeps its first element, which would hide a change of controls. */
const StorySlot = createContext<ReactNode>(null);

/** Surroundings of every story: the locale's texts, a fresh query cache, a router that stands at the story's path. */
export function withApp(Story: ComponentType, { id, parameters }: StoryContext) {
  const path: unknown = parameters['path'];
  return (
    <StorySlot value={<Story />}>
      <Surroundings key={id} path={typeof path === 'string' ? path : '/'} />
    </StorySlot>
  );
}

function Surroundings({ path }: { path: string }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] }));
  return (
    <LocaleProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>
  );
}

function Page() {
  return <main style={{ padding: '1.5rem' }}>{use(StorySlot)}</main>;
}
