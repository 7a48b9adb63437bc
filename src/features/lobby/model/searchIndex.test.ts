import { describe, expect, it } from 'vitest';
import type { Category, Game, Producer } from '#/api/generated/model/index.ts';
import { fuzzyMatch } from '#/lib/fuzzyMatch.ts';
import { queryReadings } from '#/lib/searchText.ts';
import { SEARCH_RESULTS } from './rules.ts';
import { optionsOf, buildSearchIndex, listSearchOf, searchIndex } from './searchIndex.ts';

const pause = () => Promise.resolve();
const game = (name: string, popularity = 0): Game => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  preview: '/a.svg',
  allow_bonus_balance: true,
  active: true,
  badges: [],
  disabled: false,
  has_demo_mode: true,
  popularity,
});
const producers: Producer[] = [{ id: 1, slug: 'polar', name: 'Polar Play', pageType: 'producer' }];
const games = [
  game('Hot Slots', 5),
  game('Golden Harvest', 9),
  game('Slots of Rome', 1),
  game('Книга Ра', 3),
  game('Café Royal', 2),
  game('Lucky Seven', 4),
];
const categories: Category[] = [
  { slug: 'slots', name: 'Слоты', pageType: 'category' },
  { slug: 'jackpot_games', name: 'Джекпоты', pageType: 'category' },
];
const index = await buildSearchIndex({ games, producers, categories }, pause);
const names = (query: string, fuzzy: typeof fuzzyMatch | undefined = fuzzyMatch): string[] =>
  searchIndex(index, query, fuzzy).games.map(({ name }) => name);

