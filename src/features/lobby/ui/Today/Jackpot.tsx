import Gem from 'lucide-react/icons/gem';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { DailyJackpot } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { parseInstant, toDate } from '#/lib/clock.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { formatMoney } from '#/lib/money.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { jackpotAt } from '../../model/rules.ts';
import styles from './Today.module.css';

export interface JackpotProps {
  jackpot: DailyJackpot | undefined;
}

export function Jackpot({ jackpot }: JackpotProps) {
  const { formatMessage, locale } = useIntl();
  const titleId = useId();
  const winner = jackpot?.lastWinner;
  return (
    <section className={styles.card} data-kind="jackpot" aria-labelledby={titleId}>
      <Gem className={styles.ornament} aria-hidden />
      <div className={styles.body}>
        <h2 id={titleId} className={styles.label}>
          <Icon of={Gem} size="sm" />
          {formatMessage({ id: 'lobby.jackpot.title' })}
        </h2>
        {jackpot ? (
          <Amount jackpot={jackpot} />
        ) : (
          <p className={styles.note}>{formatMessage({ id: 'lobby.jackpot.empty' })}</p>
        )}
        <DrawTime drawAt={jackpot?.drawAt} />
        {jackpot && winner && (
          <p className={styles.note}>
            {formatMessage(
              { id: 'lobby.jackpot.last' },
              { name: winner.username, amount: formatMoney(winner.amount, jackpot.currency, locale) },
            )}
          </p>
        )}
        <Link className={styles.more} to={paths.categoryGames('jackpot_games')}>
          {formatMessage({ id: 'lobby.jackpot.games' })}
        </Link>
      </div>
    </section>
  );
}

/** The growing amount. It rerenders every second, so it is a component apart from the card. */
function Amount({ jackpot }: { jackpot: DailyJackpot }) {
  const { locale } = useIntl();
  const now = useServerNow(1000);
  return (
    <p className={styles.amount} data-number>
      {formatMoney(jackpotAt(jackpot, now), jackpot.currency, locale)}
    </p>
  );
}

function DrawTime({ drawAt }: { drawAt: string | undefined }) {
  const { formatMessage, formatTime } = useIntl();
  const instant = parseInstant(drawAt);
  if (instant === null) return null;
  return (
    <p className={styles.note}>
      {formatMessage(
        { id: 'lobby.jackpot.draw' },
        { time: formatTime(toDate(instant), { hour: '2-digit', minute: '2-digit' }) },
      )}
    </p>
  );
}
