import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { shownName } from '#/entities/game/rules.ts';
import { useFactName } from '#/entities/game-facts/useFactName.ts';
import { producersQuery } from '../../data/queries.ts';
import type { Choice } from '../../model/gridQuery.ts';
import { producersOf } from '../../model/rules.ts';

export type ChoiceName = (choice: Choice) => string;

/** What a chip says. Until the producers are known, their slugs serve as names. */
export function useChoiceName(isWanted = true): ChoiceName {
  const { formatMessage } = useIntl();
  const { ofFeature, ofVolatility } = useFactName();
  const known = useQuery({ ...producersQuery(), enabled: isWanted }).data;
  const producers = known && producersOf(known.data);
  return ({ filter, value }) => {
    if (filter === 'search') return formatMessage({ id: 'gameFacts.filters.search' }, { text: value });
    if (filter === 'feature') return ofFeature(value);
    if (filter === 'volatility') return ofVolatility(value);
    const producer = producers?.find(({ slug }) => slug === value);
    return producer ? shownName(producer) : value;
  };
}
