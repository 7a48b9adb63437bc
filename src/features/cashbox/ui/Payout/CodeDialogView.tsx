import type { ReactNode, SubmitEvent } from 'react';
import Hourglass from 'lucide-react/icons/hourglass';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CodeInput, LimitRetry, ResendCode, type LimitRetryProps } from '#/entities/form/Confirmation.tsx';
import { FormAlert } from '#/entities/form/FormAlert.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { Resend } from '#/entities/form/useResend.ts';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { takeFocusToField } from '#/ui/takeFocus.ts';
import styles from './CodeDialogView.module.css';

interface ShellProps {
  onClose: () => void;
  children: ReactNode;
}

function Shell({ onClose, children }: ShellProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      label={formatMessage({ id: 'cashbox.code.title' })}
      closeLabel={formatMessage({ id: 'common.action.close' })}
      withoutClose
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}

export interface CodeDialogViewProps {
  /** Digits of the phone that received the code. Undefined if the server doesn't say. */
  phone: string | undefined;
  /** The formatted sum of the payout. */
  sum: string;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  resend: Resend;
  onClose: () => void;
}

export function CodeDialogView(props: CodeDialogViewProps) {
  const { phone, sum, code, notice, isSending, onSubmit, resend, onClose } = props;
  return (
    <Shell onClose={onClose}>
      <form noValidate onSubmit={onSubmit} ref={takeFocusToField}>
        <DialogStep
          art={<IconTile size="lg" icon={MessageSquareText} />}
          title={<FormattedMessage id="cashbox.code.title" />}
          actions={
            <>
              <Button type="submit" isWaiting={isSending} disabled={code.notice !== undefined}>
                <FormattedMessage id="cashbox.code.submit" />
              </Button>
              <Button variant="secondary" onClick={onClose}>
                <FormattedMessage id="cashbox.code.later" />
              </Button>
            </>
          }
        >
          <p className={styles.lead}>
            <Lead phone={phone} sum={sum} />{' '}
            <Link to={paths.profileInfo()} className={styles.link}>
              <FormattedMessage id="cashbox.code.profile" />
            </Link>
          </p>
          <FormAlert notice={notice} />
          <CodeInput field={code} />
          <ResendCode type="phone" resend={resend} />
        </DialogStep>
      </form>
    </Shell>
  );
}

function Lead({ phone, sum }: Pick<CodeDialogViewProps, 'phone' | 'sum'>) {
  if (phone === undefined) return <FormattedMessage id="cashbox.code.leadUnknown" />;
  return (
    <FormattedMessage
      id="cashbox.code.lead"
      values={{ amount: sum, phone: <strong data-number>{`+${phone}`}</strong> }}
    />
  );
}

export interface LimitDialogViewProps extends LimitRetryProps {
  onSupport: () => void;
  onClose: () => void;
}

/** All attempts are used up (S8.12). */
export function LimitDialogView({ onSupport, onClose, ...retry }: LimitDialogViewProps) {
  return (
    <Shell onClose={onClose}>
      <DialogStep
        art={<IconTile size="lg" icon={Hourglass} tone="warning" />}
        title={<FormattedMessage id="form.limit.title" />}
        text={<NoticeText notice={retry.limit.notice} />}
        outcome="failed"
        actions={
          <>
            <LimitRetry {...retry} />
            <Button variant="secondary" aria-haspopup="dialog" onClick={onSupport}>
              <FormattedMessage id="cashbox.support.open" />
            </Button>
            <Button variant="ghost" onClick={onClose}>
              <FormattedMessage id="common.action.close" />
            </Button>
          </>
        }
      />
    </Shell>
  );
}
