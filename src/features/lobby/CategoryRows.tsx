import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { paths } from '#/paths.ts';
import { rowQuery } from './data/queries.ts';
import { useCategories } from './data/useCategories.ts';
import { useTiles } from './data/useTiles.tsx';
import { LobbyPart } from './LobbyPart.tsx';
import { FIRST_ROWS, lobbyRows } from './model/rules.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { NearView } from './ui/NearView/NearView.tsx';
import { RowView } from './ui/Row/RowView.tsx';
import rowStyles from './ui/Row/RowView.module.css';

/** The rows of the default categories; each asks for its own games when it comes near. */
export function CategoryRows() {
  const { known, nameOf } = useCategories();
  return lobbyRows(known, currentBrand().defaultCategories).map((slug, index) => (
    <NearView key={slug} placeClass={rowStyles.row} isFirst={index < FIRST_ROWS}>
      <LobbyPart>
        <CategoryRow slug={slug} title={nameOf(slug)} />
      </LobbyPart>
    </NearView>
  ));
}

function CategoryRow({ slug, title }: { slug: string; title: string }) {
  const renderTile = useTiles();
  const games = loadable(useQuery(rowQuery(slug)), ({ data }) => data);
  return <RowView title={title} allPath={paths.categoryGames(slug)} games={games} renderTile={renderTile} />;
}
