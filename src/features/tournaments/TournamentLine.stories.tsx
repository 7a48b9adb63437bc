import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { playerFixture } from './tournaments.fixtures.ts';
import {
  EndedLine,
  NotCountingLine,
  TournamentLineView,
  type TournamentLineViewProps,
} from './TournamentLine.tsx';

const gap: TournamentLineViewProps['gap'] = { position: 411, score: 5_00, progress: 0.9 };

const meta = preview.meta({
  title: 'tournaments/TournamentLineView',
  component: TournamentLineView,
  args: { title: 'Friday sprint', own: playerFixture(412, 6_940, { isItsMe: true }), gap, onOpen: fn() },
});

export const Chasing = meta.story({
  async play({ args, canvas, userEvent }) {
    const line = canvas.getByRole('button');
    await expect(line).toHaveAccessibleName(/412.*6.?940/);
    await userEvent.click(line);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});
export const First = meta.story({ args: { own: playerFixture(1, 60_000, { isItsMe: true }), gap: null } });
/** The player has a place but no points, because no bet has counted yet. */
export const WithoutPoints = meta.story({
  args: { own: { position: 812, username: 'you', isItsMe: true }, gap: null },
});
/**
 * On a phone, only a short form of the place is visible, to leave room for the money. The button's
 * accessible name also contains the rest.
 */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/412.*6.?940/);
    await expect(canvas.getByText(storyText('tournaments.line.shortPlace', { place: 412 }))).toBeVisible();
  },
});
/** Bets in this game don't count in the player's tournament. */
export const NotCounting = meta.story({
  render: () => <NotCountingLine slug="night-race" />,
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/tournaments/night-race/games');
  },
});
/** The tournament ended while the player was in the game. */
export const Ended = meta.story({
  render: () => <EndedLine slug="night-race" title="Night race" />,
  async play({ canvas }) {
    const line = canvas.getByRole('link', { name: storyText('tournaments.line.ended') });
    await expect(line).toHaveAttribute('href', '/tournaments/night-race');
  },
});
