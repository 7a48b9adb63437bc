import { FormattedMessage, FormattedDate } from 'react-intl';
import type { TournamentPrize, TournamentResult } from '#/api/generated/model/index.ts';
import { OfferedWorth } from '#/entities/gift/OfferedTerms.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { moneyIn } from '../../model/rules.ts';
import styles from './Prizes.module.css';
import Trophy from 'lucide-react/icons/trophy';
import { parseInstant, toDate } from '#/lib/clock.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';

export interface PrizeListProps {
  prizes: readonly TournamentPrize[];
  currency: string;
}

export function PrizeList({ prizes, currency }: PrizeListProps) {
  const { roundMoney, count } = useMoney();
  return (
    <ul className={styles.list}>
      {prizes.map((prize) => {
        const { from, to, title, money, image } = prize;
        const amount = moneyIn(money, currency);
        return (
          <li key={from} className={styles.prize} data-place={from <= 3 ? from : undefined}>
            <span className={styles.place}>
              {from === to ? (
                <FormattedMessage
                  id="tournaments.prizes.place"
                  values={{ place: from, shown: count(from) }}
                />
              ) : (
                <FormattedMessage
                  id="tournaments.prizes.places"
                  values={{ from: count(from), to: count(to) }}
                />
              )}
            </span>
            {image !== undefined && (
              <span className={styles.picture}>
                <Picture src={image} width={40} height={40} loading="lazy" />
              </span>
            )}
            <div className={styles.terms}>
              <b className={styles.amount}>{amount === null ? title : roundMoney(amount, currency)}</b>
              {amount === null ? (
                <OfferedWorth gift={prize} money={roundMoney} />
              ) : (
                <p className={styles.note}>
                  <FormattedMessage id="gift.terms.noWager" />
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export interface ResultPanelProps {
  result: TournamentResult;
  currency: string;
}

/** The player's place and prize, and where the prize was credited. */
export function ResultPanel({
  result: { position, prizeMoney, paidAt, giftTitle },
  currency,
}: ResultPanelProps) {
  const { money, count } = useMoney();
  const amount = moneyIn(prizeMoney, currency);
  const paid = parseInstant(paidAt);
  return (
    <aside className={styles.panel} data-won={amount !== null || giftTitle !== undefined || undefined}>
      <span className={styles.sign}>
        <Icon of={Trophy} size="xl" />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          <FormattedMessage
            id="tournaments.result.place"
            values={{ place: position, shown: count(position) }}
          />
        </p>
        {amount === null ? (
          <>
            {giftTitle !== undefined && <p className={styles.resultPanelPrize}>{giftTitle}</p>}
            <p>
              <FormattedMessage id={`tournaments.result.${giftTitle === undefined ? 'none' : 'gift'}`} />
            </p>
          </>
        ) : (
          <>
            <p className={styles.resultPanelPrize}>{money(amount, currency)}</p>
            <p>
              <FormattedMessage id="tournaments.result.paid" />
              {paid !== null && (
                <>
                  {' · '}
                  <FormattedDate
                    value={toDate(paid)}
                    day="numeric"
                    month="long"
                    hour="2-digit"
                    minute="2-digit"
                  />
                </>
              )}
            </p>
          </>
        )}
      </div>
      <AfterResult prize={amount !== null ? 'money' : giftTitle === undefined ? 'none' : 'gift'} />
    </aside>
  );
}

const waysOn = {
  money: { to: paths.profileBalance(), text: 'tournaments.result.toBalance' },
  gift: { to: paths.gifts(), text: 'tournaments.result.toGifts' },
  none: { to: paths.tournaments(), text: 'tournaments.result.others' },
} as const;

function AfterResult({ prize }: { prize: keyof typeof waysOn }) {
  const { to, text } = waysOn[prize];
  return (
    <ButtonLink to={to} variant="secondary">
      <FormattedMessage id={text} />
    </ButtonLink>
  );
}
