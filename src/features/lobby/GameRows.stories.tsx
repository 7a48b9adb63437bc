import { expect, fn } from 'storybook/test';
import { gameFixtures } from '#/entities/game/game.fixtures.ts';
import { GameTile } from '#/entities/game/GameTile.tsx';
import preview from '../../../.storybook/preview.tsx';
import { RowView, type RowViewProps } from './GameRows.tsx';

const games: RowViewProps['games'] = { kind: 'ready', data: gameFixtures(15) };

const meta = preview.meta({
  component: RowView,
  args: {
    title: 'Топ',
    allPath: '/games/top',
    games,
    renderTile: (game) => <GameTile game={game} viewer="guest" />,
  },
});

export const Games = meta.story();
export const Few = meta.story({ args: { games: { kind: 'ready', data: gameFixtures(2) } } });
export const Loading = meta.story({
  args: { games: { kind: 'pending' } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
});
export const Empty = meta.story({ args: { games: { kind: 'ready', data: [] } } });
const retry = fn();
export const Failed = meta.story({
  args: { games: { kind: 'failed', code: 'server_error', retry, isRetrying: false } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalled();
  },
});
