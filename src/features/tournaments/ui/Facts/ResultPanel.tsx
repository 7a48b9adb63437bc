import Trophy from 'lucide-react/icons/trophy';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { TournamentResult } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { parseInstant, toDate } from '#/lib/clock.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { moneyIn } from '../../model/rules.ts';
import styles from './ResultPanel.module.css';

export interface ResultPanelProps {
  result: TournamentResult;
  currency: string;
}

/** How it ended for the player: place, prize, and where the prize went. */
export function ResultPanel({ result: { position, prizeMoney, paidAt }, currency }: ResultPanelProps) {
  const { money } = useMoney();
  const amount = moneyIn(prizeMoney, currency);
  const paid = parseInstant(paidAt);
  return (
    <aside className={styles.panel} data-won={amount !== null || undefined}>
      <span className={styles.sign}>
        <Icon of={Trophy} size="xl" />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          <FormattedMessage id="tournaments.result.place" values={{ place: position }} />
        </p>
        {amount === null ? (
          <p>
            <FormattedMessage id="tournaments.result.none" />
          </p>
        ) : (
          <>
            <p className={styles.prize}>{money(amount, currency)}</p>
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
      <ButtonLink to={amount === null ? paths.tournaments() : paths.profileBalance()} variant="secondary">
        <FormattedMessage
          id={amount === null ? 'tournaments.result.others' : 'tournaments.result.toBalance'}
        />
      </ButtonLink>
    </aside>
  );
}
