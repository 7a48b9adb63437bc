import { useIntl } from 'react-intl';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { EventFilter } from '#/entities/event/EventFilter.tsx';
import { readEventFilter, writeEventFilter } from '#/entities/event/eventFilter.ts';
import { EventList } from '#/entities/event/EventList.tsx';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useTournamentList } from './useTournamentList.ts';

export function TournamentList() {
  const { formatMessage } = useIntl();
  const [filter, show] = useUrlQuery(readEventFilter, writeEventFilter);
  const { list, onMore } = useTournamentList(filter);
  return (
    <>
      <EventFilter status={filter} onStatus={show} />
      <EventList
        kind="tournament"
        filter={filter}
        list={list}
        onMore={onMore}
        onReset={() => show(null)}
        renderFailure={(failure) => (
          <FailureView
            size="area"
            text={formatMessage({ id: 'tournaments.list.failed' })}
            failure={failure}
          />
        )}
      />
    </>
  );
}
