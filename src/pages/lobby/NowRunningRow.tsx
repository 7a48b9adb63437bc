import { NowRunning } from '#/entities/event/NowRunning.tsx';
import { useRunningTournaments } from '#/features/tournaments/useTournamentLists.tsx';
import { useRunningPromos } from '#/features/promotions/promoItems.tsx';
import { paths } from '#/paths.ts';

export default function NowRunningRow() {
  const promos = useRunningPromos();
  const tournaments = useRunningTournaments();
  return <NowRunning items={[...promos, ...tournaments]} allPath={`${paths.action()}?type=all`} />;
}
