import { expect, fn } from 'storybook/test';
import type { Loadable } from '#/api/loadable.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { onPhone } from '../../../../../.storybook/viewports.ts';
import { FiltersSheet } from './FiltersModal.tsx';
import { choiceName, optionsFixture, queryFixture } from './filters.fixtures.ts';
import type { CountedOptions } from './useFilters.ts';

const counted: Loadable<CountedOptions> = {
  kind: 'ready',
  data: { options: optionsFixture(queryFixture), total: 21 },
};

const meta = preview.meta({
  title: 'lobby/FiltersSheet',
  component: FiltersSheet,
  globals: onPhone,
  args: {
    counted,
    nameOf: choiceName,
    onToggle: fn(),
    onAllProducers: fn(),
    onClear: fn() as (() => void) | undefined,
    onClose: fn(),
  },
});

export const Chosen = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('gameFacts.filters.clear') }));
    await expect(args.onClear).toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('button', { name: storyText('gameFacts.filters.show', { count: 21 }) }),
    );
    await expect(args.onClose).toHaveBeenCalled();
  },
});
export const NothingChosen = meta.story({
  args: { onClear: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: storyText('gameFacts.filters.clear') })).toBeDisabled();
  },
});
/** The sheet can be closed before the numbers of games have loaded. */
export const Loading = meta.story({
  args: { counted: { kind: 'pending' } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.close') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
const retry = fn();
export const Failed = meta.story({
  args: { counted: { kind: 'failed', code: 'server_error', retry, isRetrying: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(storyText('gameFacts.filters.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(retry).toHaveBeenCalled();
  },
});
