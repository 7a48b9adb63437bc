import { expect, waitFor, within } from 'storybook/test';
import {
  addressOf,
  endScenarios,
  untilDialog,
  untilGames,
  untilHeading,
  untilThere,
} from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { onPhone } from '../../../.storybook/viewports.ts';

const meta = preview.meta({
  title: 'screens/Category',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/games/slots' },
});

export const Slots = meta.story({
  async play({ canvas, canvasElement, loaded, userEvent }) {
    await untilGames(canvasElement);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: storyText('lobby.sort.label') }),
      'name',
    );
    await waitFor(() => expect(addressOf(loaded)).toContain('sort=name'));
  },
});
export const OnPhone = meta.story({
  globals: onPhone,
  play: ({ canvasElement }) => untilGames(canvasElement),
});
export const Filtered = meta.story({
  args: { path: '/games/slots?sort=name&producer=northlight-studio' },
  play: ({ canvasElement }) => untilGames(canvasElement),
});
export const NothingFound = meta.story({
  args: { path: '/games/slots?producer=no-such-producer' },
  async play({ canvas }) {
    await expect(await canvas.findByText(storyText('lobby.games.emptyTitle'))).toBeVisible();
  },
});
export const Loading = meta.story({
  parameters: { mock: { scenario: 'listGames.fault_timeout' } },
  async play({ canvasElement }) {
    await untilThere(canvasElement, 'main [aria-busy="true"]');
  },
});
export const Failed = meta.story({
  parameters: { mock: { scenario: 'listGames.server_error' } },
  async play({ canvas, canvasElement, loaded, userEvent }) {
    const [retry] = await canvas.findAllByRole('button', { name: storyText('common.action.retry') });
    endScenarios(loaded);
    if (retry) await userEvent.click(retry);
    await untilGames(canvasElement);
  },
});
export const UnknownCategory = meta.story({
  args: { path: '/games/no-such-category' },
  async play({ canvasElement }) {
    await untilHeading(canvasElement, storyText('app.error.404.title'));
  },
});

export const ProducersPicker = meta.story({
  async play({ canvasElement, loaded, userEvent }) {
    await userEvent.click(await untilThere(canvasElement, 'main [aria-haspopup="dialog"]'));
    const dialog = await untilDialog(canvasElement);
    await userEvent.type(await within(dialog).findByRole('searchbox'), 'North');
    await userEvent.click(await within(dialog).findByRole('button', { name: /Northlight Studio/ }));
    await waitFor(() => expect(addressOf(loaded)).toContain('northlight-studio'));
  },
});
