import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { useIsRoundOn } from '#/features/game-frame/useGameFrame.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './GameLines.module.css';

/** Real and bonus balances in the bar of a real-money game. Updates only when the round ends. */
export function GameBalance() {
  const { money } = useMoney();
  const latest = useQuery(balanceQuery()).data?.data;
  const isRoundOn = useIsRoundOn();
  const [balance, setBalance] = useState(latest);
  if (!isRoundOn && balance !== latest) setBalance(latest);
  if (!balance) return <Skeleton shape="text" width="5rem" />;
  const { currency, is_active_bonus: isBonusActive } = balance;
  const format = (minor: number): string => money(minor, currency);
  return (
    <dl className={styles.balance}>
      <div>
        <dt>
          <FormattedMessage id="app.game.real" />
        </dt>
        <dd>
          <AnimatedNumber value={balance.balance} format={format} />
        </dd>
      </div>
      {isBonusActive && (
        <div className={styles.bonus}>
          <dt>
            <FormattedMessage id="app.menu.bonus" />
          </dt>
          <dd>
            <AnimatedNumber value={balance.bonus} format={format} />
          </dd>
        </div>
      )}
    </dl>
  );
}
