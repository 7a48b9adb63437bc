import { useListGames } from '#/api/generated/endpoints/lobby/lobby.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { categoryPath } from '#/entities/game/gamePaths.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { rowParams } from './data/listParams.ts';
import { rowState } from './data/rowState.ts';
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
  const { categories, nameOf } = useCategories();
  return lobbyRows(categories, currentBrand().defaultCategories).map((slug, index) => (
    <NearView key={slug} placeClass={rowStyles.row} isFirst={index < FIRST_ROWS}>
      <LobbyPart>
        <CategoryRow slug={slug} title={nameOf(slug)} />
      </LobbyPart>
    </NearView>
  ));
}

function CategoryRow({ slug, title }: { slug: string; title: string }) {
  const renderTile = useTiles();
  const query = useListGames(rowParams(slug, devicePlatform()), { query: { staleTime: staleTimes.catalogue } });
  return <RowView title={title} allPath={categoryPath(slug)} state={rowState(query)} renderTile={renderTile} />;
}
