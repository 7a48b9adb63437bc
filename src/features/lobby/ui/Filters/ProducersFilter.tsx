import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import type { GridScope } from '../../data/grid/queries.ts';
import { producersQuery } from '../../data/queries.ts';
import { toggleChoice } from '../../model/gridQuery.ts';
import { producersOf } from '../../model/rules.ts';
import { ProducersPicker } from '../Producers/ProducersPicker.tsx';
import { ShowGames } from './GamesCount.tsx';
import { useFilterOptions, useGridQuery } from './useFilters.ts';

export interface ProducersFilterProps {
  scope: GridScope;
  /** Called when the player presses the button that shows the games. Closes other dialogs over the grid. */
  onShow?: () => void;
}

/** Chooses producers for a grid's filter. Offers only producers that have games with the other filters. */
export default function ProducersFilter({ scope, onShow, close }: ProducersFilterProps & Closable) {
  const { query, change } = useGridQuery(scope.producer !== undefined);
  const counted = useFilterOptions(scope, query);
  const producers = loadable(useQuery(producersQuery()), ({ data }) => producersOf(data));
  const showGames = () => {
    close();
    onShow?.();
  };
  const action = <ShowGames counted={counted} onClose={showGames} />;
  if (counted.kind !== 'ready')
    return <ProducersPicker producers={counted} onPick={() => {}} action={action} />;
  const { producer } = counted.data.options;
  const counts = new Map(producer.map(({ choice, count }) => [choice.value, count ?? 0]));
  return (
    <ProducersPicker
      producers={
        producers.kind === 'ready'
          ? { ...producers, data: producers.data.filter(({ slug }) => counts.has(slug)) }
          : producers
      }
      selection={{ counts, chosen: query.producers }}
      onPick={(value) => change(toggleChoice(query, { filter: 'producer', value }))}
      action={action}
    />
  );
}
