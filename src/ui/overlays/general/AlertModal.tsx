import type { ReactNode } from 'react';
import Info from 'lucide-react/icons/info';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../Button/Button.tsx';
import { ButtonLink } from '../../ButtonLink/ButtonLink.tsx';
import { alertModal } from '../general.modals.ts';
import { closeModal } from '../modals.store.ts';
import { GeneralModal } from './GeneralModal.tsx';

export interface AlertModalProps {
  title?: ReactNode;
  text?: ReactNode;
  /** A link in the button's place; the modal closes as the page changes. */
  action?: { label: ReactNode; to: string };
}

export default function AlertModal({ title, text, action }: AlertModalProps) {
  const close = () => closeModal(alertModal);
  return (
    <GeneralModal icon={Info} tone="neutral" title={title ?? <FormattedMessage id="common.error.tryLater" />} text={text}>
      {action && (
        <ButtonLink to={action.to} onClick={close} data-autofocus>
          {action.label}
        </ButtonLink>
      )}
      <Button variant={action ? 'secondary' : 'primary'} onClick={close} data-autofocus={action ? undefined : true}>
        <FormattedMessage id={action ? 'common.action.close' : 'app.modal.ok'} />
      </Button>
    </GeneralModal>
  );
}
