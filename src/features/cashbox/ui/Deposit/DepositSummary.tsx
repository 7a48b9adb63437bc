import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { feeOf } from '../../model/limits.ts';
import type { Method } from '../../model/methods.ts';

export interface DepositSummaryProps {
  amount: number;
  currency: string;
  method: Method;
  gift: SummaryGift | null;
}

export interface SummaryGift {
  readonly title: string;
  /** Minor units that it still wants after this deposit. */
  readonly left: number;
}

/** What is about to happen, once more before it does (WCAG 3.3.4). */
export function DepositSummary({ amount, currency, method, gift }: DepositSummaryProps) {
  const { money } = useMoney();
  const fee = feeOf(amount, method.feePercent);
  return (
    <SummaryList>
      <SummaryRow term={<FormattedMessage id="cashbox.summary.method" />}>{method.name}</SummaryRow>
      {gift && (
        <SummaryRow
          term={<FormattedMessage id="cashbox.summary.gift" />}
          note={
            gift.left > 0 && (
              <FormattedMessage
                id="cashbox.summary.giftLeft"
                values={{ amount: money(gift.left, currency) }}
              />
            )
          }
        >
          {gift.title}
        </SummaryRow>
      )}
      {fee > 0 && (
        <SummaryRow
          term={
            <FormattedMessage
              id={method.isFeeRefunded ? 'cashbox.summary.feeRefunded' : 'cashbox.summary.fee'}
            />
          }
        >
          {money(fee, currency)}
        </SummaryRow>
      )}
      <SummaryRow term={<FormattedMessage id="cashbox.summary.total" />} isTotal>
        {money(amount, currency)}
      </SummaryRow>
    </SummaryList>
  );
}
