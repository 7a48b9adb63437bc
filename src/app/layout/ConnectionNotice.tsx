import { useSyncExternalStore } from 'react';
import Unplug from 'lucide-react/icons/unplug';
import WifiOff from 'lucide-react/icons/wifi-off';
import { FormattedMessage } from 'react-intl';
import { useSnapshot } from 'valtio';
import { realtime } from '#/realtime/realtime.store.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './ConnectionNotice.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that the visitor is offline, or that live figures may lag. Over the page, so that nothing moves. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isLost = useSnapshot(realtime).connection === 'lost';
  return (
    <output className={styles.place}>
      {(!isOnline || isLost) && (
        <span className={styles.notice}>
          <Icon of={isOnline ? Unplug : WifiOff} />
          <FormattedMessage id={isOnline ? 'app.connection.lost' : 'app.connection.offline'} />
        </span>
      )}
    </output>
  );
}
