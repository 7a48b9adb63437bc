import { expect, fn } from 'storybook/test';
import type { GameRemoval } from '#/api/generated/model/index.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { withoutFilters } from '../../model/gridQuery.ts';
import { NoGamesView } from './NoGames.tsx';
import { choiceName, queryFixture } from './filters.fixtures.ts';

const query = { ...queryFixture, producers: ['producer-0', 'producer-1'] };
const removals: readonly GameRemoval[] = [
  { filter: 'producer', count: 3 },
  { filter: 'feature', value: 'wilds', count: 12 },
  { filter: 'volatility', count: 1 },
];

const meta = preview.meta({
  title: 'lobby/NoGames',
  component: NoGamesView,
  args: {
    query,
    removals,
    nameOf: choiceName,
    onQuery: fn(),
  },
});

/** The filter whose removal gives the most games comes first. */
export const OneToDrop = meta.story({
  async play({ args, canvas, userEvent }) {
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveTextContent(
      storyText('gameFacts.filters.without', { name: storyText('gameFacts.feature.wilds'), count: 12 }),
    );
    await userEvent.click(
      canvas.getByRole('button', {
        name: storyText('gameFacts.filters.without', { name: storyText('lobby.producers.title'), count: 3 }),
      }),
    );
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...query, producers: [] });
    await userEvent.click(canvas.getByRole('button', { name: storyText('gameFacts.filters.clear') }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(withoutFilters(query));
  },
});
export const NoneHelps = meta.story({
  args: { removals: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gameFacts.filters.dropAll'))).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});
/** Even if the list of removable filters fails to load, the player can clear all filters. */
export const Loading = meta.story({ args: { removals: undefined } });
