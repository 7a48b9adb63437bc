import { expect, waitFor } from 'storybook/test';
import { endScenarios, untilGames, untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { onPhone } from '../../../.storybook/viewports.ts';

/** A stand-in for the game provider, which uses the story's mock casino. */
const meta = preview.meta({
  title: 'screens/Play',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/play/golden-harvest' },
});

const frame = '[data-game-frame]';
const demo = { path: '/play/golden-harvest?mode=demo' };
const during = (scenario: string) => ({ mock: { scenario, user: 'player' } });
const untilReady = (root: HTMLElement) => untilThere(root, `${frame} iframe[data-ready]`);

/** A minimised game stays in the corner across pages. */
export const Demo = meta.story({
  args: demo,
  async play({ canvas, canvasElement, userEvent }) {
    await untilReady(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: storyText('gameFrame.bar.minimize') }));
    await untilThere(canvasElement, '[data-game-frame="docked"]');
    await untilGames(canvasElement);
  },
});
export const ForMoney = meta.story({
  parameters: during(''),
  async play({ canvasElement }) {
    await untilReady(canvasElement);
  },
});
export const OnPhone = meta.story({
  args: demo,
  globals: onPhone,
  async play({ canvasElement }) {
    await untilReady(canvasElement);
  },
});

export const Closed = meta.story({
  args: demo,
  async play({ canvas, canvasElement, userEvent }) {
    await untilReady(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: storyText('gameFrame.bar.close') }));
    await waitFor(() => expect(canvasElement.querySelector(frame)).toBeNull());
  },
});
export const Loading = meta.story({
  parameters: during('runGame.fault_timeout'),
  async play({ canvasElement }) {
    await untilThere(canvasElement, `${frame}[data-status="loading"]`);
  },
});
export const Blocked = meta.story({
  parameters: during('runGame.blocked_double_game_run'),
  async play({ canvasElement }) {
    await untilThere(canvasElement, '[data-status="blocked"] dialog[open]');
  },
});
export const CannotRun = meta.story({
  parameters: during('runGame.cannot_run_game'),
  async play({ canvas, canvasElement, loaded, userEvent }) {
    await untilThere(canvasElement, '[data-status="failed"] [role="alertdialog"]');
    endScenarios(loaded);
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await untilReady(canvasElement);
  },
});
export const NoBonusMoney = meta.story({
  parameters: { mock: { scenario: 'state.no_bonus_games', user: 'wagering' } },
  async play({ canvasElement }) {
    await untilThere(canvasElement, '[data-status="confirming"] [role="alertdialog"]');
  },
});
export const Guest = meta.story({
  async play({ canvasElement }) {
    await untilHeading(canvasElement);
  },
});
export const UnknownGame = meta.story({
  args: { path: '/play/no-such-game' },
  async play({ canvasElement }) {
    await untilHeading(canvasElement, storyText('app.error.404.title'));
  },
});
export const BlockedRegion = meta.story({
  parameters: { mock: { scenario: 'state.region_blocked' } },
  async play({ canvasElement }) {
    await untilHeading(canvasElement, storyText('app.error.451.title'));
  },
});
