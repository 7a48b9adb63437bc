import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { RealityCheckSettingsInterval } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { showError } from '#/entities/action/showError.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { sessionActivityQuery } from '#/entities/play-session/queries.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { playTexts } from '../../data/errorTexts.ts';
import { realityCheckMutation } from '../../data/mutations.ts';
import { realityCheckQuery } from '../../data/queries.ts';
import { PartPending } from '../PartPending.tsx';
import { ReminderView } from './ReminderView.tsx';

export function Reminder() {
  const { formatMessage } = useIntl();
  // Not the mutation's variables: they come a task later, and the pressed radio would jump back until then.
  const [asked, setAsked] = useState<RealityCheckSettingsInterval>();
  const setting = loadable(useQuery(realityCheckQuery()), ({ data }) => data.interval);
  const activity = loadable(useQuery(sessionActivityQuery()), ({ data }) => data);
  const change = useMutation({
    ...realityCheckMutation(),
    onError: (error) => showError(error, playTexts),
  });
  if (setting.kind === 'pending') return <PartPending cards={1} />;
  if (setting.kind === 'failed')
    return (
      <FailureView
        text={formatMessage({ id: 'responsiblePlay.reminder.failed' })}
        failure={setting}
        size="area"
      />
    );
  return (
    <ReminderView
      activity={activity}
      interval={asked ?? setting.data}
      onInterval={(interval) => {
        setAsked(interval);
        change.mutate(
          { data: { interval } },
          {
            onSuccess: () => showMessage('responsiblePlay.reminder.saved', { tone: 'success' }),
            onSettled: () => setAsked(undefined),
          },
        );
      }}
    />
  );
}
