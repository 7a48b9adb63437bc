import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import type { Closable } from '../modals.store.ts';

export interface ErrorModalProps {
  title?: ReactNode;
  text?: ReactNode;
  /** Called by the retry button. Without it the modal can only be closed. */
  onRetry?: () => void;
}

export default function ErrorModal({ title, text, onRetry, close }: ErrorModalProps & Closable) {
  const retry = () => {
    close();
    onRetry?.();
  };
  return (
    <DialogStep
      art={<IconTile size="lg" icon={CircleAlert} tone="negative" />}
      title={title ?? <FormattedMessage id="common.error.title" />}
      text={text ?? <FormattedMessage id="common.error.tryLater" />}
      actions={
        <>
          {onRetry && (
            <Button onClick={retry} data-autofocus>
              <FormattedMessage id="common.action.retry" />
            </Button>
          )}
          <Button
            variant={onRetry ? 'secondary' : 'primary'}
            onClick={close}
            data-autofocus={onRetry ? undefined : true}
          >
            <FormattedMessage id="common.action.close" />
          </Button>
        </>
      }
    />
  );
}
