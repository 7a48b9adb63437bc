import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { FormattedMessage } from 'react-intl';
import type { Notice } from '#/entities/form/notice.ts';
import { Button } from '#/ui/Button/Button.tsx';
import type { KnownContacts } from '../model/contacts.ts';
import { ContactLines } from './ContactLines.tsx';
import styles from './MainView.module.css';
import { StepFrame } from './StepFrame.tsx';

export interface MainViewProps {
  known: KnownContacts;
  hasCode: boolean;
  canConfirm: boolean;
  isSending: boolean;
  notice: Notice | undefined;
  onConfirm: () => void;
  onChange: () => void;
  onSupport: () => void;
  onClose: () => void;
}

export function MainView({ known, hasCode, canConfirm, isSending, notice, ...actions }: MainViewProps) {
  const { type, change, waiting } = known;
  // `add` means that no contact is listed yet, but the player has entered one that waits for its code.
  const isOtherThanWaiting = waiting !== null && change.kind === 'add';
  return (
    <StepFrame
      icon={type === 'phone' ? Smartphone : Mail}
      title={<FormattedMessage id={`contacts.${type}.title`} />}
      text={<FormattedMessage id={canConfirm ? `contacts.${type}.why` : `contacts.${type}.done`} />}
      notice={notice}
      actions={
        <>
          {canConfirm && (
            <Button size="lg" isFullWidth isWaiting={isSending} onClick={actions.onConfirm}>
              <FormattedMessage id={hasCode ? 'contacts.action.enterCode' : 'contacts.action.sendCode'} />
            </Button>
          )}
          {change.kind === 'locked' ? (
            <Button variant="secondary" isFullWidth aria-haspopup="dialog" onClick={actions.onSupport}>
              <FormattedMessage id="contacts.action.support" />
            </Button>
          ) : (
            <Button variant={canConfirm ? 'secondary' : 'primary'} isFullWidth onClick={actions.onChange}>
              <FormattedMessage id={`contacts.${type}.${isOtherThanWaiting ? 'another' : change.kind}`} />
            </Button>
          )}
          <Button variant="ghost" isFullWidth onClick={actions.onClose}>
            <FormattedMessage id="common.action.close" />
          </Button>
        </>
      }
    >
      <div className={styles.contacts}>
        <ContactLines known={known} />
      </div>
      {change.kind === 'locked' && (
        <p className={styles.locked}>
          <FormattedMessage id={`contacts.${type}.locked.${change.why}`} />
        </p>
      )}
    </StepFrame>
  );
}
