import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl, FormattedMessage } from 'react-intl';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import { RealityCheckSettingsInterval, type PlayActivity } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { Part } from '#/entities/failure/Part.tsx';
import { showError } from '#/entities/action/showError.ts';
import { sessionActivityQuery, realityCheckQuery } from '#/entities/play-session/queries.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { SessionFigures } from '#/entities/play-session/SessionFigures.tsx';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { playTexts, realityCheckMutation } from '../data/mutations.ts';
import styles from './PlaySafety.module.css';

export function Reminder() {
  // Keep the choice in local state, because the mutation's `variables` update one task too late for a
  // controlled radio.
  const [chosen, setChosen] = useState<RealityCheckSettingsInterval>();
  const setting = loadable(useQuery(realityCheckQuery()), ({ data }) => data.interval);
  const activity = loadable(useQuery(sessionActivityQuery()), ({ data }) => data);
  const change = useMutation({
    ...realityCheckMutation(),
    onError: (error) => showError(error, playTexts),
  });
  return (
    <Part of={setting} skeleton={['18rem']} layout={styles.cards} failed="responsiblePlay.reminder.failed">
      {(known) => (
        <ReminderView
          activity={activity}
          interval={chosen ?? known}
          onInterval={(interval) => {
            setChosen(interval);
            change.mutate(
              { data: { interval } },
              {
                onSuccess: () => showMessage('responsiblePlay.reminder.saved', { tone: 'success' }),
                onSettled: () => setChosen(undefined),
              },
            );
          }}
        />
      )}
    </Part>
  );
}

const intervals = Object.values(RealityCheckSettingsInterval).toSorted(
  // The option "none" comes last.
  (one, other) => (one || Number.POSITIVE_INFINITY) - (other || Number.POSITIVE_INFINITY),
);

interface ReminderViewProps {
  /** Interval in minutes. 0 for no reminder. */
  interval: RealityCheckSettingsInterval;
  onInterval: (interval: RealityCheckSettingsInterval) => void;
  /** Bets and wins of this session. */
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
