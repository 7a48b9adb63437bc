import type { ReactNode, SubmitEvent } from 'react';
import Hourglass from 'lucide-react/icons/hourglass';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { FormAlert } from '#/entities/form/FormAlert.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { TimeLeft } from '#/entities/form/TimeLeft.tsx';
import type { ControlBinding } from '#/entities/form/useServerForm.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { CodeField } from '#/ui/CodeField/CodeField.tsx';
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
  code: ControlBinding<string>;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** `seconds` until another code may be requested. */
  resend: { seconds: number; isSending: boolean; isSent: boolean; onResend: () => void };
  onClose: () => void;
}

export function CodeDialogView(props: CodeDialogViewProps) {
  const { phone, code, notice, isSending, onSubmit, resend, onClose } = props;
  const { notice: wrong, ...field } = code;
  return (
    <Shell onClose={onClose}>
      <form noValidate onSubmit={onSubmit} ref={takeFocusToField}>
        <DialogStep
          art={<IconTile size="lg" icon={MessageSquareText} />}
          title={<FormattedMessage id="cashbox.code.title" />}
          actions={
            <>
              <Button type="submit" isWaiting={isSending} disabled={wrong !== undefined}>
                <FormattedMessage id="cashbox.code.submit" />
              </Button>
              <Button variant="secondary" onClick={onClose}>
                <FormattedMessage id="cashbox.code.later" />
              </Button>
            </>
          }
        >
          <p className={styles.lead}>
            <Lead phone={phone} />{' '}
            <Link to={paths.profileInfo()} className={styles.link}>
              <FormattedMessage id="cashbox.code.profile" />
            </Link>
          </p>
          <FormAlert notice={notice} />
          <div className={styles.field}>
            <CodeField
              {...field}
              label={<FormattedMessage id="cashbox.code.label" />}
              error={wrong && <NoticeText notice={wrong} />}
            />
          </div>
          <Resend {...resend} />
        </DialogStep>
      </form>
    </Shell>
  );
}

function Lead({ phone }: Pick<CodeDialogViewProps, 'phone'>) {
  if (phone === undefined) return <FormattedMessage id="cashbox.code.leadUnknown" />;
  return (
    <FormattedMessage id="cashbox.code.lead" values={{ phone: <strong data-number>{`+${phone}`}</strong> }} />
  );
}

function Resend({ seconds, isSending, isSent, onResend }: CodeDialogViewProps['resend']) {
  return (
    <div className={styles.resend}>
      <p className={styles.sent} role="status">
        {isSent && <FormattedMessage id="cashbox.code.sent" />}
      </p>
      {seconds > 0 ? (
        <p>
          <FormattedMessage id="cashbox.code.wait" values={{ time: <TimeLeft seconds={seconds} /> }} />
        </p>
      ) : (
        <Button variant="ghost" size="sm" isWaiting={isSending} onClick={onResend}>
          <FormattedMessage id="cashbox.code.resend" />
        </Button>
      )}
    </div>
  );
}

export interface LimitDialogViewProps {
  text: ReactNode;
  /** A remedy besides the support, if there is one. */
  action: ReactNode;
  onSupport: () => void;
  onClose: () => void;
}

/** All attempts are used up (S8.12). */
export function LimitDialogView({ text, action, onSupport, onClose }: LimitDialogViewProps) {
  return (
    <Shell onClose={onClose}>
      <DialogStep
        art={<IconTile size="lg" icon={Hourglass} tone="warning" />}
        title={<FormattedMessage id="cashbox.limit.title" />}
        text={text}
        outcome="refused"
        actions={
          <>
            {action}
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
