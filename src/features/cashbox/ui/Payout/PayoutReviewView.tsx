import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { takePlace } from '../takePlace.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import type { PayoutGiftCount } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import type { PayoutOrder } from '../../model/payoutModel.ts';
import form from '../Form.module.css';
import { BurningGifts } from './BurningGifts.tsx';
import { UsualTime } from './UsualTime.tsx';

export interface PayoutReviewViewProps {
  order: PayoutOrder;
  /** The gifts that the payout burns. */
  gifts: Loadable<PayoutGiftCount>;
  isSending: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** The summary before money moves, with the gifts that it costs (specification S4.64). */
export function PayoutReviewView({ order, gifts, isSending, onConfirm, onBack }: PayoutReviewViewProps) {
  const { money } = useMoney();
  // A self-excluded player's gifts are closed: a payout takes nothing that could be used.
  const isExcluded = useRestriction().kind === 'excluded';
  const burns = !isExcluded && (gifts.kind !== 'ready' || gifts.data.count > 0);
  return (
    <section className={form.form} aria-busy={isSending || undefined}>
      <header className={form.head}>
        <h2 tabIndex={-1} ref={takePlace}>
          <FormattedMessage id="cashbox.review.title" />
        </h2>
      </header>
      <SummaryList>
        <SummaryRow term={<FormattedMessage id="cashbox.summary.method" />}>{order.systemName}</SummaryRow>
        <SummaryRow term={<FormattedMessage id="cashbox.review.to" />}>{order.destination}</SummaryRow>
        {order.usualMinutes !== null && (
          <SummaryRow term={<FormattedMessage id="cashbox.review.time" />}>
            <FormattedMessage
              id="cashbox.payout.usually"
              values={{ time: <UsualTime minutes={order.usualMinutes} /> }}
            />
          </SummaryRow>
        )}
        <SummaryRow term={<FormattedMessage id="cashbox.review.total" />} isTotal>
          {money(order.amount, order.currency)}
        </SummaryRow>
      </SummaryList>
      {gifts.kind === 'pending' && !isExcluded ? (
        <Skeleton height="4rem" />
      ) : (
        burns && <BurningGifts burning={gifts.kind === 'ready' ? gifts.data : null} />
      )}
      <p className={form.quiet}>
        <FormattedMessage id="cashbox.review.sms" />
      </p>
      <div className={form.actions} data-pair>
        <Button variant="secondary" size="lg" onClick={onBack} disabled={isSending}>
          <FormattedMessage id="common.action.back" />
        </Button>
        <Button
          size="lg"
          variant={burns ? 'danger' : 'primary'}
          isFullWidth
          isWaiting={isSending || gifts.kind === 'pending'}
          onClick={onConfirm}
        >
          <FormattedMessage id={burns ? 'cashbox.review.burn' : 'cashbox.review.confirm'} />
        </Button>
      </div>
    </section>
  );
}
