import { useIntl } from 'react-intl';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { Chip } from '#/ui/Chip/Chip.tsx';
import styles from './EventFilter.module.css';

export interface EventFilterProps {
  status: EventStatus | null;
  onStatus: (status: EventStatus | null) => void;
}

const choices = ['active', 'future', 'past'] as const satisfies readonly EventStatus[];

export function EventFilter({ status, onStatus }: EventFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.filter} role="group" aria-label={formatMessage({ id: 'event.filter.label' })}>
      <Chip isSelected={status === null} onClick={() => onStatus(null)}>
        {formatMessage({ id: 'event.filter.all' })}
      </Chip>
      {choices.map((choice) => (
        <Chip key={choice} isSelected={status === choice} onClick={() => onStatus(choice)}>
          {formatMessage({ id: `event.filter.${choice}` })}
        </Chip>
      ))}
    </div>
  );
}
