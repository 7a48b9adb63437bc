import { expect, fn } from 'storybook/test';
import { gameFixtures } from '#/entities/game/game.fixtures.ts';
import { GameTile } from '#/entities/game/GameTile.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { GridView, type GridViewProps } from './GridView.tsx';

const list: GridViewProps['list'] = { kind: 'ready', data: { games: gameFixtures(40), more: 'none' } };

const meta = preview.meta({
  title: 'lobby/GridView',
  component: GridView,
  args: {
    label: 'Слоты',
    list,
    renderTile: (game) => <GameTile game={game} viewer="guest" />,
    loadMore: fn(),
  },
});

export const Whole = meta.story();
export const MoreComing = meta.story({
  args: { list: { kind: 'ready', data: { games: gameFixtures(12), more: 'coming' } } },
});
export const MoreFailed = meta.story({
  args: { list: { kind: 'ready', data: { games: gameFixtures(12), more: 'failed' } } },
});
export const Loading = meta.story({ args: { list: { kind: 'pending' } } });
export const Failed = meta.story({
  args: { list: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
export const Nothing = meta.story({
  args: { list: { kind: 'ready', data: { games: [], more: 'none' } } },
});

/** With 5,000 games, only a few hundred elements are rendered. */
export const FiveThousand = meta.story({
  args: { list: { kind: 'ready', data: { games: gameFixtures(5000), more: 'none' } } },
  async play({ canvasElement, canvas }) {
    await expect(await canvas.findByRole('list')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(350);
  },
});
