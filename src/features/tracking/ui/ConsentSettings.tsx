import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSnapshot } from 'valtio';
import { Button } from '#/ui/Button/Button.tsx';
import { Switch } from '#/ui/Switch/Switch.tsx';
import type { Closable } from '#/overlays/modals.store.ts';
import { everything, nothing, purposes, type Agreed, type Purpose } from '../model/consentChoice.ts';
import { consent, decideConsent } from '../consent.store.ts';
import styles from './ConsentSettings.module.css';

export default function ConsentModal({ close }: Closable) {
  const { choice } = useSnapshot(consent);
  const decide = (agreed: Agreed) => {
    decideConsent(agreed);
    close();
  };
  return <ConsentSettings chosen={choice ?? nothing} onDecide={decide} />;
}

interface ConsentSettingsProps {
  chosen: Agreed;
  onDecide: (agreed: Agreed) => void;
}

export function ConsentSettings({ chosen, onDecide }: ConsentSettingsProps) {
  const [agreed, setAgreed] = useState<Agreed>({
    analytics: chosen.analytics,
    affiliates: chosen.affiliates,
  });
  const change = (purpose: Purpose) => (isOn: boolean) => setAgreed({ ...agreed, [purpose]: isOn });
  return (
    <div className={styles.settings}>
      <p className={styles.text}>
        <FormattedMessage id="tracking.consent.text" />
      </p>
      <ul className={styles.list}>
        <li className={styles.always}>
          <span className={styles.name}>
            <FormattedMessage id="tracking.purpose.necessary" />
          </span>
          <span className={styles.mark}>
            <FormattedMessage id="tracking.purpose.always" />
          </span>
          <span className={styles.hint}>
            <FormattedMessage id="tracking.purpose.necessaryHint" />
          </span>
        </li>
        {purposes.map((purpose) => (
          <li key={purpose}>
            <Switch
              label={<FormattedMessage id={`tracking.purpose.${purpose}`} />}
              hint={<FormattedMessage id={`tracking.purpose.${purpose}Hint`} />}
              isOn={agreed[purpose]}
              onSwitch={change(purpose)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => onDecide(everything)}>
          <FormattedMessage id="tracking.consent.accept" />
        </Button>
        <Button variant="secondary" onClick={() => onDecide(nothing)}>
          <FormattedMessage id="tracking.consent.decline" />
        </Button>
        <Button onClick={() => onDecide(agreed)}>
          <FormattedMessage id="tracking.consent.save" />
        </Button>
      </div>
    </div>
  );
}
