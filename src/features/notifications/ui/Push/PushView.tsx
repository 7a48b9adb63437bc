import BellRing from 'lucide-react/icons/bell-ring';
import { FormattedMessage } from 'react-intl';
import type { ErrorText } from '#/i18n/errorTexts.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import type { PushState } from '../../model/pushRules.ts';
import styles from './PushView.module.css';

export interface PushViewProps {
  state: PushState;
  refusal: ErrorText | null;
  isBusy: boolean;
  onTurnOn: () => void;
  onTurnOff: () => void;
}

/** News of this casino although it is closed: what it is, whether it is on, the one thing to do. */
export function PushView({ state, refusal, isBusy, onTurnOn, onTurnOff }: PushViewProps) {
  const isOn = state === 'on';
  return (
    <section className={styles.panel} aria-busy={state === 'looking' || undefined}>
      <header className={styles.head}>
        <span className={styles.sign} data-on={isOn || undefined}>
          <Icon of={BellRing} />
        </span>
        <h2 className={styles.title}>
          <FormattedMessage id="notifications.push.title" />
        </h2>
        {isOn && (
          <Badge tone="positive">
            <FormattedMessage id="notifications.push.isOn" />
          </Badge>
        )}
      </header>
      <p className={styles.text} role="status">
        <FormattedMessage id={`notifications.push.${state}`} />
      </p>
      <InlineAlert>{refusal && <FormattedMessage {...refusal} />}</InlineAlert>
      {/* One button for both, so that the focus stays on it. */}
      {(state === 'off' || isOn) && (
        <Button
          variant={isOn ? 'secondary' : 'primary'}
          size="sm"
          isWaiting={isBusy}
          onClick={isOn ? onTurnOff : onTurnOn}
        >
          <FormattedMessage id={isOn ? 'notifications.push.turnOff' : 'notifications.push.turnOn'} />
        </Button>
      )}
    </section>
  );
}
