import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Gift } from '#/api/generated/model/index.ts';
import { gameQuery } from '#/entities/game/queries.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { useBonus, useBonusLabel, useWageredGift } from './data/useBonus.ts';
import { BONUS_GAMES } from './model/links.ts';
import type { RunningBonus } from './model/bonus.ts';
import styles from './ui/Bonus/BonusLine.module.css';

/**
 * During a game: how much of the bonus is left to wager, that it doesn't count here, or that it has just been
 * wagered.
 */
export function BonusLine({ gameSlug }: { gameSlug: string }) {
  const bonus = useBonus();
  const counts = useQuery({ ...gameQuery(gameSlug), enabled: bonus !== null }).data?.data.allow_bonus_balance;
  const wagered = useWageredGift(bonus);
  if (wagered) return <WageredLine gift={wagered} />;
  if (!bonus || counts === undefined) return null;
  return counts ? <CountingLine bonus={bonus} /> : <NotCountingLine />;
}

function WageredLine({ gift: { paidOut = 0, currency } }: { gift: Gift }) {
  const { money } = useMoney();
  return (
    <p className={styles.line} role="status">
      <small className={styles.apart} data-tone="won">
        {paidOut > 0 && currency !== undefined ? (
          <FormattedMessage id="gifts.bonus.becameReal" values={{ amount: money(paidOut, currency) }} />
        ) : (
          <FormattedMessage id="gifts.bonus.wagered" />
        )}
      </small>
    </p>
  );
}

function NotCountingLine() {
  return (
    <Link className={styles.line} to={BONUS_GAMES}>
      <small className={styles.apart}>
        <FormattedMessage id="gifts.bonus.notHere" />
      </small>
    </Link>
  );
}

function CountingLine({ bonus }: { bonus: RunningBonus }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { left, currency, wagering, multiplier } = bonus;
  const label = useBonusLabel()(bonus);
  return (
    <Link className={styles.line} to={paths.gifts()} aria-label={label} title={label}>
      <span className={styles.ring}>
        <ProgressRing size="sm" value={wagering?.percent ?? 0}>
          {multiplier !== null && formatMessage({ id: 'gifts.multiplier' }, { wager: multiplier })}
        </ProgressRing>
      </span>
      <span className={styles.left}>
        <small className={styles.term}>
          <FormattedMessage id="gifts.bonus.toWager" />
        </small>
        <AnimatedNumber value={left} format={(minor) => money(minor, currency)} />
      </span>
    </Link>
  );
}
