import type { PlayLimit } from '#/api/generated/model/index.ts';
import { useAction } from '#/api/useAction.ts';
import { showError } from '#/entities/action/showError.ts';
import { useFormControl, useServerForm } from '#/entities/form/useServerForm.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { playTexts, readPlayRefusal } from '../../data/errorTexts.ts';
import { updateLimitsMutation } from '../../data/mutations.ts';
import { limitsSchema } from '../../data/schemas.ts';
import { limitChange } from '../../model/rules.ts';
import { LimitFormView } from './LimitFormView.tsx';

/** What the body calls the one amount of this form. */
const AMOUNT = 'limits[0].amount';

export default function LimitModal({ limit, close }: { limit: PlayLimit } & Closable) {
  const { kind, period } = limit;
  const current = limit.amount;
  const done = (wanted: number | null): void => {
    const change = limitChange(current, wanted);
    if (change === 'afterADay') showMessage('responsiblePlay.limit.waits', { tone: 'info' });
    else showMessage('responsiblePlay.limit.saved', { tone: 'success' });
    close();
  };
  const form = useServerForm({
    defaultValues: { amount: current ?? null },
    bodyNames: { amount: AMOUNT },
    check: ({ amount }) => (amount === null ? { amount: { id: 'common.validation.required' } } : {}),
    toBody: ({ amount }) => ({ limits: [{ kind, period, ...(amount === null ? {} : { amount }) }] }),
    loadSchema: limitsSchema,
    mutation: updateLimitsMutation(),
    readRefusal: readPlayRefusal,
    send: async (body, call, { amount }) => {
      await call(body);
      done(amount);
    },
  });
  const end = useAction(updateLimitsMutation(), { onRefused: (error) => showError(error, playTexts) });
  const amount = useFormControl(form, 'amount');
  return (
    <LimitFormView
      limit={limit}
      amount={amount}
      change={limitChange(current, amount.value)}
      notice={form.notice}
      isSending={form.isSending}
      isEnding={end.isWaiting}
      onSubmit={form.onSubmit}
      onEnd={() => end.run({ data: { limits: [{ kind, period }] } }, { onSuccess: () => done(null) })}
      onCancel={close}
    />
  );
}
