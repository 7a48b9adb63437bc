import { useQuery } from '@tanstack/react-query';
import { throwUnlessKnown, tournamentQuery } from './data/queries.ts';
import { TournamentDetails } from './TournamentDetails.tsx';
import { DetailsSkeleton } from './ui/DetailsSkeleton.tsx';

/** @throws ApiError to the route's error boundary: without it there is no page */
export function Tournament({ slug }: { slug: string }) {
  const { data } = useQuery({ ...tournamentQuery(slug), throwOnError: throwUnlessKnown });
  return data ? <TournamentDetails tournament={data.data} /> : <DetailsSkeleton />;
}
