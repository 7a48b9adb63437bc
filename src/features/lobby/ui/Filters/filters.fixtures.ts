import { storyText } from '../../../../../.storybook/storyText.ts';
import type { GameCount } from '#/api/generated/model/index.ts';
import { producerFixtures } from '../../lobby.fixtures.ts';
import { filterOptions, type FilterOptions } from '../../model/filterOptions.ts';
import type { Choice, GridQuery } from '../../model/gridQuery.ts';
import type { ChoiceName } from './useFilters.ts';

export const queryFixture: GridQuery = {
  sort: null,
  search: 'gold',
  producers: ['producer-0'],
  features: ['wilds'],
  volatilities: ['high'],
};

export const choicesFixture: readonly Choice[] = [
  { filter: 'search', value: 'gold' },
  { filter: 'producer', value: 'producer-0' },
  { filter: 'feature', value: 'wilds' },
  { filter: 'volatility', value: 'high' },
];

export const choiceName: ChoiceName = ({ filter, value }) => {
  if (filter === 'search') return storyText('gameFacts.filters.search', { text: value });
  if (filter === 'feature') return storyText(`gameFacts.feature.${value}`);
  if (filter === 'volatility') return storyText(`gameFacts.volatility.${value}`);
  return producerFixtures.find(({ slug }) => slug === value)?.name ?? value;
};

const counts: GameCount[] = [
  ...producerFixtures.map(({ slug }, index) => ({
    filter: 'producer' as const,
    value: slug,
    count: 240 - index * 7,
  })),
  { filter: 'feature', value: 'wilds', count: 3120 },
  { filter: 'feature', value: 'auto_cash_out', count: 84 },
  { filter: 'feature', value: 'demo', count: 4102 },
  { filter: 'volatility', value: 'low', count: 61 },
  { filter: 'volatility', value: 'medium', count: 3120 },
];

/** Filter options of a grid. High volatility is chosen, but has no games. */
export function optionsFixture(query: GridQuery): FilterOptions {
  return filterOptions({ counts, producers: producerFixtures, hasBonus: true }, query);
}
