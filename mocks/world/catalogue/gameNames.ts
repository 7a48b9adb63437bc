// Invented names of games. Slugs are made from the names, so a name is unique.
import type { Random } from '../../core/random.ts';

/** The words of a text. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const qualities = words(`
  Amber Ancient Arctic Atomic Azure Blazing Bold Brave Bright Bronze Candy Cosmic Crimson Crystal Dancing Daring Diamond Distant Electric Emerald
  Endless Enchanted Eternal Fabled Fearless Fiery Flying Forgotten Frozen Gentle Giant Gilded Glowing Golden Grand Happy Hidden Honey Humming Icy Iron
  Ivory Jade Jolly Laughing Lucky Lunar Magic Mellow Merry Midnight Misty Mystic Neon Noble Northern Opal Pearl Proud Purple Rapid Restless Roaring
  Royal Ruby Rustic Salty Sapphire Scarlet Secret Shining Silent Silver Sleepy Solar Stormy Sunny Tropical Velvet Violet Wandering Wild Winter Wooden
`);

const things = words(`
  Acorns Anchor Apples Arrows Badger Bakery Balloons Bazaar Beacon Beetle Bells Berries Bonanza Brewery Buffalo Cactus Canyon Caravan Carnival Castle
  Cavern Chalice Cherries Citadel Clovers Comet Compass Coyote Crown Dolphin Dragon Drums Eagle Echo Express Falcon Festival Fireflies Fortune
  Fountain Foxes Frontier Fruits Galaxy Garden Gecko Gems Genie Glacier Goblins Harbour Harvest Hedgehog Heist Horizon Island Jesters Jungle Kingdom
  Lagoon Lanterns Lemons Leopard Lighthouse Lotus Mango Mask Meadow Mermaid Meteor Mine Monkeys Oasis Ocean Orchard Orchid Otter Owls Panda Parade
  Parrots Phoenix Pirates Planet Pyramid Quest Railway Ranch Raven Reef River Robots Safari Saloon Samurai Scrolls Sevens Sirens Sphinx Stallions
  Stars Temple Tigers Totems Treasure Tulips Valley Viking Volcano Voyage Walrus Waterfall Wizard Wolves
`);

const cyrillicQualities = [
  'Золотые',
  'Лесные',
  'Морские',
  'Тайные',
  'Северные',
  'Весёлые',
  'Лунные',
  'Снежные',
  'Медовые',
  'Горные',
  'Хрустальные',
  'Огненные',
] as const;
const cyrillicThings = [
  'лисы',
  'ягоды',
  'звёзды',
  'клады',
  'волны',
  'самоцветы',
  'медведи',
  'кони',
  'яблоки',
  'фонари',
  'совы',
  'сказки',
  'ярмарки',
  'маски',
  'острова',
] as const;

const suffixes = [
  'Deluxe',
  'II',
  'Rush',
  'Hold & Spin',
  'Hot',
  'Nights',
  'Jackpot',
  '243',
  'Mega',
  'Splash',
  'Wilds',
  'Bonus Buy',
  'Reloaded',
  '777',
  'Extra',
  'Gold',
] as const;

const crashNames = ['Crash', 'Rocket', 'Sky Crash', 'Crash Dive'] as const;
const rouletteNames = ['Roulette', 'Speed Roulette', 'Roulette Live', 'Double Roulette'] as const;

const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** The name as it stands in an address: `Золотые лисы 243` gives `zolotye-lisy-243`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => letters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What a game is, which decides how its page plays. */
export type GameTheme = 'slot' | 'crash' | 'roulette' | 'blackjack' | 'baccarat' | 'poker' | 'bingo' | 'scratch' | 'fishing';

function baseName(random: Random, theme: GameTheme): string {
  if (theme === 'crash') return `${random.pick(qualities)} ${random.pick(crashNames)}`;
  if (theme === 'roulette') return `${random.pick(qualities)} ${random.pick(rouletteNames)}`;
  if (theme !== 'slot') return `${random.pick(qualities)} ${theme.charAt(0).toUpperCase()}${theme.slice(1)}`;
  if (random.chance(0.04)) return `${random.pick(cyrillicQualities)} ${random.pick(cyrillicThings)}`;
  return `${random.pick(qualities)} ${random.pick(things)}`;
}

/** A name that is not in `taken` yet, which it joins by its slug. */
export function inventName(random: Random, theme: GameTheme, taken: Set<string>): { name: string; slug: string } {
  for (let attempt = 0; ; attempt += 1) {
    const base = baseName(random, theme);
    const name = attempt === 0 ? base : attempt < 20 ? `${base} ${random.pick(suffixes)}` : `${base} ${attempt}`;
    const slug = slugOf(name);
    if (taken.has(slug)) continue;
    taken.add(slug);
    return { name, slug };
  }
}
