import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { loadable } from '#/api/loadable.ts';
import { session } from '#/api/session/session.store.ts';
import { favouritesQuery } from '#/entities/game/queries.ts';
import { recentGamesQuery } from './data/queries.ts';
import { useTiles } from './data/useTiles.tsx';
import { LobbyPart } from './LobbyPart.tsx';
import { RowView } from './ui/Row/RowView.tsx';

/** What a player played lately and marked; a guest has neither. A row that would be empty is not there. */
export function PlayerRows() {
  const { status } = useSnapshot(session);
  if (status === 'guest') return null;
  return (
    <>
      <LobbyPart>
        <RecentRow />
      </LobbyPart>
      <LobbyPart>
        <FavouriteRow />
      </LobbyPart>
    </>
  );
}

function RecentRow() {
  const { formatMessage } = useIntl();
  const renderTile = useTiles();
  const games = loadable(useQuery(recentGamesQuery()), ({ data }) => data);
  if (games.kind === 'ready' && games.data.length === 0) return null;
  return (
    <RowView title={formatMessage({ id: 'lobby.recent.title' })} games={games} renderTile={renderTile} />
  );
}

function FavouriteRow() {
  const { formatMessage } = useIntl();
  const renderTile = useTiles();
  const games = loadable(useQuery(favouritesQuery()), ({ data }) => data);
  if (games.kind === 'ready' && games.data.length === 0) return null;
  return (
    <RowView title={formatMessage({ id: 'lobby.favourites.title' })} games={games} renderTile={renderTile} />
  );
}
