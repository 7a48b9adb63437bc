import { NoticeSettings } from './ui/NoticeSettings.tsx';
import { Notices, SETTINGS_ID } from './ui/Notices.tsx';
import { Push } from './ui/Push.tsx';
import styles from './Notifications.module.css';

export function Notifications() {
  return (
    <div className={styles.columns}>
      <Notices />
      <div id={SETTINGS_ID} className={styles.aside} tabIndex={-1}>
        <Push />
        <NoticeSettings />
      </div>
    </div>
  );
}
