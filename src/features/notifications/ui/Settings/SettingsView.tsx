import { FormattedMessage } from 'react-intl';
import type { NotificationSettings } from '#/api/generated/model/index.ts';
import type { ErrorText } from '#/i18n/errorTexts.ts';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { Switch } from '#/ui/Switch/Switch.tsx';
import styles from './SettingsView.module.css';

export interface SettingsViewProps {
  settings: NotificationSettings;
  refusal: ErrorText | null;
  onChoose: (settings: NotificationSettings) => void;
}

const TOPICS = [
  'gifts',
  'events',
  'loyalty',
  'cashbox',
] as const satisfies readonly (keyof NotificationSettings)[];

/** Which news come as toasts and push messages; all of them stand in the list. */
export function SettingsView({ settings, refusal, onChoose }: SettingsViewProps) {
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
            onSwitch={(isOn) => onChoose({ ...settings, [topic]: isOn })}
          />
        ))}
      </div>
      <InlineAlert>{refusal && <FormattedMessage {...refusal} />}</InlineAlert>
      <p className={styles.note}>
        <FormattedMessage id="notifications.settings.account" />
      </p>
    </section>
  );
}