describe('search', () => {
  it('ranks an exact name first, above more popular games, producers and categories', async () => {
    const named = await buildSearchIndex(
      { games: [game('Slots of Rome', 9), game('Slots', 1)], producers, categories },
      pause,
    );
    for (const query of ['slots', ' SLOTS ', 'ыдщеы']) {
      const results = searchIndex(named, query, fuzzyMatch);
      expect(results.games.map(({ name }) => name)).toEqual(['Slots', 'Slots of Rome']);
      expect(optionsOf(results).map(({ kind }) => kind)).toEqual(['game', 'game', 'category']);
    }
    expect(optionsOf(searchIndex(named, 'slo', fuzzyMatch))[0]?.kind).toBe('category');
  });
  it('ranks names that begin with the query above names in which a later word does', () => {
    expect(names('slots').slice(0, 2)).toEqual(['Slots of Rome', 'Hot Slots']);
  });
  it('tolerates the wrong keyboard layout: ыдщеы finds slots', () => {
    expect(names('ыдщеы')).toContain('Hot Slots');
    expect(names('rybuf')).toContain('Книга Ра');
  });
  it('tolerates transliteration in both directions', () => {
    expect(names('kniga')).toEqual(['Книга Ра']);
    expect(names('лаки')).toContain('Lucky Seven');
  });
  it('tolerates one typo per word', () => {
    expect(names('goldne')).toContain('Golden Harvest');
    expect(names('harvset')).toContain('Golden Harvest');
  });
  it('ignores accents and case', () => {
    expect(names('CAFE')).toEqual(['Café Royal']);
  });
  it('finds words in any order', () => {
    expect(names('seven lucky')).toContain('Lucky Seven');
  });
  it('finds nothing for letters that resemble no name', async () => {
    const named = await buildSearchIndex(
      { games: [game('Book of Tiara'), game('Red Pyramid'), game('Williamson')], producers, categories },
      pause,
    );
    expect(searchIndex(named, 'qqzz', fuzzyMatch).games).toEqual([]);
  });
  it('finds words that begin with the query while the fuzzy search loads', () => {
    expect(names('gold', undefined)).toEqual(['Golden Harvest']);
  });
  it('finds nothing for an empty query', () => {
    expect(names('')).toEqual([]);
    expect(names('   ')).toEqual([]);
    expect(names('...')).toEqual([]);
    expect(names('qqqqq')).toEqual([]);
  });
  it('finds producers, too', () => {
    expect(searchIndex(index, 'pola', fuzzyMatch).producers).toEqual(producers);
  });
  it("finds categories by their name in the player's language and by their slug: ыдщеы finds slots", () => {
    for (const query of ['сло', 'slots', 'ыдщеы', 'sltos'])
      expect(searchIndex(index, query, fuzzyMatch).categories.map(({ slug }) => slug)).toEqual(['slots']);
  });
  it('finds games by the name and the synonyms of their category', async () => {
    const tables = await buildSearchIndex(
      {
        games: [
          { ...game('Velvet Seven', 1), categories: ['blackjack', 'table'] },
          { ...game('Wheel of Rome', 2), categories: ['roulette', 'table'] },
          game('Blackened Sky', 9),
        ],
        producers,
        categories: [
          { slug: 'blackjack', name: 'Блэкджек', pageType: 'category' },
          { slug: 'roulette', name: 'Рулетка', pageType: 'category' },
        ],
      },
      pause,
    );
    const first = (query: string) => searchIndex(tables, query, fuzzyMatch).games[0]?.name;
    for (const query of ['блэкджек', 'Блекджек', 'blackjack', 'black jack', '21'])
      expect(first(query), query).toBe('Velvet Seven');
    for (const query of ['рулетка', 'roulette', 'roleta']) expect(first(query), query).toBe('Wheel of Rome');
  });
  it("shows games that begin with the query before a producer that does, unless the query is the producer's full name", async () => {
    const golden: Producer = { id: 2, slug: 'g', name: 'Goldwing', pageType: 'producer' };
    const both = await buildSearchIndex({ games, producers: [golden], categories }, pause);
    const kinds = (query: string) => optionsOf(searchIndex(both, query, fuzzyMatch)).map(({ kind }) => kind);
    expect(kinds('gold')[0]).toBe('game');
    expect(kinds('gold')).toContain('producer');
    expect(kinds('goldwing')[0]).toBe('producer');
  });
  it('tolerates joined and split words', () => {
    expect(names('goldenharvest')).toEqual(['Golden Harvest']);
    expect(names('gold enharvest')).toEqual(['Golden Harvest']);
    expect(names('голденхарвест')).toEqual(['Golden Harvest']);
  });
  it('finds producers by the sound of their name: нортлайт finds Northlight', async () => {
    const northlight: Producer = { id: 2, slug: 'n', name: 'Northlight Studio', pageType: 'producer' };
    const named = await buildSearchIndex({ games, producers: [northlight], categories }, pause);
    for (const query of ['нортлайт', 'Норт лайт'])
      expect(searchIndex(named, query, fuzzyMatch).producers, query).toEqual([northlight]);
  });
  describe('a search with what players really type finds', async () => {
    const northlight: Producer = { id: 2, slug: 'n', name: 'Northlight Studio', pageType: 'producer' };
    const murphy: Producer = { id: 3, slug: 'm', name: 'Murphy Games', pageType: 'producer' };
    const of = ({ slug, name }: Producer) => ({ producer: { slug, name } });
    const all = await buildSearchIndex(
      {
        games: [
          { ...game('Golden Foxes', 9), ...of(northlight) },
          { ...game('Purple Sky', 8), ...of(murphy) },
          { ...game('Golden Sevens', 7), ...of(murphy) },
          { ...game('Wheel of Rome', 2), categories: ['roulette'] },
          { ...game('Sky Rocket', 1), categories: ['crash_games'] },
        ],
        producers: [northlight, murphy],
        categories: [
          { slug: 'roulette', name: 'Рулетка', pageType: 'category' },
          { slug: 'crash_games', name: 'Краш', pageType: 'category' },
        ],
      },
      pause,
    );
    const find = (query: string) => searchIndex(all, query, fuzzyMatch);
    const gamesFor = (query: string) => find(query).games.map(({ name }) => name);
    it('a game despite a wrong first letter of a long word', () =>
      expect(gamesFor('gurple')).toEqual(['Purple Sky']));
    it('a producer by the sound of its name', () =>
      expect(find('northlite').producers).toEqual([northlight]));
    it.each(['northlight golden', 'golden northlight', 'northlight studio golden', 'northlight'])(
      "a game by its producer's name: %s",
      (query) => expect(gamesFor(query)).toEqual(['Golden Foxes']),
    );
    it("a category's games despite the wrong keyboard layout and a typo", () =>
      expect(gamesFor('hekmnrf')).toEqual(['Wheel of Rome']));
    it("a category's games, but no producers with a name that is similar only in another alphabet", () => {
      expect(gamesFor('краш')).toEqual(['Sky Rocket']);
      expect(find('краш').producers).toEqual([]);
    });
    it.each(['<b>x', 'a b'])('nothing for single letters: %s', (query) =>
      expect(optionsOf(find(query))).toEqual([]),
    );
  });
  it('shows at most 60 games, the most popular of them', async () => {
    const many = await buildSearchIndex(
      {
        games: Array.from({ length: 200 }, (_, at) => game(`Star ${String(at)}`, at)),
        producers: [],
        categories: [],
      },
      pause,
    );
    const found = searchIndex(many, 'star', fuzzyMatch).games;
    expect(found).toHaveLength(SEARCH_RESULTS);
    expect(found[0]?.name).toBe('Star 199');
  });
  it('first tries the query exactly as it was typed', () => {
    expect(queryReadings('slots')[0]).toBe('slots');
    expect(queryReadings('')).toEqual([]);
  });
  it('treats special characters as plain text', () => {
    expect(() => names('.*(a|b)+$ \\ [')).not.toThrow();
  });
});

describe('the query of the page with all found games', () => {
  const textOf = (query: string) => listSearchOf(query, searchIndex(index, query, fuzzyMatch).games);
  it('is the typed text if the games contain its words', () => {
    expect(textOf('Golden Har')).toBe('golden har');
    expect(textOf('Книга')).toBe('книга');
  });
  it('is the converted text that the games contain: ыдщеы becomes slots', () => {
    expect(textOf('ыдщеы')).toBe('slots');
    expect(textOf('голден')).toBe('golden');
  });
  it('is null for games found despite a typo, and if no games were found', () => {
    expect(textOf('goldan')).toBeNull();
    expect(textOf('zzzzz')).toBeNull();
  });
});
