import { expect, waitFor, within } from 'storybook/test';
import {
  endScenarios,
  untilDialog,
  untilGames,
  untilHeading,
  untilThere,
  urlOf,
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
    await waitFor(() => expect(urlOf(loaded)).toContain('sort=name'));
  },
});
export const OnPhone = meta.story({
  globals: onPhone,
  play: ({ canvasElement }) => untilGames(canvasElement),
});
export const Filtered = meta.story({
  args: { path: '/games/slots?sort=name&producer=northlight-studio&feature=wilds&volatility=medium' },
  async play({ canvas, canvasElement, loaded, userEvent }) {
    await untilGames(canvasElement);
    const name = storyText('gameFacts.feature.wilds');
    await userEvent.click(
      canvas.getByRole('button', { name: storyText('gameFacts.filters.remove', { name }) }),
    );
    await waitFor(() => expect(urlOf(loaded)).not.toContain('feature='));
    await userEvent.click(canvas.getByRole('button', { name: storyText('gameFacts.filters.clear') }));
    await waitFor(() => expect(urlOf(loaded)).toMatch(/\?sort=name$/));
  },
});
export const NothingFound = meta.story({
  args: { path: '/games/slots?q=zzzzqq' },
  async play({ canvas }) {
    await expect(await canvas.findByText(storyText('lobby.games.emptyTitle'))).toBeVisible();
  },
});
/**
 * An unknown provider in the URL doesn't empty the grid. Changing a filter removes the provider from the URL.
 */
export const UnknownProducer = meta.story({
  args: { path: '/games/slots?producer=no-such-producer&volatility=medium' },
  async play({ canvas, canvasElement, loaded, userEvent }) {
    await untilGames(canvasElement);
    const values = { count: 1, names: 'no-such-producer' };
    await expect(
      await canvas.findByText(storyText('gameFacts.filters.unknownProducers', values)),
    ).toBeVisible();
    const name = storyText('gameFacts.volatility.medium');
    await userEvent.click(
      canvas.getByRole('button', { name: storyText('gameFacts.filters.remove', { name }) }),
    );
    await waitFor(() => expect(urlOf(loaded)).not.toContain('no-such-producer'));
  },
});
/**
 * The grid is empty, because no slot has the cash-out feature. Removing that filter shows the studio's slots.
 */
export const OneFilterToDrop = meta.story({
  args: { path: '/games/slots?producer=northlight-studio&feature=cash_out' },
  async play({ canvas, canvasElement, loaded, userEvent }) {
    const name = storyText('gameFacts.feature.cash_out');
    const prefix = storyText('gameFacts.filters.without', { name, count: 0 }).split('(')[0] ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${prefix}`) }));
    await untilGames(canvasElement);
    await waitFor(() => expect(urlOf(loaded)).toMatch(/\?producer=northlight-studio$/));
  },
});
/** A filter that is chosen in the open panel is in the URL and shows as a chip. */
export const OpenFilters = meta.story({
  async play({ canvas, canvasElement, loaded, userEvent }) {
    await untilGames(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: storyText('gameFacts.filters.title') }));
    await userEvent.click(await canvas.findByText(storyText('gameFacts.volatility.medium')));
    await waitFor(() => expect(urlOf(loaded)).toContain('volatility=medium'));
    const name = storyText('gameFacts.volatility.medium');
    await expect(
      await canvas.findByRole('button', { name: storyText('gameFacts.filters.remove', { name }) }),
    ).toBeVisible();
  },
});
/** On a phone the filters are in a sheet. */
export const FiltersOnPhone = meta.story({
  globals: onPhone,
  async play({ canvas, canvasElement, loaded, userEvent }) {
    await untilGames(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: storyText('gameFacts.filters.title') }));
    const dialog = await untilDialog(canvasElement);
    await userEvent.click(await within(dialog).findByText(storyText('gameFacts.feature.demo')));
    await waitFor(() => expect(urlOf(loaded)).toContain('feature=demo'));
    await expect(await within(dialog).findByRole('button', { pressed: true })).toBeVisible();
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
    await waitFor(() => expect(urlOf(loaded)).toContain('northlight-studio'));
  },
});
