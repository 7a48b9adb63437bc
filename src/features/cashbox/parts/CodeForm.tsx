import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { PayoutRecord } from '#/api/generated/model/index.ts';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { Limit } from '#/entities/form/refusal.ts';
import { RESEND_SECONDS } from '#/entities/form/resendTimer.ts';
import { checkFields, codeRules } from '#/entities/form/rules.ts';
import { useFormControl, useServerForm } from '#/entities/form/useServerForm.ts';
import { useResendTimer } from '#/entities/form/useResendTimer.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { confirmPayoutMutation, refreshPayouts, resendPayoutCodeMutation } from '../data/mutations.ts';
import { PAYOUT_TIMER } from '../data/usePayoutFlow.ts';
import { readCashierRefusal } from '../model/refusals.ts';
import { CodeFormView } from '../ui/Payout/CodeFormView.tsx';
import { LimitView } from '../ui/Payout/LimitView.tsx';

// Loaded with the code that wants to be sent.
const loadSchema = async () => (await import('#/api/generated/zod/cashbox/cashbox.zod.ts')).ConfirmPayoutBody;

interface Resending {
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly notice: Notice | undefined;
  readonly ask: () => void;
}

/** Asking for another code, once at a time; the countdown outlives a reload. */
function useResend(id: number, start: (seconds: number) => void, onLimit: (limit: Limit) => void): Resending {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(resendPayoutCodeMutation());
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [notice, setNotice] = useState<Notice>();
  const isUnderWay = useRef(false);
  const refuse = (error: unknown): void => {
    const { form, limit } = readCashierRefusal(error, []);
    if (limit) onLimit(limit);
    setNotice(form);
    setState('idle');
    // A request that is confirmed or gone by now says so itself.
    void refreshPayouts(client);
  };
  const ask = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('sending');
    setNotice(undefined);
    try {
      const { success } = await mutateAsync({ data: { transaction_id: id } });
      if (success) start(RESEND_SECONDS);
      else setNotice({ id: 'common.error.tryLater' });
      setState(success ? 'sent' : 'idle');
    } catch (error) {
      refuse(error);
    } finally {
      isUnderWay.current = false;
    }
  };
  return { isSending: state === 'sending', isSent: state === 'sent', notice, ask: () => void ask() };
}

export function CodeForm({ payout: { id, phone } }: { payout: PayoutRecord }) {
  const [limit, setLimit] = useState<Limit | null>(null);
  const timer = useResendTimer(PAYOUT_TIMER, phone ?? '');
  const resending = useResend(id, timer.start, setLimit);
  const form = useServerForm({
    defaultValues: { code: '' },
    check: (values) => checkFields(values, { code: codeRules }),
    toBody: ({ code }) => ({ transaction_id: id, code }),
    loadSchema,
    readRefusal: readCashierRefusal,
    onLimit: setLimit,
    mutation: confirmPayoutMutation(),
  });
  const code = useFormControl(form, 'code');
  if (limit)
    return (
      <LimitView
        text={<NoticeText notice={limit.notice} />}
        onSupport={() => openModal(supportModal, {})}
        action={
          limit.code === 'code_attempts_exceeded' && (
            <Button
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
    <CodeFormView
      phone={phone}
      code={code}
      notice={form.notice ?? resending.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      resend={{
        seconds: timer.seconds,
        isSending: resending.isSending,
        isSent: resending.isSent,
        onResend: resending.ask,
      }}
    />
  );
}
