import { NowRunning } from '#/entities/event/NowRunning.tsx';
import { useRunningTournaments } from '#/features/tournaments/useRunningTournaments.ts';
import { useRunningPromos } from '#/features/promotions/useRunningPromos.tsx';
import { paths } from '#/paths.ts';

/** What runs now, in the game hall (specification S2.51). */
export default function NowRunningRow() {
  const promos = useRunningPromos();
  const tournaments = useRunningTournaments();
  return <NowRunning items={[...promos, ...tournaments]} allPath={`${paths.action()}?type=all`} />;
}
