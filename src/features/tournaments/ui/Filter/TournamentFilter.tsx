import SearchX from 'lucide-react/icons/search-x';
import { FormattedMessage, useIntl } from 'react-intl';
import { TournamentPrice } from '#/api/generated/model/index.ts';
import { EventFilter } from '#/entities/event/EventFilter.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import type { ListFilter } from '../../model/listFilter.ts';
import styles from './TournamentFilter.module.css';

export interface TournamentFilterProps {
  filter: Required<ListFilter>;
  onFilter: (filter: Required<ListFilter>) => void;
}

/** The status, and in the same row filters that combine with it. A second press takes a filter away. */
export function TournamentFilter({ filter, onFilter }: TournamentFilterProps) {
  const { formatMessage } = useIntl();
  const { price, isByInvitation } = filter;
  return (
    <div className={styles.filters}>
      <EventFilter status={filter.status} onStatus={(status) => onFilter({ ...filter, status })} />
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
