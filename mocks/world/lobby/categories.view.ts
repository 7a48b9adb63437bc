import type { Category, CategoryItem, Producer } from '../../generated/model/index.ts';
import type { LocaleId } from '../settings.ts';
import { minute } from '../dates.ts';
import type { Catalogue } from '../catalogue.ts';
import { categories, gamesByCategoryOf, type CategoryDefinition } from './categories.catalogue.ts';
import { gamesByProducerOf } from './games.catalogue.ts';
import { producerBySlugOf, producersOf } from './producers.catalogue.ts';

/** Interval at which the number of online players of a producer changes, in milliseconds. */
const countEvery = 5 * minute;

/**
 * The sequence number of the interval that contains `now`. The numbers of online players change only when a
 * new interval begins.
 */
export function countTick(now: number): number {
  return Math.floor(now / countEvery);
}

function categoryOf(
  catalogue: Catalogue,
  { slug, name, showInLobby }: CategoryDefinition,
  locale: LocaleId,
): Category {
  return {
    slug,
    name: name[locale],
    image: `/mock-assets/category/${slug}.svg`,
    position: categories.findIndex((category) => category.slug === slug) + 1,
    showInLobby,
    pageType: 'category',
    gamesCount: gamesByCategoryOf(catalogue).get(slug)?.length ?? 0,
  };
}

function withCounts(catalogue: Catalogue, producer: Producer, now: number): Producer {
  const gamesCount = gamesByProducerOf(catalogue).get(producer.slug)?.length ?? 0;
  const playersOnline = Math.round(
    gamesCount * 3 + catalogue.random(`online/${producer.slug}/${countTick(now)}`).next() * gamesCount * 4,
  );
  return { ...producer, gamesCount, playersOnline };
}

export function categoriesOf(catalogue: Catalogue, locale: LocaleId): Category[] {
  return categories.map((category) => categoryOf(catalogue, category, locale));
}

/** All producers in display order, with their online players at `now`. */
export function producerItemsOf(catalogue: Catalogue, now: number): Producer[] {
  return producersOf(catalogue).map((producer) => withCounts(catalogue, producer, now));
}

export function categoryItemOf(
  catalogue: Catalogue,
  slug: string,
  locale: LocaleId,
  now: number,
): CategoryItem | undefined {
  const category = categories.find((item) => item.slug === slug);
  if (category) return categoryOf(catalogue, category, locale);
  const producer = producerBySlugOf(catalogue).get(slug);
  return producer && withCounts(catalogue, producer, now);
}
