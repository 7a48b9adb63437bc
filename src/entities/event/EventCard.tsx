import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { imageUrl } from '#/lib/url.ts';
import { EventTimer, StatusMark } from './EventTimer.tsx';
import type { EventTimes } from './rules.ts';
import styles from './EventCard.module.css';

export interface EventCardProps {
  to: string;
  title: string;
  /** Untrusted banner URL. */
  image: string | undefined;
  event: EventTimes;
  status: EventStatus;
  kind: ReactNode;
  labels?: ReactNode;
  prize?: ReactNode;
  children?: ReactNode;
  isEager?: boolean;
}

/** The frame of an event card. The whole card links to the event; focusable children stay clickable. */
export function EventCard({
  to,
  title,
  image,
  event,
  status,
  kind,
  labels,
  prize,
  children,
  isEager = false,
}: EventCardProps) {
  const { formatMessage } = useIntl();
  const details = formatMessage({ id: 'event.card.details' });
  return (
    <article className={styles.card} data-status={status} aria-label={title}>
      <div className={styles.banner}>
        <img
          className={styles.art}
          src={imageUrl(image)}
          alt=""
          width={754}
          height={300}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
        <div className={styles.labels}>
          <StatusMark status={status} />
          {labels}
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.kind}>{kind}</p>
        <h3 className={styles.title} title={title}>
          {title}
        </h3>
        {prize !== undefined && <p className={styles.prize}>{prize}</p>}
        {children !== undefined && <div className={styles.facts}>{children}</div>}
      </div>
      <footer className={styles.foot}>
        <EventTimer event={event} status={status} />
        <span className={styles.details}>
          <ButtonLink
            to={to}
            size="sm"
            variant={status === 'active' ? 'primary' : 'secondary'}
            aria-label={`${details}: ${title}`}
          >
            {details}
          </ButtonLink>
        </span>
      </footer>
    </article>
  );
}
