import { useParams } from 'react-router';
import { Tournament } from '#/features/tournaments/Tournament.tsx';

/** `/tournaments/{slug}`: one tournament. An unknown slug shows the 404 page. */
export function Component() {
  const { slug = '' } = useParams();
  return <Tournament key={slug} slug={slug} />;
}
