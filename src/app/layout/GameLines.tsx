import Plus from 'lucide-react/icons/plus';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { serverDataQuery } from '#/api/queries.ts';
import { BonusLine } from '#/features/gifts/BonusLine.tsx';
import { TournamentLine } from '#/features/tournaments/TournamentLine.tsx';
import { paths } from '#/paths.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import styles from './GameLines.module.css';

/** What counts while a game is played for real: the running bonus, the tournament, the way to more money. */
export function GameLines({ gameSlug }: { gameSlug: string }) {
  return (
    <>
      <RegionBoundary>
        <BonusLine gameSlug={gameSlug} />
      </RegionBoundary>
      <RegionBoundary>
        <TournamentLine gameSlug={gameSlug} />
      </RegionBoundary>
      <RegionBoundary>
        <DepositLine />
      </RegionBoundary>
    </>
  );
}

/** To the cashbox, which leads back: the game waits, made small. */
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
