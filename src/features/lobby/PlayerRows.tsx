import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useListFavouriteGames, useListRecentGames } from '#/api/generated/endpoints/lobby/lobby.ts';
import { session } from '#/api/session/session.store.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { rowState } from './data/rowState.ts';
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
  const query = useListRecentGames({ query: { staleTime: staleTimes.short } });
  const state = rowState(query);
  if (state.kind === 'games' && state.games.length === 0) return null;
  return <RowView title={formatMessage({ id: 'lobby.recent.title' })} state={state} renderTile={renderTile} />;
}

function FavouriteRow() {
  const { formatMessage } = useIntl();
  const renderTile = useTiles();
  const query = useListFavouriteGames({ query: { staleTime: staleTimes.catalogue } });
  const state = rowState(query);
  if (state.kind === 'games' && state.games.length === 0) return null;
  return <RowView title={formatMessage({ id: 'lobby.favourites.title' })} state={state} renderTile={renderTile} />;
}
