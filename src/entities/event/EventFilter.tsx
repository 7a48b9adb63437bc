import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { EventStatus } from '#/api/generated/model/index.ts';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { paths } from '#/paths.ts';
import type { EventKind } from './rules.ts';
import styles from './EventFilter.module.css';
import { withParams } from '#/lib/urlQuery.ts';

/** The status filter is stored in the query string: `?status=future`. */
const KEY = 'status';

function isStatus(value: string | null): value is EventStatus {
  return Object.values<string | null>(EventStatus).includes(value);
}

export function readEventFilter(params: URLSearchParams): EventStatus | null {
  const status = params.get(KEY);
  return isStatus(status) ? status : null;
}

/** Sets the status parameter and keeps all others. */
export function writeEventFilter(params: URLSearchParams, status: EventStatus | null): URLSearchParams {
  return withParams(params, { [KEY]: status });
}

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

const kinds = ['all', 'action', 'tournament'] as const satisfies readonly EventKind[];

const pathOf: Readonly<Record<EventKind, string>> = {
  all: `${paths.action()}?type=all`,
  action: paths.action(),
  tournament: paths.tournaments(),
};

/** Links between the lists of the different kinds of events. The links keep the status filter. */
export function EventKinds({ current }: { current: EventKind }) {
  const { formatMessage } = useIntl();
  const status = readEventFilter(useSearchParams()[0]);
  return (
    <nav className={styles.kinds} aria-label={formatMessage({ id: 'event.kind.label' })}>
      {kinds.map((kind) => {
        const [path = '', search = ''] = pathOf[kind].split('?');
        const params = writeEventFilter(new URLSearchParams(search), status).toString();
        return (
          <Link
            key={kind}
            className={styles.kind}
            to={params === '' ? path : `${path}?${params}`}
            aria-current={kind === current ? 'page' : undefined}
            preventScrollReset
          >
            {formatMessage({ id: `event.kind.${kind}` })}
          </Link>
        );
      })}
    </nav>
  );
}
