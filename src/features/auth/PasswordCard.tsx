import Lock from 'lucide-react/icons/lock';
import { FormattedMessage } from 'react-intl';
import { openModal } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { changePasswordModal } from './auth.modals.ts';
import styles from './PasswordCard.module.css';

export function PasswordCard() {
  return (
    <SectionCard
      icon={Lock}
      title={<FormattedMessage id="auth.changePassword.card" />}
      text={<FormattedMessage id="auth.changePassword.cardText" />}
    >
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => openModal(changePasswordModal, {})}
        >
          <FormattedMessage id="auth.changePassword.open" />
        </Button>
      </div>
    </SectionCard>
  );
}
