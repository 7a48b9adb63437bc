import { useQuery, useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useRef, useState } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import type { TournamentPlaceList } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { parseInstant, toDate } from '#/lib/clock.ts';
import { pagesOf, useUrlQuery } from '#/lib/urlQuery.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { scrollBehaviour } from '#/ui/motion.ts';
import { Pages } from '#/ui/Pages/Pages.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { placesQuery } from '../../data/queries.ts';
import { pageOfPlace, PLACES_PAGE_SIZE, readPlacesPage, writePlacesPage } from '../../model/standings.ts';
import { Section } from '../EventPage.tsx';
import styles from './AllPlaces.module.css';
import { StandingsView } from './StandingsView.tsx';

/**
 * The table of all places of a tournament. It loads when the player opens it. Its page number is in the URL.
 */
export function AllPlaces({ slug }: { slug: string }) {
  const [page, turnTo] = useUrlQuery(readPlacesPage, writePlacesPage);
  const content = useRef<HTMLDivElement>(null);
  const show = () => {
    // The button that was pressed disappears, so the container of the table takes the focus.
    content.current?.focus({ preventScroll: true });
    turnTo(1);
  };
  return (
    <Section title={<FormattedMessage id="tournaments.places.title" />} look="panel">
      <div ref={content} className={styles.content} tabIndex={-1}>
        {page === null ? (
          <Button variant="secondary" onClick={show}>
            <FormattedMessage id="tournaments.places.show" />
          </Button>
        ) : (
          <PlacesOfPage slug={slug} page={page} onPage={turnTo} />
        )}
      </div>
    </Section>
  );
}

interface PageProps {
  page: number;
  onPage: (page: number) => void;
}

/**
 * All pages belong to the same snapshot of the ranking, so that no player is missing or repeated while
 * scores change.
 */
function PlacesOfPage({ slug, page, onPage }: PageProps & { slug: string }) {
  const client = useQueryClient();
  const [ranking, setRanking] = useState<string>();
  const answer = useQuery(placesQuery(slug, page, ranking));
  const renew = () => {
    void client.invalidateQueries({ queryKey: placesQuery(slug, page, undefined).queryKey });
    setRanking(undefined);
  };
  return (
    <PlacesView
      places={loadable(answer)}
      isTurning={answer.isPlaceholderData}
      isRenewing={ranking === undefined && answer.isRefetching}
      onRenew={renew}
      page={page}
      onPage={(next) => {
        setRanking(answer.data?.ranking);
        onPage(next);
      }}
    />
  );
}

export interface PlacesViewProps extends PageProps {
  places: Loadable<TournamentPlaceList>;
  isTurning: boolean;
  /** Whether a newer snapshot of the ranking is loading. */
  isRenewing: boolean;
  onRenew: () => void;
}

export function PlacesView({ places, isTurning, isRenewing, onRenew, page, onPage }: PlacesViewProps) {
  const { formatMessage } = useIntl();
  const { count } = useMoney();
  const { hold, find } = useOwnRow();
  if (places.kind === 'failed')
    return <FailureView text={formatMessage({ id: 'tournaments.places.failed' })} failure={places} />;
  if (places.kind === 'pending') return <Skeleton height="32rem" />;
  const { data, total, ownPosition, rankedAt } = places.data;
  const at = parseInstant(rankedAt);
  return (
    <div className={styles.places} aria-busy={isTurning || undefined}>
      <div className={styles.bar}>
        <div className={styles.age}>
          {at !== null && (
            <p className={styles.time}>
              <FormattedMessage
                id="tournaments.places.rankedAt"
                values={{ time: <FormattedTime value={toDate(at)} /> }}
              />
            </p>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon={<Icon of={RefreshCw} size="sm" />}
            isWaiting={isRenewing}
            onClick={onRenew}
          >
            <FormattedMessage id="tournaments.places.renew" />
          </Button>
        </div>
        {ownPosition !== undefined && (
          <Button variant="secondary" size="sm" onClick={() => find(() => onPage(pageOfPlace(ownPosition)))}>
            <FormattedMessage id="tournaments.places.own" values={{ place: count(ownPosition) }} />
          </Button>
        )}
      </div>
      <div key={data[0]?.position} ref={hold}>
        <StandingsView standings={{ leaders: data, opponents: [] }} isFinal />
      </div>
      <Pages
        label={formatMessage({ id: 'tournaments.places.pages' })}
        page={page}
        pages={pagesOf(total, PLACES_PAGE_SIZE)}
        onPage={onPage}
        previousLabel={formatMessage({ id: 'tournaments.places.previous' })}
        nextLabel={formatMessage({ id: 'tournaments.places.next' })}
        pageLabel={(number) => formatMessage({ id: 'tournaments.places.page' }, { page: number })}
      />
    </div>
  );
}

/** Scrolls to the player's row. If the row is on another page, waits until that page has loaded. */
function useOwnRow() {
  const table = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  const reveal = (): boolean => {
    const row = table.current?.querySelector('[aria-current]');
    row?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() });
    return row !== null && row !== undefined;
  };
  const hold = (element: HTMLElement | null): void => {
    table.current = element;
    if (isAwaited.current && reveal()) isAwaited.current = false;
  };
  const find = (turnToIt: () => void): void => {
    if (reveal()) return;
    isAwaited.current = true;
    turnToIt();
  };
  return { hold, find };
}
