// Data about a page in the vocabulary of schema.org, for search engines. States only what the page shows.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type {
  StaticPageResponse,
  TournamentResponse,
  TournamentSeriesResponse,
  HelpQuestion,
  Tournament,
  TournamentSeries,
} from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { routeAt, type RouteMatch } from '#/lib/routeAt.ts';
import { helpKey, seriesKey, tournamentKey } from './queries.ts';
import { useBreadcrumbs } from './SearchTags.tsx';
import { useHead } from './useHead.ts';
import type { Step } from './rules.ts';

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

/** The plain text of untrusted HTML. Separates list items by semicolons. */
const textOf = (html: string): string =>
  html
    .replace(/<\/li>(?=\s*<li)/g, '; ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function breadcrumbData(steps: readonly Step[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

export function answerData({ title, body }: Pick<HelpQuestion, 'title' | 'body'>): object {
  return {
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: textOf(body) } },
    ],
  };
}

type Competition = Pick<Tournament | TournamentSeries, 'title' | 'startedAt'> &
  Partial<Pick<Tournament, 'finishedAt' | 'description' | 'image'>>;

/** A tournament or a series of tournaments, with its page as the virtual location. */
export function eventData(
  kind: 'Event' | 'EventSeries',
  { title, startedAt, finishedAt, description, image }: Competition,
  { url, organizer }: { url: string; organizer: string },
): object {
  return {
    '@type': kind,
    name: title,
    startDate: startedAt,
    ...(finishedAt === undefined ? {} : { endDate: finishedAt }),
    ...(description === undefined ? {} : { description: textOf(description) }),
    ...(image === undefined ? {} : { image: new URL(image, url).href }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: organizer, url: new URL('/', url).href },
  };
}
