import { useRef } from 'react';
import Gift from 'lucide-react/icons/gift';
import Hand from 'lucide-react/icons/hand';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSnapshot } from 'valtio';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import { FLYING_MS, flyingStore, land, type FlyingNotice } from '../flying.store.ts';
import { useIsAttended, useToastTimer } from './useToastTimer.ts';
import styles from './FlyingList.module.css';

/** Icons that fly past for 3 s, each a link. Hover and focus pause them. */
export function FlyingList() {
  // The cast is safe: a valtio snapshot returns refs unchanged, although its type says otherwise.
  const notices = useSnapshot(flyingStore).notices as readonly FlyingNotice[];
  const list = useRef<HTMLUListElement>(null);
  const isAttended = useIsAttended(list);
  return (
    <ul ref={list} className={styles.list}>
      {notices.map((notice) => (
        <FlyingIcon key={notice.id} notice={notice} isPaused={isAttended} />
      ))}
    </ul>
  );
}

function FlyingIcon({ notice, isPaused }: { notice: FlyingNotice; isPaused: boolean }) {
  const done = () => land(notice.id);
  useToastTimer(notice, FLYING_MS, isPaused, done);
  return (
    <li className={styles.item}>
      <Link to={notice.to} className={styles.flying} data-kind={notice.kind} onClick={done}>
        <span className={styles.icon}>
          <Icon of={notice.kind === 'gift' ? Gift : Hand} size="lg" />
        </span>
        {notice.kind === 'gift' ? (
          <VisuallyHidden>
            <FormattedMessage id="overlays.flying.gift" />
          </VisuallyHidden>
        ) : (
          <span className={styles.text}>
            <FormattedMessage id="overlays.flying.highFive" values={{ name: notice.name }} />
          </span>
        )}
      </Link>
    </li>
  );
}
