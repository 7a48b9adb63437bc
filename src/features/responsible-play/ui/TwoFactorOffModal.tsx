import { FormattedMessage } from 'react-intl';
import type { Closable } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { disableTwoFactorMutation } from '../data/mutations.ts';
import cards from './PlaySafety.module.css';
import { CodeForm } from './CodeForm.tsx';

export default function TwoFactorOffModal({ close }: Closable) {
  return (
    <div className={cards.form}>
      <p>
        <FormattedMessage id="responsiblePlay.twoFactor.off.text" />
      </p>
      <CodeForm
        mutation={disableTwoFactorMutation()}
        hint={<FormattedMessage id="responsiblePlay.twoFactor.orRecovery" />}
        submitLabel={<FormattedMessage id="responsiblePlay.twoFactor.switchOff" />}
        isDangerous
        onDone={() => {
          showMessage('responsiblePlay.twoFactor.off.done', { tone: 'info' });
          close();
        }}
        onCancel={close}
      />
    </div>
  );
}
