import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { loadable } from '#/api/loadable.ts';
import { session } from '#/api/session/session.store.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { tilePlatform } from '#/entities/game/tilePlatform.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { gameSheetQuery } from '../data/queries.ts';
import { useTiles } from '#/entities/game/useTiles.tsx';
import { GameSheetView } from './GameSheetView.tsx';

export interface GameSheetModalProps {
  slug: string;
  /** Whether the game runs below the sheet. */
  isRunning?: boolean;
}

/** What a game is like, and games like it. */
export default function GameSheetModal({ slug, isRunning = false, close }: GameSheetModalProps & Closable) {
  const { status } = useSnapshot(session);
  const sheet = loadable(useQuery(gameSheetQuery(slug)), ({ data }) => data);
  const renderTile = useTiles();
  return (
    <Part of={sheet} skeleton={['10rem', '16rem', '14rem']} failed="gameSheet.failed">
      {(shown) => (
        <GameSheetView
          sheet={shown}
          viewer={status}
          isRunning={isRunning}
          platform={tilePlatform()}
          renderTile={renderTile}
          onGo={close}
        />
      )}
    </Part>
  );
}
