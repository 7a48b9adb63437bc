import AlarmClock from 'lucide-react/icons/alarm-clock';
import { FormattedMessage, useIntl } from 'react-intl';
import { RealityCheckSettingsInterval } from '#/api/generated/model/index.ts';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { PlayCard } from '../PlayCard.tsx';

const intervals = Object.values(RealityCheckSettingsInterval).toSorted(
  // None comes last.
  (one, other) => (one || Number.POSITIVE_INFINITY) - (other || Number.POSITIVE_INFINITY),
);

export interface ReminderViewProps {
  /** Minutes; 0 for none. */
  interval: RealityCheckSettingsInterval;
  onInterval: (interval: RealityCheckSettingsInterval) => void;
}

export function ReminderView({ interval, onInterval }: ReminderViewProps) {
  const { formatMessage } = useIntl();
  return (
    <PlayCard
      icon={AlarmClock}
      isNarrow
      title={<FormattedMessage id="responsiblePlay.reminder.title" />}
      lead={<FormattedMessage id="responsiblePlay.reminder.lead" />}
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
    </PlayCard>
  );
}
