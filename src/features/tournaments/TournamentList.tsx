import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import Coins from 'lucide-react/icons/coins';
import SearchX from 'lucide-react/icons/search-x';
import { useUrlQuery } from '#/lib/urlQuery.ts';
import { EventList } from '#/entities/event/EventList.tsx';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { paths } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { TournamentPrice } from '#/api/generated/model/index.ts';
import { EventFilter } from '#/entities/event/EventFilter.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { useTournamentList } from './useTournamentLists.tsx';
import {
  isNarrowed,
  type ListFilter,
  noFilter,
  readListFilter,
  writeListFilter,
} from './model/listFilter.ts';
import styles from './TournamentList.module.css';

export function TournamentList() {
  const { formatMessage } = useIntl();
  const [filter, show] = useUrlQuery(readListFilter, writeListFilter);
  const { list, onMore } = useTournamentList(filter);
  return (
    <>
      <TournamentFilter filter={filter} onFilter={show} />
      <EventList
        kind="tournament"
        filter={filter.status}
        list={list}
        onMore={onMore}
        onReset={() => show(noFilter)}
        narrowedEmpty={isNarrowed(filter) ? <NoMatch onClear={() => show(noFilter)} /> : undefined}
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

/** Tournaments whose entry costs compoints, with the player's balance of compoints. */
export function CompointsTournaments() {
  const { formatMessage } = useIntl();
  const { list, onMore } = useTournamentList({ ...noFilter, price: 'compoints' });
  return (
    <>
      <Purse />
      <EventList
        kind="tournament"
        list={list}
        onMore={onMore}
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

function Purse() {
  const { count } = useMoney();
  const balance = useQuery(balanceQuery()).data?.data;
  return (
    <div className={styles.purse}>
      <span className={styles.coin}>
        <Icon of={Coins} size="lg" />
      </span>
      <p className={styles.text}>
        <span className={styles.label}>
          <FormattedMessage id="tournaments.compoints.balance" />
        </span>
        <b className={styles.figure}>
          {balance ? <AnimatedNumber value={balance.compoint_balance} format={count} /> : '…'}
        </b>
      </p>
      <ButtonLink variant="secondary" size="sm" to={paths.compoints()}>
        <FormattedMessage id="tournaments.compoints.shop" />
      </ButtonLink>
    </div>
  );
}

interface TournamentFilterProps {
  filter: Required<ListFilter>;
  onFilter: (filter: Required<ListFilter>) => void;
}

/**
 * The filter by status, and filters by price and invitation that can be combined with it. A second press on a
 * price or invitation filter clears it.
 */
export function TournamentFilter({ filter, onFilter }: TournamentFilterProps) {
  const { formatMessage } = useIntl();
  const { price, isByInvitation } = filter;
  return (
    <div className={styles.filters}>
      <div className={styles.group}>
        <span className={styles.legend} aria-hidden>
          <FormattedMessage id="tournaments.filter.byStatus" />
        </span>
        <EventFilter status={filter.status} onStatus={(status) => onFilter({ ...filter, status })} />
      </div>
      <div className={styles.group}>
        <span className={styles.legend} aria-hidden>
          <FormattedMessage id="tournaments.filter.byEntry" />
        </span>
        <div
          className={styles.filter}
          role="group"
          aria-label={formatMessage({ id: 'tournaments.filter.label' })}
        >
          {Object.values(TournamentPrice).map((choice) => (
            <Chip
              key={choice}
              isSelected={price === choice}
              onClick={() => onFilter({ ...filter, price: price === choice ? null : choice })}
            >
              <FormattedMessage id={`tournaments.filter.${choice}`} />
            </Chip>
          ))}
          <Chip
            isSelected={isByInvitation}
            onClick={() => onFilter({ ...filter, isByInvitation: !isByInvitation })}
          >
            <FormattedMessage id="tournaments.filter.byInvitation" />
          </Chip>
        </div>
      </div>
    </div>
  );
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={<FormattedMessage id="tournaments.filter.none" />}
      action={
        <Button variant="secondary" onClick={onClear}>
          <FormattedMessage id="tournaments.filter.clear" />
        </Button>
      }
    />
  );
}
