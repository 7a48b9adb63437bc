import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { reveal } from '#/ui/takeFocus.ts';
import type { PayoutPhase } from '../data/usePayoutFlow.ts';
import type { PayoutData } from '../data/usePayoutForm.ts';

/** Says that an order was not sent, because of requests from another tab. */
export function UnsentNotice({
  phase,
  data: { requests, mostRequests, real },
}: {
  phase: PayoutPhase;
  data: PayoutData;
}) {
  const { money } = useMoney();
  const isFull = requests.length >= mostRequests;
  const isTwin = phase.status === 'choosing' && phase.refusal === null;
  const order =
    phase.status === 'reviewing' ? phase.order : phase.status === 'choosing' ? phase.unsent : null;
  if (!order || !(isFull || isTwin)) return null;
  const amount = money(order.amount, order.currency);
  return (
    <InlineAlert>
      <p ref={reveal}>
        {isFull ? (
          <FormattedMessage id="cashbox.payout.notSentFull" values={{ amount, limit: mostRequests }} />
        ) : order.amount > real ? (
          <FormattedMessage
            id="cashbox.payout.notSentShort"
            values={{ amount, real: money(real, order.currency) }}
          />
        ) : (
          <FormattedMessage id="cashbox.payout.notSent" values={{ amount }} />
        )}
      </p>
    </InlineAlert>
  );
}
