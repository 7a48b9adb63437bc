import type { ReactNode, SubmitEvent } from 'react';
import CreditCard from 'lucide-react/icons/credit-card';
import { FormattedMessage, useIntl } from 'react-intl';
import CircleHelp from 'lucide-react/icons/circle-help';
import Clock from 'lucide-react/icons/clock';
import type { Refused } from '#/api/ApiError.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { shareOf } from '#/lib/money.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { refusedText } from '#/i18n/errorTexts.ts';
import type { SavedCardMethod } from '../../model/methods.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { cashboxTexts } from '../../model/refusals.ts';
import { StatusPanel } from '../StatusPanel.tsx';
import { AmountField, type AmountFieldProps } from './AmountStepView.tsx';
import { DepositSummary, type SummaryGift } from './DepositSummary.tsx';
import form from '../Form.module.css';

export interface QuickDepositViewProps extends AmountFieldProps {
  saved: SavedCardMethod;
  giftChoice: ReactNode;
  gift: SummaryGift | null;
  /** The server is still storing the choice of a gift, so the deposit can't be sent yet. */
  isGiftSaving: boolean;
  refusal: Refused | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A form with the amount, the gift, a summary of what is paid and received, and one button. */
export function QuickDepositView(props: QuickDepositViewProps) {
  const { saved, giftChoice, gift, isGiftSaving, refusal, onSubmit, ...field } = props;
  const { method, card } = saved;
  const { currency } = field;
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const amount = field.amount.value ?? 0;
  const fee = shareOf(amount, method.feePercent);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={onSubmit}
      aria-label={formatMessage({ id: 'cashbox.tab.deposit' })}
    >
      <AmountField {...field} />
      {giftChoice}
      <DepositSummary
        {...{ amount, fee, currency, gift }}
        systemName={`${method.name} ${card.mask}`}
        isFeeRefunded={method.isFeeRefunded}
      />
      <div className={form.actions} data-sticky>
        {/* Above the button, which stays in sight: below it, a refusal would be hidden. */}
        <RefusalNotice refusal={refusal} currency={currency} />
        <Button type="submit" size="lg" isFullWidth isWaiting={isGiftSaving}>
          <FormattedMessage id="cashbox.method.pay" values={{ amount: money(amount + fee, currency) }} />
        </Button>
      </div>
      <ButtonLink variant="ghost" to={toCashbox(field.amount.value)}>
        <FormattedMessage id="cashbox.quick.other" />
      </ButtonLink>
    </form>
  );
}

/** The cashbox's URL with the typed amount. */
function toCashbox(amount: number | null): string {
  return amount === null || amount === 0 ? paths.cashbox() : `${paths.cashbox()}?amount=${String(amount)}`;
}

/** Shown if no provider has saved a card of the player yet. */
export function NoSavedCardView() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={CreditCard}
      title={formatMessage({ id: 'cashbox.quick.none' })}
      action={
        <ButtonLink to={paths.cashbox()}>
          <FormattedMessage id="cashbox.quick.toCashbox" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="cashbox.quick.noneText" />
    </EmptyState>
  );
}

/** Shown while the order is being sent to the bank. */
export function ChargingView({ sum }: { sum: string }) {
  return (
    <StatusPanel
      tone="neutral"
      icon={Clock}
      isBusy
      sum={sum}
      title={<FormattedMessage id="cashbox.status.pending" />}
    />
  );
}

interface ChargeUnknownViewProps {
  sum: string;
  /** Why the last attempt failed. Null if the charge was only looked up and wasn't found. */
  refusal: Refused | null;
  isSearching: boolean;
  onSearch: () => void;
  onRetry: () => void;
}

/** Shown if the card may have been charged. The order can be repeated, but not changed. */
export function ChargeUnknownView(props: ChargeUnknownViewProps) {
  const { sum, refusal, isSearching, onSearch, onRetry } = props;
  return (
    <StatusPanel
      tone="warning"
      icon={CircleHelp}
      sum={sum}
      title={<FormattedMessage id="cashbox.quick.unknown" />}
      actions={
        <>
          <Button isWaiting={isSearching} onClick={onSearch}>
            <FormattedMessage id="cashbox.status.look" />
          </Button>
          <Button variant="secondary" disabled={isSearching} onClick={onRetry}>
            <FormattedMessage id="cashbox.quick.repeat" />
          </Button>
        </>
      }
    >
      <p role="alert">
        {refusal ? (
          <NoticeText notice={refusedText(refusal, cashboxTexts)} />
        ) : (
          <FormattedMessage id="cashbox.quick.notFound" />
        )}
      </p>
      <p>
        <FormattedMessage id="cashbox.quick.unknownText" />
      </p>
    </StatusPanel>
  );
}
