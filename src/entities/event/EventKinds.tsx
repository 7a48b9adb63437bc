import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#/paths.ts';
import { readEventFilter, writeEventFilter } from './eventFilter.ts';
import type { EventKind } from './rules.ts';
import styles from './EventKinds.module.css';

const kinds = ['all', 'action', 'tournament'] as const satisfies readonly EventKind[];

const addressOf: Readonly<Record<EventKind, string>> = {
  all: `${paths.action()}?type=all`,
  action: paths.action(),
  tournament: paths.tournaments(),
};

/** Links between the lists of events. They keep the status filter. */
export function EventKinds({ current }: { current: EventKind }) {
  const { formatMessage } = useIntl();
  const status = readEventFilter(useSearchParams()[0]);
  return (
    <nav className={styles.kinds} aria-label={formatMessage({ id: 'event.kind.label' })}>
      {kinds.map((kind) => {
        const [path = '', search = ''] = addressOf[kind].split('?');
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
