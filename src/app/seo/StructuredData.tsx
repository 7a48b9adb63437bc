import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type {
  StaticPageResponse,
  TournamentResponse,
  TournamentSeriesResponse,
} from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { routeAt, type RouteMatch } from '#/lib/routeAt.ts';
import { helpKey, seriesKey, tournamentKey } from './queries.ts';
import { answerData, breadcrumbData, eventData } from './structuredData.ts';
import { useBreadcrumbs } from './useBreadcrumbs.ts';
import { useHead } from './useHead.ts';

/** Structured data about the page's subject, from the cached responses that the page is rendered from. */
function mainEntityOf(client: QueryClient, { name, params }: RouteMatch, url: string): object | undefined {
  const { slug = '' } = params;
  const about = { url, organizer: currentBrand().name };
  if (name === 'helpAnswer') {
    const help = client.getQueryData<StaticPageResponse>(helpKey());
    const questions = help?.data.topics?.flatMap((topic) => topic.questions);
    const question = questions?.find((item) => item.slug === slug);
    return question && answerData(question);
  }
  if (name === 'tournamentPage') {
    const tournament = client.getQueryData<TournamentResponse>(tournamentKey(slug));
    return tournament && eventData('Event', tournament.data, about);
  }
  if (name !== 'tournamentSeries') return undefined;
  const series = client.getQueryData<TournamentSeriesResponse>(seriesKey(slug));
  return series && eventData('EventSeries', series.data, about);
}

/**
 * Structured data of a prerendered page. In a browser, the security policy forbids this element, so
 * `Breadcrumbs` uses microdata instead.
 */
export function StructuredData() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const steps = useBreadcrumbs(useHead());
  const route = routeAt(pathname);
  if (steps.length === 0 || !route) return null;
  const { href, origin } = new URL(pathname, location.origin);
  const mainEntity = mainEntityOf(client, route, href);
  const graph = [breadcrumbData(steps, origin), ...(mainEntity ? [mainEntity] : [])];
  return (
    <script type="application/ld+json" data-page>
      {JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
        '<',
        String.raw`\u003c`,
      )}
    </script>
  );
}
