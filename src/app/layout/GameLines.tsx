import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { useIntl, FormattedMessage } from 'react-intl';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { lastRoundsModal } from '#/features/history/history.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import styles from './GameLines.module.css';
import { useMoney } from '#/entities/money/useMoney.ts';
import { gameMoneyModal } from './game.modals.ts';
import { useShownBalance } from './useShownBalance.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';

// These parts are lazy, to keep the first load small: the app's chunk contains the names of all files that
// this module imports statically.
const BonusLine = lazyPart(() =>
  import('#/features/gifts/BonusLine.tsx').then((module) => ({ default: module.BonusLine })),
);
const DepositLine = lazyPart(() =>
  import('./DepositLine.tsx').then((module) => ({ default: module.DepositLine })),
);
const TournamentLine = lazyPart(() =>
  import('#/features/tournaments/TournamentLine.tsx').then((module) => ({ default: module.TournamentLine })),
);

const depositSign = (
  <span className={styles.sign}>
    <Icon of={Plus} size="sm" />
  </span>
);

export function GameLines({ gameSlug }: { gameSlug: string }) {
  return (
    <>
      <RegionBoundary>
        <GameBalance />
      </RegionBoundary>
      <RegionBoundary>
        <Unrestricted>
          <Suspense fallback={<span className={styles.deposit}>{depositSign}</span>}>
            <DepositLine gameSlug={gameSlug}>{depositSign}</DepositLine>
          </Suspense>
        </Unrestricted>
      </RegionBoundary>
      <LastRounds gameSlug={gameSlug} />
      <RegionBoundary>
        <Suspense>
          <BonusLine gameSlug={gameSlug} onOpen={() => openModal(gameMoneyModal, { gameSlug })} />
        </Suspense>
      </RegionBoundary>
      <RegionBoundary>
        <Suspense>
          <TournamentLine gameSlug={gameSlug} />
        </Suspense>
      </RegionBoundary>
    </>
  );
}

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
