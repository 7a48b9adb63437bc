// Invented game names. Like brand names, they are English in every locale. They must be unique,
// because slugs are made from them.
import type { Faker } from '@faker-js/faker';
import type { Catalogue } from '../catalogue.ts';
import { capitalised, fakerOf, isAcceptableName, generateUntil } from '../fake.ts';
import { slugOf } from '../slugOf.ts';

export type GameTheme =
  | 'slot'
  | 'crash'
  | 'roulette'
  | 'blackjack'
  | 'baccarat'
  | 'poker'
  | 'bingo'
  | 'scratch'
  | 'fishing';

export interface GameName {
  slug: string;
  name: string;
  /** Categories that the name implies, such as `fruits`. */
  categories: readonly string[];
}

type NameParts = Pick<GameName, 'name' | 'categories'>;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

// Subjects that `mocks/art` can draw, so that a tile shows what the game's name says.
const scenes: readonly (readonly [category: string | null, things: readonly string[]])[] = [
  [
    'adventure',
    words(
      'Canyon Caravan Castle Cavern Citadel Frontier Island Jungle Quest Pyramid Safari Temple Totems Volcano Voyage',
    ),
  ],
  ['ocean', words('Anchor Dolphins Harbour Kraken Lagoon Lighthouse Mermaid Ocean Pirates Reef Waterfall')],
  ['space', words('Comet Galaxy Meteor Planet Robots Rocket Stars')],
  [
    null,
    words(`Bazaar Bells Brewery Carnival Chalice Clovers Crown Dragon Express Festival Fireflies Fortune Fountain Garden Gems Genie Goblins Jesters
      Kingdom Knights Lanterns Lotus Masks Oasis Orchid Parade Phoenix Railway Samurai Scrolls Sevens Sphinx Treasure Vault Viking Wizard`),
  ],
];
const qualities = words(`
  Ancient Blazing Bold Bright Cosmic Dancing Daring Distant Electric Enchanted Endless Eternal Fabled Fearless Fiery Flying Frozen Gilded Glowing
  Humming Jolly Laughing Lunar Magic Merry Midnight Misty Mystic Noble Proud Restless Roaring Secret Shining Solar Stormy Velvet Wandering
`);
const ofSomebody = words(
  'Book Chalice Crown Dream Gems Garden Legend Lantern Mask Night Secret Temple Treasure Vault',
);
const finishes = words(
  'Bakery Blast Carnival Cascade Cocktail Crush Drops Farm Fiesta Garden Lagoon Market Parade Party Splash Sunrise',
);
const suffixes = [
  'Deluxe',
  'II',
  'Nights',
  '243',
  'Reloaded',
  '777',
  'Extra',
  'Hold & Spin',
  'Wilds',
  'Ways',
] as const;
const crashNames = ['Crash', 'Rocket', 'Sky Crash', 'Crash Dive'] as const;
const rouletteNames = ['Roulette', 'Speed Roulette', 'Roulette Live', 'Double Roulette'] as const;

/** Words of faker that don't suit a game's name, such as obscure colours and botanical names of fruit. */
const unwantedWord =
  /[-\s]|grey|^tan$|salmon|cavalo|prune|date|fig|sultana|aubergine|olive|papaw|cumquat|brown|^black$|^white$/;

const pick = <Item>(faker: Faker, list: readonly Item[]): Item => faker.helpers.arrayElement(list);

const colour = (faker: Faker): string =>
  capitalised(
    generateUntil(
      () => faker.color.human(),
      (word) => !unwantedWord.test(word),
    ),
  );
/** The plural of a random animal with a short name, except cows. */
const animals = (faker: Faker): string =>
  capitalised(
    plural(
      generateUntil(
        () => faker.animal.type(),
        (animal) => animal.length < 10 && animal !== 'cow',
      ),
    ),
  );
const fruit = (faker: Faker): string =>
  capitalised(
    generateUntil(
      () => faker.food.fruit(),
      (word) => !unwantedWord.test(word),
    ),
  );
const firstName = (faker: Faker): string =>
  generateUntil(
    () => faker.person.firstName('female'),
    (name) => /^\p{L}{3,8}$/u.test(name) && isAcceptableName(name),
  );

function plural(noun: string): string {
  if (/fish|deer$/.test(noun)) return noun;
  if (noun.endsWith('wolf')) return noun.replace(/f$/, 'ves');
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function sceneName(faker: Faker, first: string): NameParts {
  const [category, things] = pick(faker, scenes);
  return { name: `${first} ${pick(faker, things)}`, categories: category === null ? [] : [category] };
}

const slotNames: readonly (readonly [weight: number, tell: (faker: Faker) => NameParts])[] = [
  [4, (faker) => sceneName(faker, colour(faker))],
  [4, (faker) => sceneName(faker, pick(faker, qualities))],
  [3, (faker) => ({ name: `${pick(faker, qualities)} ${animals(faker)}`, categories: ['animals'] })],
  [3, (faker) => ({ name: `${fruit(faker)} ${pick(faker, finishes)}`, categories: ['fruits'] })],
  [2, (faker) => ({ name: `${pick(faker, ofSomebody)} of ${firstName(faker)}`, categories: [] })],
];
const slotNameByWeight = slotNames.map(([weight, value]) => ({ weight, value }));

function tableName(faker: Faker, theme: Exclude<GameTheme, 'slot'>): NameParts {
  const first = pick(faker, [() => pick(faker, qualities), () => colour(faker)])();
  if (theme === 'crash') return { name: `${first} ${pick(faker, crashNames)}`, categories: [] };
  if (theme === 'roulette') return { name: `${first} ${pick(faker, rouletteNames)}`, categories: [] };
  return { name: `${first} ${capitalised(theme)}`, categories: [] };
}

/** @param taken slugs in use; new ones are added */
export function gameNamer({ seed, brand }: Catalogue, taken: Set<string>): (theme: GameTheme) => GameName {
  const english = fakerOf({ seed, scope: `${brand}/gameNames`, locale: 'en' });
  const tell = (theme: GameTheme): NameParts =>
    theme === 'slot'
      ? english.helpers.weightedArrayElement(slotNameByWeight)(english)
      : tableName(english, theme);
  return (theme) => {
    for (let attempt = 0; ; attempt += 1) {
      const parts = tell(theme);
      const name = attempt < 3 ? parts.name : `${parts.name} ${pick(english, suffixes)}`;
      const slug = slugOf(name);
      if (taken.has(slug)) continue;
      taken.add(slug);
      return { name, slug, categories: parts.categories };
    }
  };
}
