import { createContext, use, useState, type ComponentType, type ReactNode } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LocaleProvider } from '../src/i18n/LocaleProvider.tsx';
import { argsOfBrand } from './brandArgs.ts';
import { argsAt } from './clockArgs.ts';
import { Screen, StageContext } from './Screen.tsx';
import { settingsOf } from './storySettings.ts';
import type { Stage } from './stage.ts';

/**
 * Renders the current story from a context. The router keeps its first element, so changed controls would
 * have no effect without the context.
 */
const StorySlot = createContext<ReactNode>(null);

/**
 * Wraps a story in texts, a fresh query cache and a router. A story of a whole screen has its own wrappers.
 */
export function withApp(
  Story: ComponentType<{ args?: object }>,
  { args, component, globals, parameters, loaded }: StoryContext,
) {
  // The cast is safe: the loader in `preview.tsx` returns the `stage`.
  const stage = loaded['stage'] as Stage;
  if (component === Screen) {
    return (
      <StageContext key={stage.opening} value={stage}>
        <Story />
      </StageContext>
    );
  }
  const path: unknown = parameters['path'];
  const { brand } = settingsOf({ parameters, globals }, false);
  return (
    <StorySlot value={<Story args={argsAt(argsOfBrand(args, brand), stage.clockShift)} />}>
      <Surroundings
        key={stage.opening}
        path={typeof path === 'string' ? path : '/'}
        isBare={parameters['isBare'] === true}
      />
    </StorySlot>
  );
}

function Surroundings({ path, isBare }: { path: string; isBare: boolean }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: isBare ? <Bare /> : <Page /> }], { initialEntries: [path] }),
  );
  return (
    <LocaleProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>
  );
}

function Page() {
  return <main style={{ container: 'content / inline-size', padding: '1.5rem' }}>{use(StorySlot)}</main>;
}

/** Renders the story without a `<main>`, for components with their own landmarks, such as the header. */
function Bare() {
  return use(StorySlot);
}
