import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { gameFixture } from './game.fixtures.ts';
import { registerGameSheet } from './registered.ts';
import { GameTile } from './GameTile.tsx';

const meta = preview.meta({
  title: 'entities/GameTile',
  component: GameTile,
  args: { game: gameFixture(), viewer: 'player' as const, onToggleFavourite: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '11rem' }}>
        <Story />
      </div>
    ),
  ],
});

const badgeIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-badge]');

export const Plain = meta.story({
  async play({ canvasElement }) {
    await expect(badgeIn(canvasElement)).toBeNull();
  },
});
export const Top = meta.story({
  args: { game: gameFixture({ badges: ['top'] }) },
  async play({ canvasElement }) {
    await expect(badgeIn(canvasElement)).toHaveTextContent(storyText('game.badge.top'));
  },
});
export const New = meta.story({
  args: { game: gameFixture({ badges: ['new'] }) },
  async play({ canvasElement }) {
    await expect(badgeIn(canvasElement)).toHaveTextContent(storyText('game.badge.new'));
  },
});
/** Of several badges, only the rarest is shown. */
export const Jackpot = meta.story({
  args: { game: gameFixture({ badges: ['new', 'jackpot'] }) },
  async play({ canvasElement }) {
    await expect(badgeIn(canvasElement)).toHaveTextContent(storyText('game.badge.jackpot'));
  },
});
export const Favourite = meta.story({ args: { isFavourite: true } });
export const Disabled = meta.story({ args: { game: gameFixture({ disabled: true }) } });
export const OtherDevice = meta.story({ args: { game: gameFixture({ devices: ['mobile'] }) } });
export const LongestTexts = meta.story({
  args: {
    game: gameFixture({
      name: 'The Extraordinarily Long Adventures of the Golden Harvest Deluxe Megaways',
      producer: { slug: 'p', name: 'A producer with a very long name indeed' },
    }),
  },
});

/** The info button can be reached by keyboard. */
export const WithInfo = meta.story({
  async play({ canvas, userEvent }) {
    const opened = fn();
    registerGameSheet(opened);
    await userEvent.tab();
    const info = canvas.getByRole('button', {
      name: storyText('game.tile.infoNamed', { name: 'Golden Harvest' }),
    });
    info.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledWith('golden-harvest');
    // The tile hides the info button while the sheet is open. The link has the focus, so that the sheet can
    // return the focus to it.
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

/** Keyboard focus reveals the same controls as hover. */
export const Focused = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: /^Golden Harvest/ })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeVisible();
  },
});

export const WithoutDemo = meta.story({
  args: { game: gameFixture({ has_demo_mode: false }), viewer: 'guest' as const },
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('article'));
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      '/login?redirect=%2Fplay%2Fgolden-harvest',
    );
  },
});

export const TogglesFavourite = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', {
        name: storyText('game.tile.favouriteNamed', { name: 'Golden Harvest' }),
      }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleFavourite).toHaveBeenCalledWith(args.game);
  },
});
