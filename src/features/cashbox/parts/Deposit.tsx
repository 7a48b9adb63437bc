import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import { loadable } from '#/api/loadable.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { isPhoneCountry } from '#/ui/PhoneField/phone.ts';
import { PhoneField } from '#/ui/PhoneField/PhoneField.tsx';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { phoneCodesQuery } from '../data/queries.ts';
import { useDepositFlow, type Bill, type DepositFlow, type LeftGame } from '../data/useDepositFlow.ts';
import {
  useAmountForm,
  useDepositData,
  useDepositStep,
  useMethodForm,
  type DepositData,
  type MethodForm,
} from '../data/useDepositForm.ts';
import { useGiftChoice, type GiftChoice } from '../data/useGiftChoice.ts';
import { readPayment, toMethodStep, withoutDeposit } from '../model/cashboxUrl.ts';
import { shownStep, shownView } from '../model/depositView.ts';
import { heldGift, leftAfter } from '../model/gifts.ts';
import { CashboxPart } from '../ui/RefusalNotice.tsx';
import { AmountStepView } from '../ui/Deposit/AmountStepView.tsx';
import { MethodStepView } from '../ui/Deposit/MethodStepView.tsx';
import { OutcomeUnknownView, StatusPanel } from '../ui/StatusPanel.tsx';
import { CardForm, hasCardForm } from './CardForm.tsx';
import { DepositGiftPart } from './DepositGift.tsx';
import { DepositsWithoutResult, DepositStatus, type DepositExits } from './DepositStatus.tsx';

export function Deposit({ game }: { game: LeftGame | null }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { money } = useMoney();
  const flow = useDepositFlow(game);
  const data = useDepositData();
  const shown = shownView(flow.phase, readPayment(params));
  const [hasLeftForm, setHasLeftForm] = useState(false);
  if (shown.view !== 'form' && !hasLeftForm) setHasLeftForm(true);
  const form = { search: withoutDeposit(params).toString() };
  const exits: DepositExits = {
    onAnother: () => void navigate(form),
    onAgain: ({ amount, systemId = null }) =>
      void navigate({ search: toMethodStep(params, amount, systemId).toString() }),
  };
  const leaving = ({ systemName, charge, currency }: Bill) => (
    <LeavingView systemName={systemName} sum={money(charge, currency)} />
  );
  switch (shown.view) {
    case 'outcomeUnknown':
      return (
        <OutcomeUnknownView
          of="deposit"
          sum={money(shown.order.charge, shown.order.currency)}
          refusal={shown.refusal}
          onRetry={flow.retry}
          onChange={flow.edit}
        />
      );
    case 'leaving':
      return leaving(shown.bill);
    case 'cardForm':
      return (
        <>
          <CardForm
            key={shown.invoice.id}
            invoice={shown.invoice}
            bill={shown.bill}
            onEnd={flow.endCardForm}
          />
          {leaving(shown.bill)}
        </>
      );
    case 'status':
      return (
        <DepositStatus id={shown.depositId} flow={flow} missing={<Navigate to={form} replace />} {...exits} />
      );
    case 'form':
      break;
  }
  return (
    <CashboxPart of={data}>
      {(known) => (
        <>
          <DepositsWithoutResult flow={flow} />
          <DepositSteps data={known} flow={flow} hasLeftForm={hasLeftForm} />
        </>
      )}
    </CashboxPart>
  );
}

interface DepositStepsProps {
  data: DepositData;
  flow: DepositFlow;
  /**
   * True if the form replaces another view, such as a deposit's result. The form's heading then takes the
   * focus.
   */
  hasLeftForm: boolean;
}

function DepositSteps({ data, flow, hasLeftForm }: DepositStepsProps) {
  const { phase, noteInput: onInput } = flow;
  const choice = useGiftChoice();
  const { chosen } = choice;
  const step = useDepositStep(data);
  const [firstStep] = useState(step);
  const form = useMethodForm(data, {
    withInvoice: hasCardForm(),
    isOpening: phase.status === 'opening',
    isGiftSaving: choice.isSaving,
    giftId: chosen?.gift.id ?? null,
    onInput,
    onOrder: flow.open,
  });
  if (shownStep(phase, step) === 'amount')
    return <AmountStep {...{ data, choice, onInput }} takesFocus={hasLeftForm || firstStep !== 'amount'} />;
  return (
    <MethodStepView
      amount={form.amount}
      currency={data.currency}
      methods={form.methods}
      method={form.method}
      phone={form.method?.isPhoneRequired && <Phone phone={form.phone} />}
      paymentOption={<PaymentOptionChoice form={form} />}
      gift={chosen && { gift: chosen.gift, left: leftAfter(chosen, form.amount) }}
      heldGift={chosen ? null : heldGift(choice.gifts)}
      refusal={phase.status === 'choosing' ? phase.refusal : null}
      isSending={phase.status === 'opening'}
      isGiftSaving={choice.isSaving}
      onMethod={form.onMethod}
      onBack={form.onBack}
      onSubmit={form.onSubmit}
    />
  );
}

interface AmountStepProps {
  data: DepositData;
  choice: GiftChoice;
  takesFocus: boolean;
  onInput: () => void;
}

function AmountStep({ data, choice, takesFocus, onInput }: AmountStepProps) {
  const { currency, general, ownLimit, sums, lastDeposit } = data;
  const { amount, onSubmit } = useAmountForm(data, onInput);
  return (
    <AmountStepView
      {...{ amount, currency, ownLimit, sums, takesFocus, onSubmit }}
      limits={general}
      lastAmount={lastDeposit?.amount ?? null}
      gift={<DepositGiftPart choice={choice} amount={amount.value} currency={currency} />}
    />
  );
}

function Phone({ phone: { notice, ...field } }: { phone: ControlBinding<string> }): ReactNode {
  const { formatMessage } = useIntl();
  const codes = loadable(useQuery(phoneCodesQuery()), ({ data }) =>
    data.flatMap(({ country, dialCode }) =>
      country !== undefined && isPhoneCountry({ country, dialCode }) ? [{ country, dialCode }] : [],
    ),
  );
  return (
    <CashboxPart of={codes} skeleton={['5rem']}>
      {([first, ...others]) =>
        first && (
          <PhoneField
            {...field}
            label={formatMessage({ id: 'cashbox.phone.label' })}
            countryLabel={formatMessage({ id: 'cashbox.phone.country' })}
            countries={[first, ...others]}
            autoComplete="tel"
            hint={<FormattedMessage id="cashbox.phone.hint" />}
            error={notice && <NoticeText notice={notice} />}
          />
        )
      }
    </CashboxPart>
  );
}

function PaymentOptionChoice({ form }: { form: MethodForm }): ReactNode {
  const { method, paymentOption, onPaymentOption } = form;
  if (!method || paymentOption === null || method.paymentOptions.length < 2) return null;
  return (
    <RadioGroup
      label={<FormattedMessage id="cashbox.paymentOption.label" values={{ name: method.name }} />}
      name="paymentOption"
      value={paymentOption}
      onChange={({ target }) => onPaymentOption(target.value)}
      options={method.paymentOptions.map(({ key, name }) => ({ value: key, label: name }))}
    />
  );
}

export function LeavingView({ systemName, sum }: { systemName: string; sum: string }) {
  return (
    <StatusPanel
      tone="neutral"
      icon={ExternalLink}
      isBusy
      sum={sum}
      title={<FormattedMessage id="cashbox.status.leaving" values={{ name: systemName }} />}
    />
  );
}
