import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import { useQuery } from '@tanstack/react-query';
import { useIntl, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { serverDataQuery } from '#/api/queries.ts';
import { Unrestricted } from '#/entities/player/Unrestricted.tsx';
import { BonusLine } from '#/features/gifts/BonusLine.tsx';
import { lastRoundsModal } from '#/features/history/history.modals.ts';
import { TournamentLine } from '#/features/tournaments/TournamentLine.tsx';
import { paths } from '#/paths.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import styles from './GameLines.module.css';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useShownBalance } from './useShownBalance.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';

export function GameLines({ gameSlug }: { gameSlug: string }) {
  return (
    <>
      <RegionBoundary>
        <GameBalance />
      </RegionBoundary>
      <RegionBoundary>
        <Unrestricted>
          <DepositLine />
        </Unrestricted>
      </RegionBoundary>
      <LastRounds gameSlug={gameSlug} />
      <RegionBoundary>
        <BonusLine gameSlug={gameSlug} />
      </RegionBoundary>
      <RegionBoundary>
        <TournamentLine gameSlug={gameSlug} />
      </RegionBoundary>
    </>
  );
}

/** Deposit link. The game is minimized meanwhile, and the cashbox links back to it. */
function DepositLine() {
  const { formatMessage } = useIntl();
  const { isCashboxEnabled } = useQuery(serverDataQuery()).data?.data.flags ?? {};
  if (isCashboxEnabled === false) return null;
  const name = formatMessage({ id: 'app.header.deposit' });
  return (
    <Link className={styles.deposit} to={paths.cashbox()} aria-label={name} title={name}>
      <span className={styles.sign}>
        <Icon of={Plus} size="sm" />
      </span>
    </Link>
  );
}

/** Opens the last rounds of the game in a dialog. */
function LastRounds({ gameSlug }: { gameSlug: string }) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      icon={History}
      label={formatMessage({ id: 'app.game.lastRounds' })}
      onClick={() => openModal(lastRoundsModal, { game: gameSlug })}
    />
  );
}

/** Real and bonus balances in the bar of a real-money game. */
function GameBalance() {
  const { money } = useMoney();
  const { balance } = useShownBalance();
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
