import type { ReactNode } from 'react';
import Info from 'lucide-react/icons/info';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import type { Closable } from '../modals.store.ts';
import { paths } from '#/paths.ts';

export interface AlertModalProps {
  title?: ReactNode;
  text?: ReactNode;
  /** A link next to the button. Defaults to the player's details (specification S2.62). */
  action?: { label?: ReactNode; to?: string };
}

export default function AlertModal({ title, text, action, close }: AlertModalProps & Closable) {
  return (
    <DialogStep
      art={<IconTile size="lg" icon={Info} />}
      title={title ?? <FormattedMessage id="common.error.tryLater" />}
      text={text}
      actions={
        <>
          {action && (
            <ButtonLink to={action.to ?? paths.profileInfo()} onClick={close} data-autofocus>
              {action.label ?? <FormattedMessage id="overlays.alert.toProfile" />}
            </ButtonLink>
          )}
          <Button
            variant={action ? 'secondary' : 'primary'}
            onClick={close}
            data-autofocus={action ? undefined : true}
          >
            <FormattedMessage id={action ? 'common.action.close' : 'overlays.alert.ok'} />
          </Button>
        </>
      }
    />
  );
}
