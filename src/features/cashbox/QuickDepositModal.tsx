import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { useCheckedForm, useFormControl } from '#/entities/form/useCheckedForm.ts';
import { bindCashbox } from './cashbox.realtime.ts';
import { type CardFlow, type CardPhase, useCardFlow } from './data/useCardFlow.ts';
import type { LeftGame } from './data/useDepositFlow.ts';
import { type DepositData, problemOf, useDepositData } from './data/useDepositForm.ts';
import { useGiftChoice } from './data/useGiftChoice.ts';
import type { CardOrder } from './model/cardCharge.ts';
import { leftAfter } from './model/gifts.ts';
import { chargeOf, savedCardMethod, type SavedCardMethod } from './model/methods.ts';
import { CashboxPart } from './ui/RefusalNotice.tsx';
import { CheckingView } from './ui/Deposit/DepositStatusView.tsx';
import {
  ChargeUnknownView,
  ChargingView,
  NoSavedCardView,
  QuickDepositView,
} from './ui/Deposit/QuickDepositView.tsx';
import { BankPage } from './parts/BankPage.tsx';
import { DepositGiftPart } from './parts/DepositGift.tsx';
import { DepositStatus, DepositsWithoutResult } from './parts/DepositStatus.tsx';
import { offeredSums, suggestedAmount } from './model/limits.ts';
import { amountNotice } from './model/refusals.ts';

export interface QuickDepositProps {
  /** The running game below the dialog, to which the player returns. */
  game: LeftGame;
}

/** The dialog for a deposit by the saved card. It opens over a running game. */
export default function QuickDepositModal({ game, close }: QuickDepositProps & { close: () => void }) {
  const client = useQueryClient();
  useEffect(() => bindCashbox(client), [client]);
  const { money } = useMoney();
  const flow = useCardFlow();
  // The amount is stored outside the form, because the form remounts after a refusal.
  const [amount, setAmount] = useState<number | null>(null);
  const { phase } = flow;
  const sumOf = ({ charge, currency }: CardOrder): string => money(charge, currency);
  const status = (id: number) => (
    <Status id={id} flow={flow} game={game} onGame={close} onAmount={setAmount} />
  );
  switch (phase.status) {
    case 'searching':
      return <CheckingView />;
    case 'charging':
      return <ChargingView sum={sumOf(phase.order)} />;
    case 'outcomeUnknown':
      return (
        <ChargeUnknownView
          sum={sumOf(phase.charge.order)}
          refusal={phase.refusal}
          isSearching={flow.isSearching}
          onSearch={flow.search}
          onRetry={flow.retry}
        />
      );
    case 'confirming':
      return (
        <BankPage depositId={phase.depositId} page={phase.page} onClose={flow.closeBankPage}>
          {status(phase.depositId)}
        </BankPage>
      );
    case 'opened':
      return status(phase.depositId);
    case 'choosing':
      break;
  }
  return (
    <QuickForm
      flow={flow}
      refusal={phase.refusal}
      startAmount={amount}
      onPay={(order) => {
        setAmount(order.amount);
        flow.pay(order);
      }}
    />
  );
}

interface StatusProps {
  id: number;
  flow: CardFlow;
  game: LeftGame;
  onGame: () => void;
  onAmount: (amount: number | null) => void;
}

function Status({ id, flow, game, onGame, onAmount }: StatusProps) {
  const toForm = (amount: number | null): void => {
    onAmount(amount);
    flow.toForm();
  };
  return (
    <DepositStatus
      id={id}
      flow={flow}
      game={game}
      onGame={onGame}
      onAnother={() => toForm(null)}
      onAgain={({ amount }) => toForm(amount)}
      missing={
        <Button onClick={() => toForm(null)}>
          <FormattedMessage id="cashbox.status.another" />
        </Button>
      }
    />
  );
}

interface QuickFormProps {
  flow: CardFlow;
  refusal: QuickDepositRefusal;
  startAmount: number | null;
  onPay: (order: CardOrder) => void;
}

type QuickDepositRefusal = Extract<CardPhase, { status: 'choosing' }>['refusal'];

function QuickForm(props: QuickFormProps) {
  const data = useDepositData();
  return (
    <CashboxPart of={data}>
      {(known) => {
        const saved = savedCardMethod(known.systems, known);
        if (!saved) return <NoSavedCardView />;
        return (
          <>
            <DepositsWithoutResult
              flow={props.flow}
              // List only deposits that can be continued in this dialog. It can show neither the provider's
              // page of another method nor the card form that an invoice needs.
              isListed={({ systemId, invoice }) => systemId === saved.method.id && !invoice}
            />
            <SavedCardForm {...props} data={known} saved={saved} />
          </>
        );
      }}
    </CashboxPart>
  );
}

interface SavedCardFormProps extends QuickFormProps {
  data: DepositData;
  saved: SavedCardMethod;
}

function SavedCardForm({ data, saved, flow, refusal, startAmount, onPay }: SavedCardFormProps) {
  const choice = useGiftChoice();
  const { chosen } = choice;
  const form = useQuickForm(data, saved, {
    startAmount,
    giftId: chosen?.gift.id ?? null,
    isGiftSaving: choice.isSaving,
    onInput: flow.noteInput,
    onOrder: onPay,
  });
  const { currency, ownLimit, lastDeposit } = data;
  return (
    <QuickDepositView
      {...form}
      {...{ currency, ownLimit, saved, refusal }}
      isGiftSaving={choice.isSaving}
      lastAmount={lastDeposit?.amount ?? null}
      giftChoice={<DepositGiftPart choice={choice} amount={form.amount.value} currency={currency} />}
      gift={chosen && { gift: chosen.gift, left: leftAfter(chosen, form.amount.value ?? 0) }}
    />
  );
}

interface QuickFormSettings {
  /** Amount in minor units. If null, the form suggests the cashbox's usual amount. */
  readonly startAmount: number | null;
  readonly giftId: number | null;
  /**
   * Whether the choice of a gift is still being stored. The deposit has to wait, because the server activates
   * the stored gift.
   */
  readonly isGiftSaving: boolean;
  readonly onInput: () => void;
  readonly onOrder: (order: CardOrder) => void;
}

/** The form of a deposit by the saved card. Its limits are those of the card's method. */
function useQuickForm(
  data: DepositData,
  { method, card }: SavedCardMethod,
  { startAmount, giftId, isGiftSaving, onInput, onOrder }: QuickFormSettings,
) {
  const { currency, ownLimit } = data;
  const { money } = useMoney();
  const { limits } = method;
  const usual = suggestedAmount(data.startAmount, limits, ownLimit);
  const noticeOf = (amount: number | null) => {
    const problem = problemOf(amount, { general: limits, ownLimit });
    return problem && amountNotice(problem, (minor) => money(minor, currency));
  };
  const form = useCheckedForm<{ amount: number | null }>({
    defaultValues: { amount: startAmount ?? usual },
    check({ amount }) {
      const notice = noticeOf(amount);
      return notice ? { amount: notice } : {};
    },
    asksBeforeLeaving: false,
    onInput,
    onValid({ amount }) {
      if (amount === null || isGiftSaving) return;
      onOrder({ cardId: card.id, amount, charge: chargeOf(amount, method), currency, giftId });
    },
  });
  const field = useFormControl(form, 'amount');
  // Show the error before the submit, because even the suggested amount can exceed the player's own limit.
  const early = field.value === null ? undefined : (noticeOf(field.value) ?? undefined);
  return {
    amount: { ...field, notice: field.notice ?? early },
    limits,
    sums: offeredSums(data.sums, limits),
    onSubmit: form.onSubmit,
  };
}
