import { NowRunning } from '#/entities/event/NowRunning.tsx';
import { useRunningTournaments } from '#/features/tournaments/useRunningTournaments.ts';
import { paths } from '#/paths.ts';

/** What runs now, in the game hall (specification S2.51). */
export default function NowRunningRow() {
  const tournaments = useRunningTournaments();
  return <NowRunning items={tournaments} allPath={paths.tournaments()} />;
}
