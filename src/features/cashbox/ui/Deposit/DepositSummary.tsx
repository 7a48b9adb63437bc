import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { feeOf } from '../../model/limits.ts';
import type { Method } from '../../model/methods.ts';
import form from '../Form.module.css';

export interface DepositSummaryProps {
  amount: number;
  currency: string;
  method: Method;
  giftTitle: string | null;
}

/** What is about to happen, once more before it does (WCAG 3.3.4). */
export function DepositSummary({ amount, currency, method, giftTitle }: DepositSummaryProps) {
  const { money } = useMoney();
  const fee = feeOf(amount, method.feePercent);
  return (
    <dl className={form.facts}>
      <div className={form.fact}>
        <dt>
          <FormattedMessage id="cashbox.summary.method" />
        </dt>
        <dd>{method.name}</dd>
      </div>
      {giftTitle !== null && (
        <div className={form.fact}>
          <dt>
            <FormattedMessage id="cashbox.summary.gift" />
          </dt>
          <dd>{giftTitle}</dd>
        </div>
      )}
      {fee > 0 && (
        <div className={form.fact}>
          <dt>
            <FormattedMessage
              id={method.isFeeRefunded ? 'cashbox.summary.feeRefunded' : 'cashbox.summary.fee'}
            />
          </dt>
          <dd>{money(fee, currency)}</dd>
        </div>
      )}
      <div className={form.fact} data-total>
        <dt>
          <FormattedMessage id="cashbox.summary.total" />
        </dt>
        <dd>{money(amount, currency)}</dd>
      </div>
    </dl>
  );
}
