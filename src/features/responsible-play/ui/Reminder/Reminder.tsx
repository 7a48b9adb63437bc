import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RealityCheckSettingsInterval } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { showError } from '#/entities/action/showError.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { sessionActivityQuery, realityCheckQuery } from '#/entities/play-session/queries.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { playTexts } from '../../data/errorTexts.ts';
import { realityCheckMutation } from '../../data/mutations.ts';
import styles from '../PlaySafety.module.css';
import { ReminderView } from './ReminderView.tsx';

export function Reminder() {
  // Not the mutation's variables: they come a task later, and the pressed radio would jump back until then.
  const [asked, setAsked] = useState<RealityCheckSettingsInterval>();
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
          interval={asked ?? known}
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
      )}
    </Part>
  );
}
