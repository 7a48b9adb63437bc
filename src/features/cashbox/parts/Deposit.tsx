import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { PhoneCode } from '#/api/generated/model/index.ts';
import { BonusesOffView } from '#/entities/player/BonusesOffView.tsx';
import { useAreBonusesOff } from '#/entities/player/useAreBonusesOff.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { isPhoneCountry } from '#/ui/PhoneField/phone.ts';
import { PhoneField, type PhoneFieldProps } from '#/ui/PhoneField/PhoneField.tsx';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useDepositData, usePhoneCodes, type DepositData } from '../data/useDepositData.ts';
import { useDepositFlow, type DepositFlow } from '../data/useDepositFlow.ts';
import { useDepositForm, type DepositForm } from '../data/useDepositForm.ts';
import { useGiftChoice } from '../data/useGiftChoice.ts';
import { readPayment } from '../model/depositAddress.ts';
import type { LeftGame } from '../model/depositModel.ts';
import { leftAfter } from '../model/gifts.ts';
import { AmountStepView } from '../ui/Deposit/AmountStepView.tsx';
import { LeavingView, OutcomeUnknownView } from '../ui/Deposit/DepositStatusView.tsx';
import { GiftChoiceView } from '../ui/Deposit/GiftChoiceView.tsx';
import { MethodStepView } from '../ui/Deposit/MethodStepView.tsx';
import { CashboxPart } from './CashboxPart.tsx';
import { DepositsWithoutResult, DepositStatus, InvoiceForm } from './DepositStatus.tsx';

export function Deposit({ game }: { game: LeftGame | null }) {
  const [params] = useSearchParams();
  const { money } = useMoney();
  const flow = useDepositFlow(game);
  const data = useDepositData();
  const paymentId = readPayment(params);
  const { outcomeUnknown, paying } = flow;
  if (outcomeUnknown) {
    const { order, refusal } = outcomeUnknown;
    return (
      <OutcomeUnknownView
        sum={money(order.charge, order.currency)}
        refusal={refusal}
        onRetry={flow.retry}
        onChange={flow.reset}
      />
    );
  }
  // The browser's back closes the card form: the address no longer names its deposit.
  if (paying && (!paying.invoice || paying.depositId === paymentId))
    return (
      <>
        {paying.invoice && (
          <InvoiceForm invoice={paying.invoice} paying={paying} onLeft={flow.leaveInvoice} />
        )}
        <LeavingView systemName={paying.systemName} sum={money(paying.charge, paying.currency)} />
      </>
    );
  if (paymentId !== null) return <DepositStatus id={paymentId} flow={flow} />;
  return (
    <CashboxPart of={data}>
      {(known) => (
        <>
          <DepositsWithoutResult flow={flow} />
          <DepositSteps data={known} flow={flow} />
        </>
      )}
    </CashboxPart>
  );
}

interface DepositStepsProps {
  data: DepositData;
  flow: DepositFlow;
}

function DepositSteps({ data, flow }: DepositStepsProps) {
  const { isOpening } = flow;
  const form = useDepositForm(data, isOpening);
  const choice = useGiftChoice();
  const areBonusesOff = useAreBonusesOff();
  const [first] = useState(form.step);
  const { currency, general, ownLimit, sums, lastTime } = data;
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      if (!isOpening) flow.reset();
    };
  // While it is opened the order stays visible: another amount would not be the one that is paid.
  if ((form.step === 'amount' && !isOpening) || form.amount === null)
    return (
      <AmountStepView
        {...{ currency, ownLimit, sums }}
        amount={form.amount}
        limits={general}
        lastAmount={lastTime?.amount ?? null}
        problem={form.amountProblem}
        takesFocus={first !== form.step}
        gift={
          areBonusesOff ? (
            <BonusesOffView onSupport={() => openModal(supportModal, {})} />
          ) : (
            <GiftChoiceView
              gifts={choice.gifts}
              chosenId={choice.chosen?.gift.id ?? null}
              amount={form.amount}
              currency={currency}
              isSaving={choice.isSaving}
              refusal={choice.refusal}
              onChoose={choice.choose}
            />
          )
        }
        onAmount={changed(form.setAmount)}
        onLastTime={() => form.setAmount(lastTime?.amount ?? null)}
        onNext={form.goOn}
      />
    );
  return (
    <MethodStepView
      amount={form.amount}
      currency={currency}
      methods={form.methods}
      method={form.method}
      phone={form.method?.isPhoneRequired ? <Phone form={form} onPhone={changed(form.setPhone)} /> : null}
      paymentOption={<PaymentOptionChoice form={form} onOption={changed(form.choosePaymentOption)} />}
      gift={
        choice.chosen && {
          gift: choice.chosen.gift,
          left: leftAfter(choice.chosen, form.amount),
        }
      }
      refusal={flow.refusal}
      isSending={isOpening}
      onMethod={changed(form.chooseMethod)}
      onBack={form.goBack}
      onPay={() => {
        const order = form.order(choice.chosen?.gift.id ?? null);
        if (order) flow.submit(order);
      }}
    />
  );
}

const countriesOf = (codes: readonly PhoneCode[]) =>
  codes.flatMap(({ country, dialCode }) =>
    country !== undefined && isPhoneCountry({ country, dialCode }) ? [{ country, dialCode }] : [],
  );

interface PhoneProps {
  form: DepositForm;
  onPhone: (phone: string) => void;
}

function Phone(props: PhoneProps): ReactNode {
  return (
    <CashboxPart of={usePhoneCodes(true)} skeleton={['5rem']}>
      {(codes) => {
        const [first, ...others] = countriesOf(codes);
        return first && <PhoneInput {...props} countries={[first, ...others]} />;
      }}
    </CashboxPart>
  );
}

function PhoneInput({ form, onPhone, countries }: PhoneProps & Pick<PhoneFieldProps, 'countries'>) {
  const { formatMessage } = useIntl();
  return (
    <PhoneField
      name="phone"
      label={formatMessage({ id: 'cashbox.phone.label' })}
      countryLabel={formatMessage({ id: 'cashbox.phone.country' })}
      countries={countries}
      value={form.phone}
      onChange={onPhone}
      autoComplete="tel"
      hint={<FormattedMessage id="cashbox.phone.hint" />}
      error={form.phoneProblem && <FormattedMessage id={`cashbox.phone.${form.phoneProblem}`} />}
    />
  );
}

/** What a redirect is paid with; nothing where there is no choice. */
function PaymentOptionChoice({
  form,
  onOption,
}: {
  form: DepositForm;
  onOption: (key: string) => void;
}): ReactNode {
  const { method, paymentOption } = form;
  if (!method || paymentOption === null || method.paymentOptions.length < 2) return null;
  return (
    <RadioGroup
      label={<FormattedMessage id="cashbox.paymentOption.label" values={{ name: method.name }} />}
      name="paymentOption"
      value={paymentOption}
      onChange={({ target }) => onOption(target.value)}
      options={method.paymentOptions.map(({ key, name }) => ({ value: key, label: name }))}
    />
  );
}
