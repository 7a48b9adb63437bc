import { useIntl } from 'react-intl';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { EventFilter } from '#/entities/event/EventFilter.tsx';
import { readEventFilter, writeEventFilter } from '#/entities/event/eventFilter.ts';
import { EventList } from '#/entities/event/EventList.tsx';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { usePromoList } from './usePromoList.ts';

export function PromoList() {
  const { formatMessage } = useIntl();
  const [filter, show] = useUrlQuery(readEventFilter, writeEventFilter);
  const { list, onMore } = usePromoList(filter);
  return (
    <>
      <EventFilter status={filter} onStatus={show} />
      <EventList
        kind="action"
        filter={filter}
        list={list}
        onMore={onMore}
        onReset={() => show(null)}
        renderFailure={(failure) => (
          <FailureView size="area" text={formatMessage({ id: 'promotions.list.failed' })} failure={failure} />
        )}
      />
    </>
  );
}
