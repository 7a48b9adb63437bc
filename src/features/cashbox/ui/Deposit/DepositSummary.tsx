import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { bonusOf } from '../../model/gifts.ts';

export interface DepositSummaryProps {
  systemName: string;
  /** What the deposit adds to the balance, minor units. */
  amount: number;
  /** What the provider charges on top, minor units. */
  fee: number;
  /** The fee returns to the balance. */
  isFeeRefunded: boolean;
  currency: string;
  gift: SummaryGift | null;
  isPaid?: boolean;
}

export interface SummaryGift {
  readonly gift: Gift;
  /** Minor units of deposits that it still needs after this one. */
  readonly left: number;
}

/** What is paid and received: a review before the payment (WCAG 3.3.4), later its result. */
export function DepositSummary(props: DepositSummaryProps) {
  const { systemName, amount, fee, isFeeRefunded, currency, gift, isPaid = false } = props;
  const { money } = useMoney();
  return (
    <SummaryList>
      <SummaryRow term={<FormattedMessage id="cashbox.summary.method" />}>{systemName}</SummaryRow>
      <SummaryRow
        term={<FormattedMessage id={isPaid ? 'cashbox.summary.paid' : 'cashbox.summary.pay'} />}
        isTotal
      >
        {money(amount + fee, currency)}
      </SummaryRow>
      {fee > 0 && (
        <SummaryRow
          term={
            <FormattedMessage id={isFeeRefunded ? 'cashbox.summary.feeRefunded' : 'cashbox.summary.fee'} />
          }
        >
          {money(fee, currency)}
        </SummaryRow>
      )}
      <SummaryRow term={<FormattedMessage id={isPaid ? 'cashbox.summary.got' : 'cashbox.summary.get'} />}>
        {money(isFeeRefunded ? amount + fee : amount, currency)}
      </SummaryRow>
      {gift && <GiftRows {...gift} amount={amount} currency={currency} />}
    </SummaryList>
  );
}

function GiftRows({ gift, left, amount, currency }: SummaryGift & { amount: number; currency: string }) {
  const { money } = useMoney();
  const bonus = left > 0 ? null : bonusOf(gift, amount);
  return (
    <>
      <SummaryRow
        term={<FormattedMessage id="cashbox.summary.gift" />}
        note={
          left > 0 && (
            <FormattedMessage id="cashbox.summary.giftLeft" values={{ amount: money(left, currency) }} />
          )
        }
      >
        {gift.title}
      </SummaryRow>
      {bonus && (
        <>
          <SummaryRow term={<FormattedMessage id="cashbox.summary.bonus" />}>
            {money(bonus.bonus, currency)}
          </SummaryRow>
          <SummaryRow term={<FormattedMessage id="cashbox.summary.toWager" />}>
            {money(bonus.toWager, currency)}
          </SummaryRow>
        </>
      )}
    </>
  );
}
