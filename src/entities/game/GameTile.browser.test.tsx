import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { gameFixture } from './game.fixtures.ts';
import { GameTile } from './GameTile.tsx';

it('a tile loads the small picture on a screen with one pixel per CSS pixel', async () => {
  expect(devicePixelRatio).toBe(1);
  // No other test may load these pictures. If the large one is cached, browsers use it, not the small one.
  const game = gameFixture({
    preview: '/tile/for-this-test.webp',
    previewSmall: '/small/for-this-test.webp',
  });
  const { container } = await render(
    <IntlProvider locale="en" onError={() => {}}>
      <MemoryRouter>
        <GameTile game={game} viewer="player" isEager />
      </MemoryRouter>
    </IntlProvider>,
  );
  await expect
    .poll(() => container.querySelector('img')?.currentSrc)
    .toMatch(/\/small\/for-this-test\.webp$/);
});
