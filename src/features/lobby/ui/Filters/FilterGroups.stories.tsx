import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { withoutFilters } from '../../model/gridQuery.ts';
import { FilterGroups } from './FilterGroups.tsx';
import { choiceName, optionsFixture, queryFixture } from './filters.fixtures.ts';

const options = optionsFixture(withoutFilters(queryFixture));

const meta = preview.meta({
  title: 'lobby/FilterGroups',
  component: FilterGroups,
  args: { options, nameOf: choiceName, onToggle: fn(), onAllProducers: fn() },
});

/** Only values with games are offered, each with its number of games. */
export const Unfiltered = meta.story({
  async play({ args, canvas, userEvent }) {
    const option = (name: string, count: number) =>
      canvas.getByRole('button', { name: `${name} ${storyText('lobby.games.count', { count })}` });
    await expect(canvas.queryByText(storyText('gameFacts.volatility.high'))).toBeNull();
    await expect(canvas.queryByText(storyText('gameFacts.feature.cash_out'))).toBeNull();
    await userEvent.click(option(storyText('gameFacts.feature.wilds'), 3120));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ filter: 'feature', value: 'wilds' });
    await userEvent.click(option('Northlight 1', 240));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ filter: 'producer', value: 'producer-0' });
    await userEvent.click(canvas.getByRole('button', { name: storyText('gameFacts.filters.allProducers') }));
    await expect(args.onAllProducers).toHaveBeenCalled();
  },
});
/** A chosen value stays even if it has no games, so that the player can remove it. */
export const Chosen = meta.story({
  args: { options: optionsFixture(queryFixture) },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3);
    await userEvent.click(canvas.getByText(storyText('gameFacts.volatility.high')));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ filter: 'volatility', value: 'high' });
  },
});
export const OnProducersPage = meta.story({
  args: { options: { ...options, producer: [] } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
  },
});
export const ByKeyboard = meta.story({
  async play({ args, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith({ filter: 'feature', value: 'wilds' });
  },
});
