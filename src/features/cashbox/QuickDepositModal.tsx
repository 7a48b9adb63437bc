import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { bindCashbox } from './cashbox.realtime.ts';
import { useCardFlow, type CardFlow, type CardPhase } from './data/useCardFlow.ts';
import type { LeftGame } from './data/useDepositFlow.ts';
import { useDepositData, type DepositData } from './data/useDepositForm.ts';
import { useGiftChoice } from './data/useGiftChoice.ts';
import { useQuickForm } from './data/useQuickDeposit.ts';
import type { CardOrder } from './model/cardCharge.ts';
import { leftAfter } from './model/gifts.ts';
import { savedCardMethod, type SavedCardMethod } from './model/savedCard.ts';
import { CashboxPart } from './ui/CashboxPart.tsx';
import { ChargeUnknownView, ChargingView } from './ui/Deposit/ChargeViews.tsx';
import { CheckingView } from './ui/Deposit/DepositStatusView.tsx';
import { NoSavedCardView, QuickDepositView } from './ui/Deposit/QuickDepositView.tsx';
import { BankPage } from './parts/BankPage.tsx';
import { DepositGift } from './parts/DepositGift.tsx';
import { DepositsWithoutResult, DepositStatus } from './parts/DepositStatus.tsx';

export interface QuickDepositProps {
  /** The game below, to which the player returns. */
  game: LeftGame;
}

/** A deposit by the saved card over a running game. */
export default function QuickDepositModal({ game, close }: QuickDepositProps & { close: () => void }) {
  const client = useQueryClient();
  useEffect(() => bindCashbox(client), [client]);
  const { money } = useMoney();
  const flow = useCardFlow();
  // Kept for the form after a refusal.
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
              // Others need a page that this dialog can't show.
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
    onInput: flow.noteInput,
    onOrder: onPay,
  });
  const { currency, ownLimit, lastDeposit } = data;
  return (
    <QuickDepositView
      {...form}
      {...{ currency, ownLimit, saved, refusal }}
      lastAmount={lastDeposit?.amount ?? null}
      giftChoice={<DepositGift choice={choice} amount={form.amount.value} currency={currency} />}
      gift={chosen && { gift: chosen.gift, left: leftAfter(chosen, form.amount.value ?? 0) }}
    />
  );
}
