import { useQuery } from '@tanstack/react-query';
import { Skeletons } from '#/entities/failure/Part.tsx';
import { throwUnlessKnown, tournamentQuery } from './data/queries.ts';
import { TournamentDetails } from './TournamentDetails.tsx';

/** @throws ApiError to the route's error boundary: without it there is no page */
export function Tournament({ slug }: { slug: string }) {
  const { data } = useQuery({ ...tournamentQuery(slug), throwOnError: throwUnlessKnown });
  return data ? <TournamentDetails tournament={data.data} /> : <Skeletons heights={['24rem', '40rem']} />;
}
