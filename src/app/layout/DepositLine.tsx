import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { serverDataQuery } from '#/api/queries.ts';
import { useHasSavedCard } from '#/features/cashbox/cashboxFacts.ts';
import { useGameName } from '#/features/game-frame/useGameFrame.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import styles from './GameLines.module.css';
import { quickDepositModal } from './game.modals.ts';

interface DepositLineProps {
  gameSlug: string;
  children: ReactNode;
}

/**
 * Opens a deposit with the saved card over the game. Without a saved card, links to the cashbox: the game is
 * minimized meanwhile, and the cashbox links back to it.
 */
export function DepositLine({ gameSlug, children }: DepositLineProps) {
  const { formatMessage } = useIntl();
  const { isCashboxEnabled } = useQuery(serverDataQuery()).data?.data.flags ?? {};
  const hasSavedCard = useHasSavedCard();
  const name = useGameName();
  if (isCashboxEnabled === false) return null;
  const label = formatMessage({ id: 'app.header.deposit' });
  if (!hasSavedCard)
    return (
      <Link className={styles.deposit} to={paths.cashbox()} aria-label={label} title={label}>
        {children}
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
      {children}
    </button>
  );
}
