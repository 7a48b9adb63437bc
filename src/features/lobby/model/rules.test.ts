import { describe, expect, it } from 'vitest';
import type { Category, CategoryItem, Producer, Winner } from '#/api/generated/model/index.ts';
import {
  chipOrder,
  isAlwaysThere,
  isOffered,
  jackpotAt,
  lobbyRows,
  mergeCategories,
  producersOf,
  searchProducers,
  withWinner,
} from './rules.ts';

const category = (slug: string, more: Partial<Category> = {}): Category => ({
  slug,
  name: slug.toUpperCase(),
  pageType: 'category',
  ...more,
});
const producer = (id: number, name: string, more: Partial<Producer> = {}): Producer => ({
  id,
  slug: name.toLowerCase(),
  name,
  pageType: 'producer',
  ...more,
});
const slugs = (items: readonly { slug: string }[]): string[] => items.map(({ slug }) => slug);
const nameOf = (slug: string): string => `name of ${slug}`;

describe('the categories', () => {
  it('are sorted by position, and those without a position come last', () => {
    const items: CategoryItem[] = [
      category('c'),
      category('b', { position: 2 }),
      category('a', { position: 1 }),
    ];
    expect(slugs(mergeCategories(items, nameOf)).slice(0, 3)).toEqual(['a', 'b', 'c']);
  });
  it('always include crash_games, buy_games, jackpot_games and wagering', () => {
    expect(slugs(mergeCategories([], nameOf))).toEqual([
      'crash_games',
      'buy_games',
      'jackpot_games',
      'wagering',
    ]);
    expect(mergeCategories([], nameOf)[0]).toEqual({
      slug: 'crash_games',
      name: 'name of crash_games',
      pageType: 'category',
    });
  });
  it("don't contain these twice if the server sends them", () => {
    const merged = mergeCategories(
      [category('wagering', { position: 1 }), category('crash_games', { position: 2 })],
      nameOf,
    );
    expect(slugs(merged)).toEqual(['wagering', 'crash_games', 'buy_games', 'jackpot_games']);
    expect(merged[0]?.name).toBe('WAGERING');
  });
  it("don't include the producers in the same response", () => {
    expect(slugs(mergeCategories([producer(1, 'North'), category('slots')], nameOf))).not.toContain('north');
    expect(
      slugs(
        producersOf([
          producer(1, 'Late', { position: 2 }),
          category('slots'),
          producer(2, 'Early', { position: 1 }),
        ]),
      ),
    ).toEqual(['early', 'late']);
  });
  it('always exist if they are allgames or one of those that the client adds', () => {
    expect(isAlwaysThere('allgames')).toBe(true);
    expect(isAlwaysThere('wagering')).toBe(true);
    expect(isAlwaysThere('slots')).toBe(false);
  });
});

it('during a break, no category about bonuses is offered', () => {
  const slugs = ['top', 'otygrat_bonus', 'wagering', 'buy_games'];
  expect(slugs.filter((slug) => isOffered(slug, true))).toEqual(['top']);
  expect(slugs.filter((slug) => isOffered(slug, false))).toEqual(slugs);
});

describe('the chips of the lobby', () => {
  it("are the top categories in the brand's order, then the others, without the category of all games", () => {
    const categories = ['allgames', 'bingo', 'table', 'slots'].map((slug) => category(slug));
    expect(slugs(chipOrder(categories, ['slots', 'missing', 'table']))).toEqual(['slots', 'table', 'bingo']);
  });
});

describe('the rows of the lobby', () => {
  const defaults = ['recommended', 'top'];
  it('are the default categories in their order', () => {
    expect(lobbyRows([category('top'), category('slots'), category('recommended')], defaults)).toEqual([
      'recommended',
      'top',
    ]);
  });
  it('also include the categories that the server marks for the lobby, after the default ones', () => {
    const [slots, live] = [category('slots', { showInLobby: true }), category('live', { showInLobby: true })];
    expect(
      lobbyRows([slots, category('top'), category('bingo', { showInLobby: false }), live], defaults),
    ).toEqual(['top', 'slots', 'live']);
  });
  it("are all default categories until the server's categories have loaded", () => {
    expect(lobbyRows(null, defaults)).toEqual(defaults);
  });
  it("don't include a category that the server doesn't send or that it hides in the lobby", () => {
    expect(lobbyRows([category('recommended'), category('top', { showInLobby: false })], defaults)).toEqual([
      'recommended',
    ]);
    expect(lobbyRows([], defaults)).toEqual([]);
  });
});

