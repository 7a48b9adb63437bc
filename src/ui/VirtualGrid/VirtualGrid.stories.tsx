import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';

interface Tile {
  slug: string;
  name: string;
}
const games = (count: number): Tile[] =>
  Array.from({ length: count }, (_, at) => ({ slug: `game-${at}`, name: `Game ${at + 1}` }));

const meta = preview.meta({
  title: 'ui/VirtualGrid',
  component: VirtualGrid<Tile>,
  args: {
    items: games(5000),
    itemKey: (game) => game.slug,
    label: 'All games',
    minColumnWidth: 150,
    gap: 12,
    aspectRatio: 3 / 4,
    captionHeight: 24,
    onNearEnd: fn(),
    renderItem: (game) => (
      <a href={`#${game.slug}`}>
        <Skeleton ratio="3 / 4" />
        {game.name}
      </a>
    ),
  },
});

/** 5000 tiles with a few dozen elements in the DOM. Scrolling reaches the last tile. */
export const FiveThousand = meta.story({
  async play({ canvas, canvasElement, args }) {
    await expect(await canvas.findByText('Game 1')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(300);
    await expect(args.onNearEnd).not.toHaveBeenCalled();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByText('Game 5000', {}, { timeout: 5000 })).toBeVisible();
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalledOnce());
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(300);
    window.scrollTo(0, 0);
  },
});

export const ByKeyboard = meta.story({
  args: { items: games(400) },
  async play({ canvas, userEvent }) {
    await canvas.findByText('Game 1');
    for (let step = 0; step < 60; step += 1) await userEvent.tab();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Game 60'));
    window.scrollTo(0, 0);
  },
});
export const Few = meta.story({
  args: { items: games(3) },
  async play({ args }) {
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalledOnce());
  },
});
export const Empty = meta.story({ args: { items: [] } });
