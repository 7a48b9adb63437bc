import { useRef } from 'react';
import Gift from 'lucide-react/icons/gift';
import Hand from 'lucide-react/icons/hand';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSnapshot } from 'valtio';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { FLYING_MS, flyingStore, land, type FlyingNotice } from '../flying.store.ts';
import { useIsAttended } from './useIsAttended.ts';
import { useToastTimer } from './useToastTimer.ts';
import styles from './FlyingList.module.css';

const KINDS = {
  highFive: { icon: Hand, text: 'overlays.flying.highFive', value: 'name' },
  gift: { icon: Gift, text: 'overlays.flying.gift', value: 'title' },
} as const;

/** Icons that fly past for 3 s, each a link. Hover and focus pause them. */
export function FlyingList() {
  // Valtio snapshots return refs unchanged, but their type is a snapshot's.
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
  const { formatMessage } = useIntl();
  const { icon, text, value } = KINDS[notice.kind];
  const done = () => land(notice.id);
  useToastTimer(notice, FLYING_MS, isPaused, done);
  return (
    <li className={styles.item}>
      <Link to={notice.to} className={styles.flying} data-kind={notice.kind} onClick={done}>
        <span className={styles.icon}>
          <Icon of={icon} size="lg" />
        </span>
        <span className={styles.text}>{formatMessage({ id: text }, { [value]: notice.what })}</span>
      </Link>
    </li>
  );
}
