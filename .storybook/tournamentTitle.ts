// The mock's title of a tournament or a series in the story's language.
import { seriesList } from '../mocks/world/tournaments/catalogue/series.ts';
import { tournaments } from '../mocks/world/tournaments/catalogue.ts';
import { localeStore } from '../src/i18n/locale.store.ts';

/** Throws if no tournament or series has this slug. */
export function tournamentTitle(slug: string): string {
  const event = [...tournaments, ...seriesList].find((each) => each.slug === slug);
  if (!event) throw new Error(`the world has no tournament ${slug}`);
  return event.title[localeStore.locale];
}
