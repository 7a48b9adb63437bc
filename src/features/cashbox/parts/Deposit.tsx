import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { Loadable } from '#/api/loadable.ts';
import type { PhoneCode } from '#/api/generated/model/index.ts';
import { isPhoneCountry } from '#/ui/PhoneField/phone.ts';
import { PhoneField } from '#/ui/PhoneField/PhoneField.tsx';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { openModal } from '#/overlays/modals.store.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { latestDepositsQuery } from '../data/queries.ts';
import { useDepositData, usePhoneCodes, type DepositData } from '../data/useDepositData.ts';
import { useDepositFlow } from '../data/useDepositFlow.ts';
import { useDepositForm, type DepositForm } from '../data/useDepositForm.ts';
import { useGiftChoice } from '../data/useGiftChoice.ts';
import type { DepositPhase, LeftGame } from '../model/depositModel.ts';
import { leftAfter } from '../model/gifts.ts';
import { campaignMarks, readHint, withoutDeposit } from '../model/leftDeposit.ts';
import { AmountStepView } from '../ui/Deposit/AmountStepView.tsx';
import { DepositStatusView } from '../ui/Deposit/DepositStatusView.tsx';
import { GiftChoiceView } from '../ui/Deposit/GiftChoiceView.tsx';
import { MethodStepView } from '../ui/Deposit/MethodStepView.tsx';
import { PendingDeposits } from '../ui/Deposit/PendingDeposits.tsx';
import { PartFailed, PartSkeleton } from '../ui/PartStates.tsx';

type Flow = ReturnType<typeof useDepositFlow>;

export function Deposit({ game }: { game: LeftGame | null }) {
  const [params, setParams] = useSearchParams();
  const flow = useDepositFlow(readHint(params), campaignMarks(params));
  const data = useDepositData();
  const [phase, tell] = flow;
  if (phase.status !== 'choosing' && phase.status !== 'opening')
    return (
      <DepositStatusView
        phase={phase}
        onRetry={() => tell({ type: 'retryAsked' })}
        onLook={() => tell({ type: 'lookAsked' })}
        onChange={() => {
          // Another deposit begins with its amount; the same one goes on where it was.
          if (phase.status !== 'unsure') setParams(withoutDeposit);
          tell({ type: 'changeAsked' });
        }}
        onSupport={() => openModal(supportModal, {})}
      />
    );
  if (data.kind === 'pending') return <PartSkeleton />;
  if (data.kind === 'failed') return <PartFailed failed={data} />;
  return (
    <>
      <Pending />
      <DepositSteps data={data.data} game={game} phase={phase} tell={tell} />
    </>
  );
}

function Pending() {
  const deposits = useQuery(latestDepositsQuery()).data?.data ?? [];
  return <PendingDeposits deposits={deposits.filter(({ status }) => status === 'pending')} />;
}

interface DepositStepsProps {
  data: DepositData;
  game: LeftGame | null;
  phase: Extract<DepositPhase, { status: 'choosing' | 'opening' }>;
  tell: Flow[1];
}

function DepositSteps({ data, game, phase, tell }: DepositStepsProps) {
  const form = useDepositForm(data, { game, isIdle: phase.status === 'choosing' });
  const choice = useGiftChoice();
  const [first] = useState(form.step);
  const { currency, general, sums, lastTime } = data;
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      tell({ type: 'inputChanged' });
    };
  // What is being opened stays in sight: another amount would not be the one that is paid.
  const isOpening = phase.status === 'opening';
  if ((form.step === 'amount' && !isOpening) || form.amount === null)
    return (
      <AmountStepView
        {...{ currency, sums }}
        amount={form.amount}
        limits={general}
        lastAmount={lastTime?.amount ?? null}
        problem={form.amountProblem}
        takesFocus={first !== form.step}
        gift={
          <GiftChoiceView
            gifts={choice.gifts}
            chosenId={choice.chosen?.gift.id ?? null}
            currency={currency}
            isSaving={choice.isSaving}
            refusal={choice.refusal}
            onChoose={choice.choose}
          />
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
      means={<MeansChoice form={form} onMeans={changed(form.chooseMeans)} />}
      gift={
        choice.chosen && {
          title: choice.chosen.gift.title,
          left: leftAfter(choice.chosen, form.amount),
        }
      }
      refusal={phase.status === 'choosing' ? phase.refusal : null}
      isSending={isOpening}
      onMethod={changed(form.chooseMethod)}
      onBack={form.goBack}
      onPay={() => {
        const order = form.order(choice.chosen?.gift.id ?? null);
        if (order) tell({ type: 'submitted', order });
      }}
    />
  );
}

function countriesOf(codes: Loadable<readonly PhoneCode[]>) {
  const known = codes.kind === 'ready' ? codes.data : [];
  return known.flatMap(({ country, dialCode }) =>
    country !== undefined && isPhoneCountry({ country, dialCode }) ? [{ country, dialCode }] : [],
  );
}

function Phone({ form, onPhone }: { form: DepositForm; onPhone: (phone: string) => void }): ReactNode {
  const { formatMessage } = useIntl();
  const codes = usePhoneCodes(true);
  const [firstCountry, ...others] = countriesOf(codes);
  if (codes.kind === 'failed') return <PartFailed failed={codes} />;
  if (!firstCountry) return <Skeleton height="5rem" />;
  return (
    <PhoneField
      name="phone"
      label={formatMessage({ id: 'cashbox.phone.label' })}
      countryLabel={formatMessage({ id: 'cashbox.phone.country' })}
      countries={[firstCountry, ...others]}
      value={form.phone}
      onChange={onPhone}
      autoComplete="tel"
      hint={<FormattedMessage id="cashbox.phone.hint" />}
      error={form.phoneProblem && <FormattedMessage id={`cashbox.phone.${form.phoneProblem}`} />}
    />
  );
}

/** What a redirect is paid with; nothing where there is no choice. */
function MeansChoice({ form, onMeans }: { form: DepositForm; onMeans: (key: string) => void }): ReactNode {
  const { method, means } = form;
  if (!method || means === null || method.means.length < 2) return null;
  return (
    <RadioGroup
      label={<FormattedMessage id="cashbox.means.label" values={{ name: method.name }} />}
      name="means"
      value={means}
      onChange={({ target }) => onMeans(target.value)}
      options={method.means.map(({ key, name }) => ({ value: key, label: name }))}
    />
  );
}
