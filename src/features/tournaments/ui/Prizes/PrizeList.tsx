import { FormattedMessage } from 'react-intl';
import type { TournamentPrize } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { moneyIn } from '../../model/rules.ts';
import styles from './PrizeList.module.css';

export interface PrizeListProps {
  prizes: readonly TournamentPrize[];
  currency: string;
}

/** What each place gets, in the player's currency where it is money. */
export function PrizeList({ prizes, currency }: PrizeListProps) {
  const { roundMoney } = useMoney();
  return (
    <ul className={styles.list}>
      {prizes.map(({ from, to, title, money }) => {
        const amount = moneyIn(money, currency);
        return (
          <li key={from} className={styles.prize} data-place={from <= 3 ? from : undefined}>
            <span className={styles.place}>
              {from === to ? (
                <FormattedMessage id="tournaments.prizes.place" values={{ place: from }} />
              ) : (
                <FormattedMessage id="tournaments.prizes.places" values={{ from, to }} />
              )}
            </span>
            <b className={styles.amount}>{amount === null ? title : roundMoney(amount, currency)}</b>
          </li>
        );
      })}
    </ul>
  );
}
