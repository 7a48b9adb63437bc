import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Rail, RailItem } from '#/ui/Rail/Rail.tsx';
import type { EventItem } from './EventList.tsx';
import { listedEvents } from './rules.ts';
import { useEventsMoment } from './useEventStatus.ts';
import styles from './NowRunning.module.css';

export interface NowRunningProps {
  /** The active promotions and tournaments. Those whose list has not loaded are missing. */
  items: readonly EventItem[];
  allPath: string;
}

/** One row of active events in the lobby, titled "now running" (specification S2.51). */
export function NowRunning({ items, allPath }: NowRunningProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const moment = useEventsMoment(items.map(({ event }) => event));
  const running = listedEvents(
    items.map((item) => ({ ...item.event, item })),
    'active',
    moment,
  );
  if (running.length === 0) return null;
  return (
    <Rail
      title={<FormattedMessage id="event.nowRunning.title" />}
      titleId={titleId}
      action={
        <Link className={styles.all} to={allPath}>
          <FormattedMessage id="event.nowRunning.all" />
        </Link>
      }
      previousLabel={formatMessage({ id: 'event.nowRunning.previous' })}
      nextLabel={formatMessage({ id: 'event.nowRunning.next' })}
      itemWidth="min(20rem, 78vw)"
    >
      {running.map(({ item }) => (
        <RailItem key={item.key}>{item.renderCard(false)}</RailItem>
      ))}
    </Rail>
  );
}
