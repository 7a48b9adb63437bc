import { useRef, type SubmitEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayLimit, PlayLimitList } from '#/api/generated/model/index.ts';
import { isApiError } from '#/api/ApiError.ts';
import { useAction } from '#/api/useAction.ts';
import { showError } from '#/entities/action/showError.ts';
import { useFormControl, type ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { playLimitsQuery } from '#/entities/play-session/queries.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { FormAlert, type Notice, NoticeText } from '#/entities/form/NoticeText.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { MoneyField, NumberField } from '#/ui/NumberField/NumberField.tsx';
import { takeFocusToField } from '#/ui/takeFocus.ts';
import { playTexts, readPlayRefusal, limitsSchema, updateLimitsMutation } from '../data/mutations.ts';
import {
  limitChange,
  limitConflict,
  limitProblem,
  mostOf,
  type LimitChange,
  type LimitProblem,
} from '../model/rules.ts';
import { useAmountText, WantedText } from './LimitRow.tsx';
import styles from './PlaySafety.module.css';

/** Path of the amount in the request body. */
const AMOUNT = 'limits[0].amount';

export default function LimitModal({ limit: opened, close }: { limit: PlayLimit } & Closable) {
  const { kind, period } = opened;
  const amountText = useAmountText();
  const limits = useQuery({ ...playLimitsQuery(), enabled: false }).data?.data ?? [];
  const limitIn = (all: readonly PlayLimit[]) =>
    all.find((one) => one.kind === kind && one.period === period) ?? opened;
  // Another tab may have changed the limit since the dialog opened.
  const limit = limitIn(limits);
  const current = limit.amount;
  const sent = useRef<number | null>(null);
  const textOf = (amount: number): string => amountText(kind, amount, limit.currency);
  const noticeOf = (problem: Exclude<LimitProblem, 'none'>): Notice => {
    if (problem === 'missing') return { id: 'common.validation.required' };
    if (problem === 'zero') return { id: `responsiblePlay.limit.zero.${kind}` };
    if (problem === 'tooLow')
      return { id: 'responsiblePlay.limit.tooLow', values: { least: textOf(limit.least) } };
    return { id: 'responsiblePlay.limit.tooHigh', values: { most: textOf(mostOf(limit)) } };
  };
  const done = ({ data }: PlayLimitList): void => {
    // Trust the server's answer: if another tab has lowered the limit, a seeming reduction is a raise.
    if (limitIn(data).pending) showMessage('responsiblePlay.limit.waits', { tone: 'info' });
    else
      showMessage(limit.pending ? 'responsiblePlay.limit.savedOnly' : 'responsiblePlay.limit.saved', {
        tone: 'success',
      });
    close();
  };
  const form = useServerForm({
    defaultValues: { amount: current ?? null },
    bodyNames: { amount: AMOUNT },
    check: ({ amount }) => {
      const problem = limitProblem(limit, amount);
      return problem === 'none' ? {} : { amount: noticeOf(problem) };
    },
    toBody: ({ amount }) => ({ limits: [{ kind, period, ...(amount === null ? {} : { amount }) }] }),
    loadSchema: limitsSchema,
    mutation: updateLimitsMutation(),
    readRefusal: (error, fields) => {
      const refusal = readPlayRefusal(error, fields);
      const conflict =
        isApiError(error) && error.code === 'limit_order' && limitConflict(limits, limit, sent.current ?? 0);
      if (conflict) {
        const { side, period: other, amount: bound } = conflict;
        const values = { period: other, amount: textOf(bound) };
        return { ...refusal, fields: { [AMOUNT]: { id: `responsiblePlay.limit.${side}`, values } } };
      }
      const least = isApiError(error) && error.code === 'limit_too_low' ? error.data.limit : undefined;
      if (least === undefined) return refusal;
      const notice = { id: 'responsiblePlay.limit.tooLow', values: { least: textOf(least) } } as const;
      return { ...refusal, fields: { [AMOUNT]: notice } };
    },
    send: async (body, call, { amount }) => {
      sent.current = amount;
      done(await call(body));
    },
  });
  const end = useAction(updateLimitsMutation(), { onFailed: ({ error }) => showError(error, playTexts) });
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
      onEnd={() => end.run({ data: { limits: [{ kind, period }] } }, { onSuccess: done })}
      onCancel={close}
    />
  );
}

interface LimitFormViewProps {
  limit: PlayLimit;
  amount: ControlBinding<number | null>;
  change: LimitChange;
  notice: Notice | undefined;
  isSending: boolean;
  isEnding: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onEnd: () => void;
  onCancel: () => void;
}

export function LimitFormView({ limit, amount, change, notice, ...form }: LimitFormViewProps) {
  const { formatMessage } = useIntl();
  const amountText = useAmountText();
  const { kind, period, currency, least } = limit;
  const { notice: refused, onChange, ...field } = amount;
  const props = {
    ...field,
    // The server's validation errors contain the field's path in the request body. The field has that path as
    // its name, so that it shows these errors.
    name: AMOUNT,
    onValue: onChange,
    label: formatMessage(
      { id: 'responsiblePlay.limit.label' },
      {
        kind: formatMessage({ id: `responsiblePlay.limits.${kind}.title` }),
        period: formatMessage({ id: `responsiblePlay.period.${period}` }),
      },
    ),
    hint: (
      <>
        <FormattedMessage
          id="responsiblePlay.limit.least"
          values={{ least: amountText(kind, least, currency) }}
        />{' '}
        {limit.pending && (
          <>
            <FormattedMessage
              id="responsiblePlay.limit.drops"
              values={{ wanted: <WantedText limit={limit} /> }}
            />{' '}
          </>
        )}
        <FormattedMessage id={`responsiblePlay.limit.change.${change}`} />
      </>
    ),
    error: refused && <NoticeText notice={refused} />,
  };
  return (
    <form ref={takeFocusToField} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <FormAlert notice={notice} />
      {kind === 'time' ? (
        <NumberField {...props} end={<FormattedMessage id="responsiblePlay.limit.minutes" />} />
      ) : (
        <MoneyField {...props} currency={currency} />
      )}
      <div className={styles.actions}>
        <Button type="submit" isWaiting={form.isSending} disabled={form.isEnding}>
          <FormattedMessage id="responsiblePlay.limit.save" />
        </Button>
        <Button variant="secondary" onClick={form.onCancel}>
          <FormattedMessage id="common.action.cancel" />
        </Button>
        {limit.amount !== undefined && (
          <Button variant="ghost" isWaiting={form.isEnding} disabled={form.isSending} onClick={form.onEnd}>
            <FormattedMessage id="responsiblePlay.limit.end" />
          </Button>
        )}
      </div>
    </form>
  );
}
