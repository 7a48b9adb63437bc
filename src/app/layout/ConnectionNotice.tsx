import Unplug from 'lucide-react/icons/unplug';
import WifiOff from 'lucide-react/icons/wifi-off';
import { FormattedMessage } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useIsOnline } from '#/lib/useIsOnline.ts';
import { realtime } from '#/realtime/realtime.store.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './ConnectionNotice.module.css';

/** Tells the visitor that they are offline or that live data may lag. An overlay, to avoid layout shifts. */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
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
