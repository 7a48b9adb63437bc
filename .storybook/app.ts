// Builds the app like `src/app/mount.tsx`, but with a memory router that starts at the story's path.
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { onRegionBlocked } from '../src/api/http.ts';
import { createQueryClient } from '../src/api/queryClient.ts';
import { followLocale } from '../src/app/data/followLocale.ts';
import { followSession } from '../src/app/data/followSession.ts';
import { prefetchStartData } from '../src/app/data/startData.ts';
import { blockPage } from '../src/app/layout/pageBlock.store.ts';
import { followNavigation, type AppRouter } from '../src/app/routing/createRouter.ts';
import { loadPage } from '../src/app/routing/screens.ts';
import { createRoutes } from '../src/app/routing/routes.tsx';
import { registerPlayChunk } from '../src/entities/game/registered.ts';

export interface StoryApp {
  readonly client: QueryClient;
  readonly router: AppRouter;
  readonly stop: () => void;
}

/** A query cache without retries, so that stories show errors at once. */
export function createStoryClient(): QueryClient {
  const client = createQueryClient();
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retry: false } });
  return client;
}

export function openApp(path: string): StoryApp {
  const client = createStoryClient();
  const stopStartData = prefetchStartData(client);
  const router = createMemoryRouter(createRoutes({ client, base: '/' }), { initialEntries: [path] });
  const stops = [
    stopStartData,
    followNavigation(router, '/'),
    followSession({ client, router, base: '/' }),
    followLocale(client, router),
    onRegionBlocked(blockPage),
  ];
  registerPlayChunk(() => loadPage('gameItem'));
  return {
    client,
    router,
    stop() {
      for (const stop of stops) stop();
      router.dispose();
      void client.cancelQueries();
      client.clear();
    },
  };
}
