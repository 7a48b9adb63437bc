import { NoticeSettings } from './parts/NoticeSettings.tsx';
import { Notices } from './parts/Notices.tsx';
import { Push } from './parts/Push.tsx';
import { SETTINGS_ID } from './ui/settingsId.ts';
import styles from './Notifications.module.css';

/** Everything the casino has told the player, and how they want to be told. */
export function Notifications() {
  return (
    <div className={styles.columns}>
      <Notices />
      <div id={SETTINGS_ID} className={styles.aside}>
        <Push />
        <NoticeSettings />
      </div>
    </div>
  );
}
