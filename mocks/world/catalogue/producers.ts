// 120 invented producers; the first eight are the top ones of the picker.
import type { Producer } from '../../generated/model/index.ts';
import { collection } from './catalogue.ts';
import { slugOf } from './gameNames.ts';

const producerCount = 120;

const first = [
  'North',
  'Amber',
  'Copper',
  'Quiet',
  'Red',
  'Paper',
  'Velvet',
  'Salt',
  'Blue',
  'Little',
  'Iron',
  'Pine',
  'Seven',
  'Lemon',
  'Stone',
  'Wild',
  'Moon',
  'Spark',
  'Cloud',
  'Honey',
  'Fox',
  'River',
  'Glass',
  'Tin',
  'Maple',
  'Silver',
  'Hollow',
  'Bright',
  'Drift',
  'Echo',
] as const;
const second = ['light', 'wheel', 'forge', 'pixel', 'spin', 'reel', 'craft', 'gate', 'works', 'yard', 'loop', 'dice', 'mill', 'peak'] as const;
const ending = ['Studio', 'Games', 'Gaming', 'Play', 'Interactive', 'Lab', ''] as const;

/** All producers in their order, as the lobby answers them but for the players online, which the handler counts. */
export const producersOf = collection('producers', (catalogue): readonly Producer[] => {
  const random = catalogue.random('producers');
  const names = new Set(['Northlight Studio', 'Ярмарка Игр']);
  while (names.size < producerCount) names.add(`${random.pick(first)}${random.pick(second)} ${random.pick(ending)}`.trim());
  return [...names].map((name, index) => {
    const slug = slugOf(name);
    return { id: index + 1, slug, name, image: `/mock-assets/producer/${slug}.svg`, pageType: 'producer', position: index + 1 };
  });
});

/** Producers by slug. */
export const producerBySlugOf = collection('producerBySlug', (catalogue) => new Map(producersOf(catalogue).map((producer) => [producer.slug, producer])));
