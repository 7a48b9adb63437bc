import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { PayoutRecord } from '#/api/generated/model/index.ts';
import { limitRemedy } from '#/entities/form/confirmationTexts.ts';
import type { Limit } from '#/entities/form/refusal.ts';
import { RESEND_SECONDS } from '#/entities/form/resendTimer.ts';
import { useCodeForm } from '#/entities/form/useCodeForm.ts';
import { useResend } from '#/entities/form/useResend.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { parseInstant } from '#/lib/clock.ts';
import { useByServerClock } from '#/lib/useClock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { confirmPayoutMutation, payoutTimer, resendPayoutCodeMutation } from '../data/payoutMutations.ts';
import { readCashierRefusal } from '../model/refusals.ts';
import { CodeDialogView, LimitDialogView } from '../ui/Payout/CodeDialogView.tsx';

// Loads when the player submits the code.
const loadSchema = async () => (await import('#/api/generated/zod/cashbox/cashbox.zod.ts')).ConfirmPayoutBody;

const EXPIRED = { id: 'form.error.code_expired' } as const;

export interface CodeDialogProps {
  payout: PayoutRecord;
  onConfirmed: () => void;
  onClose: () => void;
}

/** The dialog of a payout's code. Closing it leaves the request open; its card opens the dialog again. */
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
