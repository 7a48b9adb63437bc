import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PayoutRecord } from '#/api/generated/model/index.ts';
import { type Limit, limitRemedy } from '#/entities/form/refusal.ts';
import { RESEND_SECONDS, type Resend, useResend } from '#/entities/form/useResend.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { parseInstant } from '#/lib/clock.ts';
import { useByServerClock } from '#/lib/useClock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import {
  CodeInput,
  LimitRetry,
  type LimitRetryProps,
  ResendCode,
  useCodeForm,
} from '#/entities/form/Confirmation.tsx';
import { FormAlert, type Notice, NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { takeFocusToField } from '#/ui/takeFocus.ts';
import { confirmPayoutMutation, payoutTimer, resendPayoutCodeMutation } from '../data/payoutMutations.ts';
import { readCashierRefusal } from '../model/refusals.ts';
import styles from './CodeDialog.module.css';

// The request body's schema is in a lazy chunk, which loads when the player submits the code.
const loadSchema = async () => (await import('#/api/generated/zod/cashbox/cashbox.zod.ts')).ConfirmPayoutBody;

const EXPIRED = { id: 'form.error.code_expired' } as const;

export interface CodeDialogProps {
  payout: PayoutRecord;
  onConfirmed: () => void;
  onClose: () => void;
}

/**
 * The dialog in which the player confirms a payout with a code. Closing it doesn't cancel the payout. A
 * button on the payout's card opens the dialog again.
 */
export function CodeDialog({ payout, onConfirmed, onClose }: CodeDialogProps) {
  const { id, phone, codeExpiresAt, amount, currency } = payout;
  const { money } = useMoney();
  const [limit, setLimit] = useState<Limit | null>(null);
  const [isRenewed, setIsRenewed] = useState(false);
  const expiresAt = parseInstant(codeExpiresAt);
  const isOutOfTime = useByServerClock((now) => expiresAt !== null && expiresAt <= now);
  const { mutateAsync: resend } = useMutation(resendPayoutCodeMutation());
  const resending = useResend({
    timer: payoutTimer(id),
    contact: phone ?? '',
    send: async () => {
      await resend({ data: { transaction_id: id } });
      setIsRenewed(true);
      return RESEND_SECONDS;
    },
    readRefusal: readCashierRefusal,
    onLimit: setLimit,
  });
  const form = useCodeForm({
    toBody: ({ code }) => ({ transaction_id: id, code }),
    loadSchema,
    readRefusal: readCashierRefusal,
    onLimit: setLimit,
    mutation: confirmPayoutMutation(),
    send: async (body, call) => {
      resending.forget();
      await call(body);
      onConfirmed();
    },
  });
  if (limit) {
    const remedy = limitRemedy(limit);
    return (
      <LimitDialogView
        limit={limit}
        remedy={remedy}
        resendSeconds={resending.seconds}
        onRetry={() => {
          setLimit(null);
          form.forget('code');
          if (remedy === 'newCode') resending.onResend();
        }}
        onSupport={() => openModal(supportModal, {})}
        onClose={onClose}
      />
    );
  }
  return (
    <CodeDialogView
      phone={phone}
      sum={money(amount, currency)}
      code={form.code}
      notice={form.notice ?? resending.notice ?? (isOutOfTime && !isRenewed ? EXPIRED : undefined)}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
      resend={resending}
    />
  );
}

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

interface CodeDialogViewProps {
  /** Digits of the phone number that received the code. Undefined if the server doesn't say. */
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

interface LimitDialogViewProps extends LimitRetryProps {
  onSupport: () => void;
  onClose: () => void;
}

/** Shown when all attempts are used up (S8.12). */
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
