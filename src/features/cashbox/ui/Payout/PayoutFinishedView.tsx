import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage } from 'react-intl';
import type { PayoutStatus } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { StatusPanel } from '../StatusPanel.tsx';

interface PayoutFinishedViewProps {
  /** Any other status than `paid` means that the money is back in the balance. */
  status: PayoutStatus;
  /** Minor units. */
  amount: number;
  currency: string;
  /** No other payout is shown, so the button leads to the form. */
  isLast: boolean;
  onDismiss: () => void;
}

/** Replaces the request that has got its result while its page was open. */
export function PayoutFinishedView({ status, amount, currency, isLast, onDismiss }: PayoutFinishedViewProps) {
  const { money } = useMoney();
  const isPaid = status === 'paid';
  return (
    <StatusPanel
      tone={isPaid ? 'positive' : 'warning'}
      icon={isPaid ? Check : Undo2}
      sum={money(amount, currency)}
      title={<FormattedMessage id={isPaid ? 'cashbox.payout.paid' : 'cashbox.payout.returned'} />}
      actions={
        <Button variant="secondary" onClick={onDismiss}>
          <FormattedMessage id={isLast ? 'cashbox.payout.another' : 'common.action.close'} />
        </Button>
      }
    >
      <FormattedMessage id={isPaid ? 'cashbox.payout.paidText' : 'cashbox.payout.returnedText'} />
    </StatusPanel>
  );
}
