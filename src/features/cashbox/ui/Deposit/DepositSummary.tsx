import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { bonusSumsOf } from '#/entities/gift/wagerFacts.ts';

interface DepositSummaryProps {
  systemName: string;
  /** The amount added to the balance, in minor units. */
  amount: number;
  /** The fee that the provider charges on top, in minor units. */
  fee: number;
  /** Whether the fee is paid back to the balance. */
  isFeeRefunded: boolean;
  currency: string;
  gift: SummaryGift | null;
  isPaid?: boolean;
}

export interface SummaryGift {
  readonly gift: Gift;
  /** The amount that the gift still requires after this deposit, in minor units. */
  readonly left: number;
}

/**
 * The amounts that the player pays and receives. Shown for review before the payment (WCAG 3.3.4) and as
 * its result afterwards.
 */
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
  const bonus = left > 0 ? null : bonusSumsOf(gift, amount);
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