describe('the search for producers', () => {
  const many = Array.from({ length: 10 }, (_, index) => producer(index + 1, `Producer ${String(index)}`));
  const producers = [...many, producer(11, 'Северное сияние'), producer(12, 'North Works')];

  it('shows the top 8 and then all others if the query has fewer than 3 characters', () => {
    for (const query of ['', '  ', 'no', ' no ']) {
      expect(searchProducers(producers, query)).toEqual({
        kind: 'all',
        top: producers.slice(0, 8),
        others: producers.slice(8),
      });
    }
  });
  it('finds names that begin with the query, ignoring case and spaces around it', () => {
    expect(searchProducers(producers, '  NORTH')).toEqual({ kind: 'found', producers: [producers[11]] });
    expect(searchProducers(producers, 'сев')).toEqual({ kind: 'found', producers: [producers[10]] });
  });
  it("doesn't find words in the middle of a name", () => {
    expect(searchProducers(producers, 'works')).toEqual({ kind: 'empty' });
  });
  it('finds nothing for an unknown name', () => {
    expect(searchProducers(producers, 'zzz')).toEqual({ kind: 'empty' });
  });
  it('counts characters of the query, not UTF-16 code units', () => {
    expect(searchProducers(producers, '😀').kind).toBe('all');
  });
});

describe('the live winners', () => {
  const winner = (id: string, wonAt: string): Winner => ({
    id,
    username: 'mar***',
    amount: 100,
    game: { slug: 'a', name: 'A', preview: '/a.svg' },
    wonAt,
  });
  const first = winner('1', '2026-01-01T10:00:00Z');
  const second = winner('2', '2026-01-01T11:00:00Z');

  it('are sorted by time, the latest first', () => {
    expect(withWinner([first], second)).toEqual([second, first]);
    expect(withWinner([second], first)).toEqual([second, first]);
    expect(withWinner([], first)).toEqual([first]);
  });
  it('contain a win only once if its message arrives twice', () => {
    expect(withWinner([second, first], second)).toEqual([second, first]);
  });
  it('are limited to the latest 30', () => {
    const full = Array.from({ length: 30 }, (_, index) =>
      winner(`old ${String(index)}`, `2026-01-01T09:00:${String(59 - index).padStart(2, '0')}Z`),
    );
    const next = withWinner(full, first);
    expect(next).toHaveLength(30);
    expect(next[0]).toBe(first);
  });
});

describe('the daily jackpot', () => {
  const jackpot = { amount: 100_00, updatedAt: '2026-01-01T10:00:00Z', growthPerHour: 36_00 };
  const at = (iso: string): number => jackpotAt(jackpot, Date.parse(iso));

  it('grows evenly from its hourly rate', () => {
    expect(at('2026-01-01T11:00:00Z')).toBe(136_00);
    expect(at('2026-01-01T10:00:01Z')).toBe(100_01);
  });
  it("never falls below the server's amount", () => {
    expect(at('2026-01-01T09:00:00Z')).toBe(100_00);
    expect(jackpotAt({ ...jackpot, updatedAt: 'nonsense' }, Date.parse('2026-01-02T00:00:00Z'))).toBe(100_00);
  });
  it('stays constant without a growth rate', () => {
    expect(jackpotAt({ amount: 5, updatedAt: jackpot.updatedAt }, Date.parse('2026-01-02T00:00:00Z'))).toBe(
      5,
    );
  });
  it('is capped at the largest safe integer', () => {
    expect(
      jackpotAt({ ...jackpot, growthPerHour: Number.MAX_SAFE_INTEGER }, Date.parse('2026-02-01T00:00:00Z')),
    ).toBe(Number.MAX_SAFE_INTEGER);
  });
});
