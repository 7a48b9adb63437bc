import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { EventTimer, StatusMark } from '#/entities/event/EventTimer.tsx';
import type { EventTimes } from '#/entities/event/rules.ts';
import { imageUrl } from '#/lib/url.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './EventPage.module.css';

export interface EventHeadProps {
  title: string;
  /** URL of the picture, as the server sends it. */
  image: string | undefined;
  event: EventTimes;
  status: EventStatus;
  back: { to: string; label: ReactNode };
  kind: ReactNode;
  labels?: ReactNode;
  prize: ReactNode;
  prizeLabel: ReactNode;
  children?: ReactNode;
}

export function EventHead(props: EventHeadProps) {
  const { title, image, event, status, back, kind, labels, prize, prizeLabel, children } = props;
  return (
    <header className={styles.head} data-status={status}>
      <img className={styles.art} src={imageUrl(image)} alt="" width={1310} height={360} decoding="async" />
      <div className={styles.content}>
        <Link className={styles.back} to={back.to}>
          <Icon of={ArrowLeft} size="sm" />
          {back.label}
        </Link>
        <div className={styles.labels}>
          <StatusMark status={status} />
          {labels}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.kind}>{kind}</p>
        <div className={styles.figures}>
          <p className={styles.fund}>
            <span className={styles.label}>{prizeLabel}</span>
            <span className={styles.prize}>{prize}</span>
          </p>
          <EventTimer event={event} status={status} size="lg" />
        </div>
        {children}
      </div>
    </header>
  );
}

export interface SectionProps {
  title: ReactNode;
  action?: ReactNode;
  /** `panel` gives the section a background. */
  look?: 'plain' | 'panel';
  children: ReactNode;
}

export function Section({ title, action, look = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} data-look={look} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
