import { FormattedMessage } from 'react-intl';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import styles from './SeatsLine.module.css';

export interface SeatsLineProps {
  free: number;
  total: number;
}

export function SeatsLine({ free, total }: SeatsLineProps) {
  const taken = total > 0 ? (total - free) / total : 1;
  return (
    <div className={styles.seats}>
      <ProgressBar
        label={<FormattedMessage id="tournaments.seats.free" values={{ free, total }} />}
        value={taken * 100}
        text={`${total - free} / ${total}`}
        tone={free === 0 ? 'warning' : 'accent'}
      />
    </div>
  );
}
