import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Balance } from '#/api/generated/model/index.ts';
import { gameQuery } from '#/entities/game/queries.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { paths } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { type RunningBonus, useBonus, type GameRounds, useGameRounds } from './model/bonus.ts';
import { BonusWagering } from './ui/Bonus/BonusDetails.tsx';
import styles from './GameMoney.module.css';

interface GameMoneyProps {
  gameSlug: string;
  /**
   * The balance to show. It may be older than the latest one, so that it doesn't reveal the result of a
   * running round.
   */
  balance: Balance;
}

export function GameMoney({ gameSlug, balance }: GameMoneyProps) {
  const counts = useQuery(gameQuery(gameSlug)).data?.data.allow_bonus_balance !== false;
  return (
    <GameMoneyView
      balance={balance}
      bonus={useBonus(balance)}
      counts={counts}
      rounds={useGameRounds(gameSlug)}
    />
  );
}

export interface GameMoneyViewProps {
  balance: Balance;
  bonus: RunningBonus | null;
  /** Whether bets in this game count towards the wagering. */
  counts: boolean;
  rounds: GameRounds | null;
}

/** The player's money during a game: real money, bonus, the amount left to wager, and free rounds. */
export function GameMoneyView({ balance, bonus, counts, rounds }: GameMoneyViewProps) {
  const { money } = useMoney();
  const inMoney = (minor: number): string => money(minor, balance.currency);
  return (
    <div className={styles.money}>
      <SummaryList>
        <SummaryRow term={<FormattedMessage id="gifts.game.real" />}>
          <AnimatedNumber value={balance.balance} format={inMoney} />
        </SummaryRow>
        {bonus && (
          <SummaryRow term={<FormattedMessage id="gifts.game.bonus" />}>
            <AnimatedNumber value={bonus.amount} format={inMoney} />
          </SummaryRow>
        )}
        {rounds && <RoundsRow rounds={rounds} />}
      </SummaryList>
      {bonus && (
        <section className={styles.bonus}>
          <h3 className={styles.title}>{bonus.title ?? <FormattedMessage id="gifts.bonus.title" />}</h3>
          <BonusWagering bonus={bonus} />
          {!counts && (
            <p className={styles.note}>
              <FormattedMessage id="gifts.bonus.notHere" />
            </p>
          )}
        </section>
      )}
      <ButtonLink variant="secondary" to={paths.gifts()}>
        <FormattedMessage id="gifts.chip.all" />
      </ButtonLink>
    </div>
  );
}

function RoundsRow({ rounds: { kind, left, endsAt } }: { rounds: GameRounds }) {
  const { formatNumber } = useIntl();
  const { deadline } = useDates();
  return (
    <SummaryRow
      term={<FormattedMessage id={`gifts.game.${kind}`} />}
      note={endsAt !== null && <FormattedMessage id="gifts.game.until" values={{ time: deadline(endsAt) }} />}
    >
      <span data-number>{formatNumber(left)}</span>
    </SummaryRow>
  );
}
