// The components of the public pages that the build prerenders.
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { gameSheetModal } from '#/features/game-sheet/gameSheet.modals.ts';
import { staticSlugs, type RouteName } from '#/paths.ts';
import { hasScreen, loadPage } from '../routing/screens.ts';

/** Adds the game's info sheet to a game's page, because the game itself doesn't run without scripts. */
function withGameSheet(Page: ComponentType): ComponentType {
  return function GamePage() {
    const { name: slug = '' } = useParams();
    return (
      <>
        <Page />
        {gameSheetModal.element({ slug, isRunning: true, close: () => undefined })}
      </>
    );
  };
}

/** Throws if the route has nothing to show without scripts. */
export async function publicScreen(name: RouteName): Promise<ComponentType> {
  if (name === 'compoints') {
    // The page of compoints is for players only. All other readers get the article about compoints.
    const { StaticArticle } = await import('#/features/static-content/StaticArticle.tsx');
    return () => <StaticArticle slug={staticSlugs.compointsAbout} />;
  }
  if (!hasScreen(name)) throw new Error('no such page');
  const Page = await loadPage(name);
  return name === 'gameItem' ? withGameSheet(Page) : Page;
}
