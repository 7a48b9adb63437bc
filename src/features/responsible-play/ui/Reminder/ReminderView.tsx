import AlarmClock from 'lucide-react/icons/alarm-clock';
import { FormattedMessage, useIntl } from 'react-intl';
import { RealityCheckSettingsInterval, type PlayActivity } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { SessionFigures } from '#/entities/play-session/SessionFigures.tsx';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import styles from '../PlaySafety.module.css';

const intervals = Object.values(RealityCheckSettingsInterval).toSorted(
  // None comes last.
  (one, other) => (one || Number.POSITIVE_INFINITY) - (other || Number.POSITIVE_INFINITY),
);

export interface ReminderViewProps {
  /** Minutes; 0 for none. */
  interval: RealityCheckSettingsInterval;
  onInterval: (interval: RealityCheckSettingsInterval) => void;
  /** What was won and lost in this session. */
  activity: Loadable<PlayActivity>;
}

export function ReminderView({ interval, onInterval, activity }: ReminderViewProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <div className={styles.narrow}>
      <SectionCard
        icon={AlarmClock}
        title={<FormattedMessage id="responsiblePlay.reminder.title" />}
        text={<FormattedMessage id="responsiblePlay.reminder.lead" />}
      >
        <RadioGroup
          name="interval"
          label={formatMessage({ id: 'responsiblePlay.reminder.label' })}
          value={String(interval)}
          options={intervals.map((minutes) => ({
            value: String(minutes),
            label: <FormattedMessage id="responsiblePlay.reminder.every" values={{ minutes }} />,
          }))}
          onChange={({ target }) => {
            const chosen = intervals.find((minutes) => String(minutes) === target.value);
            if (chosen !== undefined) onInterval(chosen);
          }}
        />
        <p className={styles.lead}>
          <FormattedMessage id="responsiblePlay.reminder.now" />
        </p>
        {activity.kind === 'failed' ? (
          <FailureView text={formatMessage({ id: 'playSession.failed' })} failure={activity} />
        ) : (
          <SessionFigures activity={activity.kind === 'ready' ? activity.data : null} money={money} />
        )}
      </SectionCard>
    </div>
  );
}
