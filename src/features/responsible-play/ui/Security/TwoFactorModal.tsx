import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TwoFactorSetup } from '#/api/generated/model/index.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { confirmTwoFactorMutation } from '../../data/mutations.ts';
import cards from '../PlaySafety.module.css';
import { CodeForm } from './CodeForm.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './Security.module.css';

const GROUP = /.{4}/g;

/** First the secret and a code of it, then the recovery codes, which are shown this once. */
export default function TwoFactorModal({ setup, close }: { setup: TwoFactorSetup } & Closable) {
  const { formatMessage } = useIntl();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={close} />;
  return (
    <div className={cards.form}>
      <p>
        <FormattedMessage id="responsiblePlay.twoFactor.scan" />
      </p>
      <div className={styles.scan}>
        <QrCode text={setup.uri} label={formatMessage({ id: 'responsiblePlay.twoFactor.qr' })} />
        <div>
          <p className={cards.lead}>
            <FormattedMessage id="responsiblePlay.twoFactor.byHand" />
          </p>
          {/* In groups for the eye; authenticators ignore the spaces. */}
          <code className={styles.secret} data-secret={setup.secret}>
            {setup.secret.match(GROUP)?.join(' ') ?? setup.secret}
          </code>
        </div>
      </div>
      <CodeForm
        mutation={confirmTwoFactorMutation()}
        hint={<FormattedMessage id="responsiblePlay.twoFactor.sixDigits" />}
        submitLabel={<FormattedMessage id="responsiblePlay.twoFactor.switchOn" />}
        onDone={({ data }) => setCodes(data.codes)}
        onCancel={close}
      />
    </div>
  );
}
