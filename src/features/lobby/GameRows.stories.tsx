import { useState } from 'react';
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

function Favourites() {
  const [data, setData] = useState(() => gameFixtures(3));
  return (
    data.length > 0 && (
      <RowView
        title="Favourites"
        games={{ kind: 'ready', data }}
        renderTile={(game) => (
          <GameTile
            game={game}
            viewer="player"
            isFavourite
            onToggleFavourite={() => setData((all) => all.filter(({ slug }) => slug !== game.slug))}
          />
        )}
      />
    )
  );
}

const hasFocus = (element: Element | undefined): boolean =>
  element?.contains(document.activeElement) === true;

/**
 * After the last favourite is removed, no other tile can take the focus, so the page's content takes it.
 */
export const FavouritesLeave = meta.story({
  render: () => <Favourites />,
  async play({ canvas, userEvent }) {
    const content = canvas.getByRole('main');
    // In the app, `PageFrame` makes the content focusable. A story has no page frame, so do it here.
    content.tabIndex = -1;
    const hearts = () => canvas.getAllByRole('button', { pressed: true });
    const [first, , last] = canvas.getAllByRole('listitem');
    hearts()[2]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(last).not.toBeInTheDocument();
    await expect(hasFocus(canvas.getAllByRole('listitem')[1])).toBe(true);
    hearts()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).not.toBeInTheDocument();
    await expect(hasFocus(canvas.getByRole('listitem'))).toBe(true);
    hearts()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(content).toHaveFocus();
  },
});
