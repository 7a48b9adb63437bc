import { useParams } from 'react-router';
import { Series } from '#/features/tournaments/Series.tsx';

/** `/tournaments/series/{slug}`: a series and its tournaments. An unknown slug shows the 404 page. */
export function Component() {
  const { slug = '' } = useParams();
  return <Series key={slug} slug={slug} />;
}
