// Data about a page in the vocabulary of schema.org, for search engines. States only what the page shows.
import type { HelpQuestion, Tournament, TournamentSeries } from '#/api/generated/model/index.ts';
import type { Step } from './rules.ts';

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
