import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { EventFilter } from '#/entities/event/EventFilter.tsx';
import { readEventFilter, writeEventFilter } from '#/entities/event/eventFilter.ts';
import { EventList } from '#/entities/event/EventList.tsx';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { usePromoList } from './usePromoList.ts';

export function PromoList() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const filter = readEventFilter(params);
  const { list, onMore } = usePromoList(filter);
  const show = (status: EventStatus | null) =>
    setParams((current) => writeEventFilter(current, status), { replace: true, preventScrollReset: true });
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
