// What the mocked casino calls a tournament or a series, in the language of the story.
import { seriesList } from '../mocks/world/tournaments/catalogue/series.ts';
import { tournaments } from '../mocks/world/tournaments/catalogue.ts';
import { localeStore } from '../src/i18n/locale.store.ts';

/** @throws where the world has none under that slug */
export function tournamentTitle(slug: string): string {
  const event = [...tournaments, ...seriesList].find((each) => each.slug === slug);
  if (!event) throw new Error(`the world has no tournament ${slug}`);
  return event.title[localeStore.locale];
}
