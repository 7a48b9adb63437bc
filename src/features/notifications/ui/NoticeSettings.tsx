import { useRef } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { showError } from '#/entities/action/showError.ts';
import type { NotificationSettings } from '#/api/generated/model/index.ts';
import { Switch } from '#/ui/Switch/Switch.tsx';
import { saveNoticeSettingsMutation } from '../data/mutations.ts';
import { noticeSettingsQuery } from '../data/queries.ts';
import styles from './NoticeSettings.module.css';

const TOPICS = [
  'gifts',
  'events',
  'loyalty',
  'cashbox',
] as const satisfies readonly (keyof NotificationSettings)[];

type Topic = (typeof TOPICS)[number];

export function NoticeSettings() {
  const settings = loadable(useQuery(noticeSettingsQuery()), ({ data }) => data);
  // The settings in the latest request, while it is in flight. The next press must build on them, but the
  // mutation's `variables` may not contain them yet.
  const wanted = useRef<NotificationSettings>(null);
  const { mutate, isPending, variables } = useMutation({
    ...saveNoticeSettingsMutation(),
    onError: (error) => showError(error, notSaved, { id: 'notice-settings' }),
    onSettled: (_saved, _error, { data }) => {
      if (wanted.current === data) wanted.current = null;
    },
  });
  const toggle = (saved: NotificationSettings, topic: Topic): void => {
    const before = wanted.current ?? saved;
    const data = { ...before, [topic]: !before[topic] };
    wanted.current = data;
    mutate({ data });
  };
  return (
    <Part of={settings} skeleton={['20rem']} failed="notifications.settings.failed" size="line">
      {(known) => (
        <SettingsView
          settings={isPending ? variables.data : known}
          onToggle={(topic) => toggle(known, topic)}
        />
      )}
    </Part>
  );
}

const notSaved = {
  offline: 'notifications.settings.notSaved',
  network_error: 'notifications.settings.notSaved',
  timeout: 'notifications.settings.notSaved',
  server_error: 'notifications.settings.notSaved',
} as const;

export interface SettingsViewProps {
  settings: NotificationSettings;
  onToggle: (topic: Topic) => void;
}

/**
 * One switch for each topic. It turns the topic's toasts and push messages on and off, whereas the list of
 * notices always shows all topics.
 */
export function SettingsView({ settings, onToggle }: SettingsViewProps) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>
        <FormattedMessage id="notifications.settings.title" />
      </h2>
      <p className={styles.lead}>
        <FormattedMessage id="notifications.settings.lead" />
      </p>
      <div className={styles.topics}>
        {TOPICS.map((topic) => (
          <Switch
            key={topic}
            label={<FormattedMessage id={`notifications.topic.${topic}`} />}
            hint={<FormattedMessage id={`notifications.topicHint.${topic}`} />}
            isOn={settings[topic]}
            onSwitch={() => onToggle(topic)}
          />
        ))}
      </div>
      <p className={styles.note}>
        <FormattedMessage id="notifications.settings.account" />
      </p>
    </section>
  );
}
