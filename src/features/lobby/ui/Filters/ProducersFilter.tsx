import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { Button } from '#/ui/Button/Button.tsx';
import type { GridScope } from '../../data/grid/queries.ts';
import { producersQuery } from '../../data/queries.ts';
import { readGridQuery, toggleChoice, writeGridQuery } from '../../model/gridQuery.ts';
import { producersOf } from '../../model/rules.ts';
import { ProducersPicker } from '../Producers/ProducersPicker.tsx';
import { useFilterOptions } from './useFilterOptions.ts';

export interface ProducersFilterProps {
  scope: GridScope;
}

/** Chooses several producers of a grid, among those that have games with its other filters. */
export default function ProducersFilter({ scope, close }: ProducersFilterProps & Closable) {
  const [query, change] = useUrlQuery(readGridQuery, writeGridQuery);
  const counted = useFilterOptions(scope, query);
  const producers = loadable(useQuery(producersQuery()), ({ data }) => producersOf(data));
  if (counted.kind !== 'ready') return <ProducersPicker producers={counted} onPick={() => {}} />;
  const { options, total } = counted.data;
  const counts = new Map(options.producer.map(({ choice, count }) => [choice.value, count ?? 0]));
  return (
    <ProducersPicker
      producers={
        producers.kind === 'ready'
          ? { ...producers, data: producers.data.filter(({ slug }) => counts.has(slug)) }
          : producers
      }
      selection={{ counts, chosen: query.producers }}
      onPick={(value) => change(toggleChoice(query, { filter: 'producer', value }))}
      action={
        <Button isFullWidth onClick={close}>
          <FormattedMessage id="gameFacts.filters.show" values={{ count: total }} />
        </Button>
      }
    />
  );
}
