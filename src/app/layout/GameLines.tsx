import { BonusLine } from '#/features/gifts/BonusLine.tsx';
import { TournamentLine } from '#/features/tournaments/TournamentLine.tsx';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

/** What counts while a game is played for real: the bonus that is wagered, the tournament of the player. */
export function GameLines({ gameSlug }: { gameSlug: string }) {
  return (
    <>
      <RegionBoundary>
        <BonusLine gameSlug={gameSlug} />
      </RegionBoundary>
      <RegionBoundary>
        <TournamentLine gameSlug={gameSlug} />
      </RegionBoundary>
    </>
  );
}
