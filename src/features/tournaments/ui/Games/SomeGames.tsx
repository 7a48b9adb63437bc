import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { GameTileSkeleton } from '#/entities/game/GameTileSkeleton.tsx';
import { someGamesQuery } from '../../data/queries.ts';
import { useGameTiles } from '../../data/useGameTiles.tsx';
import { SHOWN_GAMES } from '../../model/rules.ts';
import styles from './SomeGames.module.css';

export function SomeGames({ slug }: { slug: string }) {
  const { formatMessage } = useIntl();
  const renderTile = useGameTiles();
  const games = loadable(useQuery(someGamesQuery(slug)), ({ data }) => data);
  if (games.kind === 'failed')
    return <FailureView text={formatMessage({ id: 'tournaments.games.failed' })} failure={games} />;
  return (
    <ul className={styles.games} aria-busy={games.kind === 'pending' || undefined}>
      {games.kind === 'pending'
        ? Array.from({ length: SHOWN_GAMES }, (_, index) => (
            <li key={index}>
              <GameTileSkeleton />
            </li>
          ))
        : games.data.slice(0, SHOWN_GAMES).map((game) => <li key={game.slug}>{renderTile(game)}</li>)}
    </ul>
  );
}
