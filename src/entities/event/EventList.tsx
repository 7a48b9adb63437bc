import CalendarOff from 'lucide-react/icons/calendar-off';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EventStatus } from '#/api/generated/model/index.ts';
import type { Failed, Loadable } from '#/api/loadable.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { InfiniteList, type ListEnd } from '#/ui/InfiniteList/InfiniteList.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import { areAllFinished, EVENTS_PAGE_SIZE, listedEvents, type EventKind, type ListedEvent } from './rules.ts';
import { useEventsMoment } from './useEventStatus.ts';
import styles from './EventList.module.css';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import Trophy from 'lucide-react/icons/trophy';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';

export interface EventItem {
  readonly key: string;
  readonly event: ListedEvent;
  readonly renderCard: (isEager: boolean) => ReactNode;
}

export interface EventPages {
  readonly items: readonly EventItem[];
  readonly end: ListEnd;
}

export interface EventListProps {
  kind: EventKind;
  filter?: EventStatus | null;
  list: Loadable<EventPages>;
  onMore: () => void;
  renderFailure: (failure: Failed) => ReactNode;
  onReset?: (() => void) | undefined;
  /** Shown for an empty list if filters besides the status are set. */
  narrowedEmpty?: ReactNode;
}

/** The number of cards in the first viewport: one row on a wide screen. */
const FIRST_CARDS = 3;

const nothing: readonly ListedEvent[] = [];

/**
 * The list of events. Statuses and order follow the server's clock. Also shows the empty, failed and
 * all-finished states (specification S2.51, S4.3).
 */
export function EventList(props: EventListProps) {
  const { kind, filter = null, list, onMore, renderFailure, onReset, narrowedEmpty } = props;
  const { formatMessage } = useIntl();
  const events = list.kind === 'ready' ? list.data.items.map(({ event }) => event) : nothing;
  const moment = useEventsMoment(events);
  if (list.kind === 'failed') return renderFailure(list);
  const items = list.kind === 'ready' ? itemsInOrder(list.data.items, filter, moment) : null;
  const isComplete = list.kind === 'ready' && list.data.end === 'complete';
  const isWhole = filter === null && narrowedEmpty === undefined;
  return (
    <div className={styles.list}>
      {/* A visually hidden heading of the list, because the cards' headings are one level below it. */}
      <VisuallyHidden>
        <h2>{formatMessage({ id: 'event.list.heading' })}</h2>
      </VisuallyHidden>
      {isComplete && isWhole && areAllFinished(events, moment) && <AllFinished kind={kind} />}
      <InfiniteList
        label={formatMessage({ id: `event.list.label.${kind}` })}
        items={items}
        itemKey={({ key }) => key}
        renderItem={(item) => item.renderCard(isAmongFirst(items, item))}
        end={list.kind === 'ready' ? list.data.end : 'more'}
        onMore={onMore}
        placeholder={<EventCardSkeleton />}
        pageSize={EVENTS_PAGE_SIZE}
        empty={
          narrowedEmpty ??
          (filter === null ? <NoEvents kind={kind} /> : <NothingOfStatus status={filter} onReset={onReset} />)
        }
        failedText={<FormattedMessage id="event.list.moreFailed" />}
        retryLabel={<FormattedMessage id="common.action.retry" />}
        completeText={<FormattedMessage id="event.list.complete" />}
      />
    </div>
  );
}

function isAmongFirst(items: readonly EventItem[] | null, item: EventItem): boolean {
  return items?.slice(0, FIRST_CARDS).includes(item) ?? false;
}

function itemsInOrder(items: readonly EventItem[], filter: EventStatus | null, moment: number): EventItem[] {
  return listedEvents(
    items.map((item) => ({ ...item.event, item })),
    filter,
    moment,
  ).map(({ item }) => item);
}

function NoEvents({ kind }: { kind: EventKind }) {
  return (
    <EmptyState
      icon={CalendarOff}
      title={<FormattedMessage id={`event.list.empty.${kind}`} />}
      action={<OtherWays kind={kind} />}
    >
      <FormattedMessage id="event.list.emptyText" />
    </EmptyState>
  );
}

function NothingOfStatus({ status, onReset }: { status: EventStatus; onReset: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={CalendarOff}
      title={<FormattedMessage id={`event.list.noneOf.${status}`} />}
      action={
        onReset && (
          <Button variant="secondary" onClick={onReset}>
            <FormattedMessage id="event.filter.all" />
          </Button>
        )
      }
    />
  );
}

function EventCardSkeleton() {
  return <Skeleton height="var(--event-card-size, 23rem)" />;
}

type WayToWin = 'tournaments' | 'promotions' | 'jackpots' | 'gifts';

const waysOf: Readonly<Record<EventKind, readonly WayToWin[]>> = {
  tournament: ['promotions', 'jackpots', 'gifts'],
  action: ['tournaments', 'jackpots', 'gifts'],
  all: ['jackpots', 'gifts'],
};
const pathOf: Readonly<Record<WayToWin, string>> = {
  tournaments: paths.tournaments(),
  promotions: paths.action(),
  jackpots: paths.categoryGames('jackpot_games'),
  gifts: paths.gifts(),
};

function OtherWays({ kind }: { kind: EventKind }) {
  return (
    <div className={styles.ways}>
      {waysOf[kind].map((way) => (
        <ButtonLink key={way} to={pathOf[way]} variant="secondary" size="sm">
          <FormattedMessage id={`event.otherWays.${way}`} />
        </ButtonLink>
      ))}
    </div>
  );
}

function AllFinished({ kind }: { kind: EventKind }) {
  return (
    <aside className={styles.notice}>
      <span className={styles.sign}>
        <Icon of={Trophy} size="lg" />
      </span>
      <p className={styles.text}>
        <b className={styles.title}>
          <FormattedMessage id={`event.allFinished.${kind}`} />
        </b>
        <FormattedMessage id="event.allFinished.text" />
      </p>
      <OtherWays kind={kind} />
    </aside>
  );
}
