import { useEffect, useEffectEvent } from 'react';
import Flame from 'lucide-react/icons/flame';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Button } from '#/ui/Button/Button.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { isSpins } from '#/entities/gift/rules.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Unrestricted, useRestriction } from '#/entities/player/restriction.ts';
import { closeWithBack } from '#/lib/backEntry.ts';
import { paths } from '#/paths.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import type { Gift, PayoutGiftCount } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import type { PayoutOrder } from '../../model/payoutRules.ts';
import { focusAndReveal } from '#/ui/takeFocus.ts';
import form from '../Form.module.css';
import { UsualTime } from '../methodTerms.tsx';
import styles from './PayoutReviewView.module.css';

export interface PayoutReviewViewProps {
  order: PayoutOrder;
  /** The gifts that the payout burns. */
  gifts: Loadable<PayoutGiftCount>;
  isSending: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/**
 * The summary that the player confirms before a payout is requested, with the gifts that are lost (S4.64).
 */
export function PayoutReviewView({ order, gifts, isSending, onConfirm, onBack }: PayoutReviewViewProps) {
  const { money } = useMoney();
  useBrowserBack(onBack, isSending);
  // A self-excluded player can't use gifts anyway, so none are lost.
  const isExcluded = useRestriction().kind === 'excluded';
  const burns = !isExcluded && (gifts.kind !== 'ready' || gifts.data.count > 0);
  return (
    <section className={form.form} aria-busy={isSending || undefined}>
      <header className={form.head}>
        <h2 tabIndex={-1} ref={focusAndReveal}>
          <FormattedMessage id="cashbox.review.title" />
        </h2>
      </header>
      <SummaryList>
        <SummaryRow term={<FormattedMessage id="cashbox.summary.method" />}>{order.systemName}</SummaryRow>
        <SummaryRow term={<FormattedMessage id="cashbox.review.to" />}>{order.destination}</SummaryRow>
        {order.usualMinutes !== null && (
          <SummaryRow term={<FormattedMessage id="cashbox.review.time" />}>
            <UsualTime minutes={order.usualMinutes} />
          </SummaryRow>
        )}
        <SummaryRow term={<FormattedMessage id="cashbox.review.total" />} isTotal>
          {money(order.amount, order.currency)}
        </SummaryRow>
        <SummaryRow term={<FormattedMessage id="cashbox.summary.fee" />}>
          <FormattedMessage id="cashbox.review.noFee" />
        </SummaryRow>
        <SummaryRow term={<FormattedMessage id="cashbox.review.receive" />}>
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

/** Makes the browser's back button return to the form, except while the order is being sent. */
function useBrowserBack(toForm: () => void, isSending: boolean): void {
  const goBack = useEffectEvent(() => {
    if (!isSending) toForm();
    return !isSending;
  });
  useEffect(() => closeWithBack(() => goBack()), []);
}

/** Lists the gifts that a payout burns. `burning` is null if the list couldn't be loaded. */
function BurningGifts({ burning }: { burning: PayoutGiftCount | null }) {
  return (
    <div className={styles.burning} role="note">
      <Icon of={Flame} />
      <div className={styles.words}>
        <p>
          {burning ? (
            <FormattedMessage id="cashbox.review.gifts" values={{ count: burning.count }} />
          ) : (
            <FormattedMessage id="cashbox.review.giftsUnknown" />
          )}
        </p>
        {burning?.gifts && (
          <ul className={styles.list}>
            {burning.gifts.map((gift) => (
              <li key={gift.id} className={styles.gift}>
                <span>{gift.title}</span>
                <span className={styles.worth} data-number>
                  <Worth gift={gift} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.hint}>
          <FormattedMessage id="cashbox.review.giftsReturn" />{' '}
          <Unrestricted>
            <Link to={paths.gifts()}>
              <FormattedMessage id="cashbox.review.toGifts" />
            </Link>
          </Unrestricted>
        </p>
      </div>
    </div>
  );
}

/** The gift's worth: money, or a number of spins or other items. */
function Worth({ gift: { type, amount, currency } }: { gift: Gift }) {
  const { money } = useMoney();
  if (amount === undefined) return null;
  if (currency !== undefined)
    return type === 'deposit_bonus' ? (
      <FormattedMessage id="cashbox.review.worthUpTo" values={{ amount: money(amount, currency) }} />
    ) : (
      money(amount, currency)
    );
  if (isSpins(type)) return <FormattedMessage id="cashbox.review.worthSpins" values={{ count: amount }} />;
  return <FormattedMessage id="cashbox.review.worthCount" values={{ count: amount }} />;
}
