import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { gameFixture } from '#/entities/game/game.fixtures.ts';
import { GameFrameOverlay } from './GameFrameOverlay.tsx';
import { resetGameFrame } from './gameFrame.store.ts';
import { openGame } from './useGamePage.ts';

afterEach(resetGameFrame);

it('a guest who opens a game for money is sent to the login without waiting for a calm page', async () => {
  const router = createMemoryRouter([{ path: '*', element: <GameFrameOverlay /> }], {
    initialEntries: ['/play/golden-harvest'],
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  openGame({
    game: gameFixture({ slug: 'golden-harvest' }),
    mode: 'real',
    viewer: 'guest',
    platform: 'desktop',
    hasGiftRounds: false,
    hasBonusMoney: false,
    restriction: 'none',
  });
  // On other pages, the overlay waits five seconds for user input before it loads `FrameControl`. The
  // redirect to the login must come earlier.
  await expect.poll(() => router.state.location.pathname, { timeout: 3000 }).toBe('/login');
});
