import type { Producer } from '../../generated/model/index.ts';
import { collection } from '../catalogue.ts';
import { fakerOf } from '../fake.ts';
import { slugOf } from '../slugOf.ts';

const producerCount = 120;

const endings = ['Studio', 'Games', 'Gaming', 'Interactive', 'Play', 'Lab', 'Works'] as const;

/** Surnames that suit a studio: one word, without jokes. */
const studioName = /^(?!Dick|Crist|Funk)\p{Lu}\p{Ll}{4,9}$/u;

/** All producers in display order. The handler adds their online players. */
export const producersOf = collection('producers', (catalogue): readonly Producer[] => {
  const { seed, brand } = catalogue;
  const faker = fakerOf({ seed, scope: `${brand}/producers`, locale: 'en' });
  const names = new Set(['Northlight Studio', 'Fairground Games']);
  while (names.size < producerCount) {
    const name = faker.person.lastName('generic');
    if (studioName.test(name)) names.add(`${name} ${faker.helpers.arrayElement(endings)}`);
  }
  return [...names].map((name, index) => {
    const slug = slugOf(name);
    return {
      id: index + 1,
      slug,
      name,
      image: `/mock-assets/producer/${slug}.svg`,
      pageType: 'producer',
      position: index + 1,
    };
  });
});

export const producerBySlugOf = collection(
  'producerBySlug',
  (catalogue) => new Map(producersOf(catalogue).map((producer) => [producer.slug, producer])),
);
