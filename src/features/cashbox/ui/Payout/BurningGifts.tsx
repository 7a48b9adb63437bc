import Flame from 'lucide-react/icons/flame';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Gift, PayoutGiftCount } from '#/api/generated/model/index.ts';
import { isSpins } from '#/entities/gift/kinds.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Unrestricted } from '#/entities/player/Unrestricted.tsx';
import { paths } from '#/paths.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './BurningGifts.module.css';

/** The gifts that a payout burns, each with its worth; null where the server did not say. */
export function BurningGifts({ burning }: { burning: PayoutGiftCount | null }) {
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

/** What a gift is worth, where its title alone need not say: money, or how many of what. */
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
