import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import type { Choice } from '../../model/gridQuery.ts';
import { choiceName, choicesFixture } from '../Filters/filters.fixtures.ts';
import { GridToolbar } from './GridToolbar.tsx';

const filters = { 'aria-expanded': false, onClick: fn() };

const meta = preview.meta({
  title: 'lobby/GridToolbar',
  component: GridToolbar,
  args: {
    title: 'Слоты',
    isPageTitle: true,
    total: 4316,
    sort: null,
    onSort: fn(),
    choices: [] as readonly Choice[],
    nameOf: choiceName,
    onRemove: fn(),
    onClear: fn(),
    filters,
  },
});

export const Plain = meta.story();
export const Counting = meta.story({ args: { total: null } });
/**
 * After a chip is removed, the focus moves to the next chip. After all are removed, it moves to the button
 * that opens the filters.
 */
export const Filtered = meta.story({
  args: { sort: 'new', choices: choicesFixture },
  async play({ args, canvas, userEvent }) {
    const remove = (name: string) =>
      canvas.getByRole('button', { name: storyText('gameFacts.filters.remove', { name }) });
    await userEvent.click(remove('Northlight 1'));
    await expect(args.onRemove).toHaveBeenLastCalledWith({ filter: 'producer', value: 'producer-0' });
    await expect(remove(storyText('gameFacts.feature.wilds'))).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: storyText('gameFacts.filters.clear') }));
    await expect(args.onClear).toHaveBeenCalled();
    await expect(
      canvas.getByRole('button', {
        name: new RegExp(`^${storyText('gameFacts.filters.title')}`),
      }),
    ).toHaveFocus();
  },
});
export const OnPhone = meta.story({
  args: { choices: choicesFixture, filters: { 'aria-haspopup': 'dialog', onClick: fn() } },
});
