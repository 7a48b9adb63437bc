import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { PayoutRecord } from '#/api/generated/model/index.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { Limit } from '#/entities/form/refusal.ts';
import { CONTACT_TIMER, RESEND_SECONDS } from '#/entities/form/resendTimer.ts';
import { checkFields, codeRules } from '#/entities/form/rules.ts';
import { useFormControl, useServerForm } from '#/entities/form/useServerForm.ts';
import { useResend } from '#/entities/form/useResend.ts';
import { useResendTimer } from '#/entities/form/useResendTimer.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { confirmPayoutMutation, resendPayoutCodeMutation } from '../data/mutations.ts';
import { readCashierRefusal } from '../model/refusals.ts';
import { CodeDialogView, LimitDialogView } from '../ui/Payout/CodeDialogView.tsx';

// Loads when the player submits the code.
const loadSchema = async () => (await import('#/api/generated/zod/cashbox/cashbox.zod.ts')).ConfirmPayoutBody;

export interface CodeDialogProps {
  payout: PayoutRecord;
  onConfirmed: () => void;
  onClose: () => void;
}

/** The dialog of a payout's code. Closing it leaves the request open; its card opens the dialog again. */
export function CodeDialog({ payout: { id, phone }, onConfirmed, onClose }: CodeDialogProps) {
  const [limit, setLimit] = useState<Limit | null>(null);
  const timer = useResendTimer(CONTACT_TIMER, phone ?? '');
  const { mutateAsync: resend } = useMutation(resendPayoutCodeMutation());
  const resending = useResend({
    timer,
    send: async () => {
      await resend({ data: { transaction_id: id } });
      return RESEND_SECONDS;
    },
    readRefusal: readCashierRefusal,
    onLimit: setLimit,
  });
  const form = useServerForm({
    defaultValues: { code: '' },
    check: (values) => checkFields(values, { code: codeRules }),
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
  const code = useFormControl(form, 'code');
  if (limit)
    return (
      <LimitDialogView
        text={<NoticeText notice={limit.notice} />}
        onSupport={() => openModal(supportModal, {})}
        onClose={onClose}
        action={
          limit.code === 'code_attempts_exceeded' && (
            <Button
              size="lg"
              isFullWidth
              onClick={() => {
                setLimit(null);
                code.onChange('');
                resending.ask();
              }}
            >
              <FormattedMessage id="cashbox.code.resend" />
            </Button>
          )
        }
      />
    );
  return (
    <CodeDialogView
      phone={phone}
      code={code}
      notice={form.notice ?? resending.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
      resend={{
        seconds: timer.seconds,
        isSending: resending.isSending,
        isSent: resending.isSent,
        onResend: resending.ask,
      }}
    />
  );
}
