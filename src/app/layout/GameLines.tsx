import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import { useQuery } from '@tanstack/react-query';
import { useIntl, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { serverDataQuery } from '#/api/queries.ts';
import { Unrestricted } from '#/entities/player/Unrestricted.tsx';
import { hasSavedCardQuery, quickDepositModal } from '#/features/cashbox/quickDeposit.modals.ts';
import { useGameName } from '#/features/game-frame/useGameFrame.ts';
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
import { gameMoneyModal } from './gameMoney.modals.ts';
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
          <DepositLine gameSlug={gameSlug} />
        </Unrestricted>
      </RegionBoundary>
      <LastRounds gameSlug={gameSlug} />
      <RegionBoundary>
        <BonusLine gameSlug={gameSlug} onOpen={() => openModal(gameMoneyModal, { gameSlug })} />
      </RegionBoundary>
      <RegionBoundary>
        <TournamentLine gameSlug={gameSlug} />
      </RegionBoundary>
    </>
  );
}

/**
 * Opens a deposit by the saved card over the game. Without one, it is a link to the cashbox: the game is
 * minimized meanwhile, and the cashbox links back to it.
 */
function DepositLine({ gameSlug }: { gameSlug: string }) {
  const { formatMessage } = useIntl();
  const { isCashboxEnabled } = useQuery(serverDataQuery()).data?.data.flags ?? {};
  const { data: hasSavedCard = false } = useQuery({
    ...hasSavedCardQuery(),
    enabled: isCashboxEnabled !== false,
  });
  const name = useGameName();
  if (isCashboxEnabled === false) return null;
  const label = formatMessage({ id: 'app.header.deposit' });
  const sign = (
    <span className={styles.sign}>
      <Icon of={Plus} size="sm" />
    </span>
  );
  if (!hasSavedCard)
    return (
      <Link className={styles.deposit} to={paths.cashbox()} aria-label={label} title={label}>
        {sign}
      </Link>
    );
  const game = { name, path: paths.gameItem(gameSlug) };
  return (
    <button
      type="button"
      className={styles.deposit}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => openModal(quickDepositModal, { game })}
    >
      {sign}
    </button>
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
