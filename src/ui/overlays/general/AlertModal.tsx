import type { ReactNode } from 'react';
import Info from 'lucide-react/icons/info';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../Button/Button.tsx';
import { ButtonLink } from '../../ButtonLink/ButtonLink.tsx';
import { alertModal } from '../general.modals.ts';
import { closeModal } from '../modals.store.ts';
import { GeneralModal } from './GeneralModal.tsx';

/** The address of the route profileInfo. */
const PROFILE_INFO = '/profile/info';

export interface AlertModalProps {
  title?: ReactNode;
  text?: ReactNode;
  /** A link beside the button, to the player's details unless told otherwise (specification, section 2). */
  action?: { label?: ReactNode; to?: string };
}

export default function AlertModal({ title, text, action }: AlertModalProps) {
  const close = () => closeModal(alertModal);
  return (
    <GeneralModal icon={Info} tone="neutral" title={title ?? <FormattedMessage id="common.error.tryLater" />} text={text}>
      {action && (
        <ButtonLink to={action.to ?? PROFILE_INFO} onClick={close} data-autofocus>
          {action.label ?? <FormattedMessage id="overlays.alert.toProfile" />}
        </ButtonLink>
      )}
      <Button variant={action ? 'secondary' : 'primary'} onClick={close} data-autofocus={action ? undefined : true}>
        <FormattedMessage id={action ? 'common.action.close' : 'app.modal.ok'} />
      </Button>
    </GeneralModal>
  );
}
